import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { FileError, parseLocatedYaml, schemaProblems } from "freeform-rpg/plugins/lore";
import { SystemConfig } from "freeform-rpg/schemas";

/** Reads one system file as it stands, without what it inherits. */
export const readSystem = async (id: string, folder: string): Promise<SystemConfig> => {
  const file = join(folder, `${id}.yaml`);
  const yaml = parseLocatedYaml(file, await readFile(file, "utf8"));
  const parsed = SystemConfig.safeParse(yaml.value);
  const problems = parsed.success ? yaml.problems : [...yaml.problems, ...schemaProblems(yaml, parsed.error, [])];
  if (!parsed.success || problems.length > 0) throw new FileError("system_invalid", `The rule system "${id}" cannot be used:`, problems);
  return parsed.data;
};

import { readFile } from "node:fs/promises";
import { basename, join } from "node:path";
import { PackManifest } from "freeform-rpg/schemas";
import { findPackFiles } from "./pack-files.ts";
import { parseLocatedYaml } from "./located-yaml.ts";
import { FileError, errorsAmong, inReadingOrder } from "./problems.ts";
import type { FileProblem } from "./problems.ts";
import { readContentFile } from "./read-content-file.ts";
import type { PackFile } from "./read-content-file.ts";
import { relationProblems, repeatedIds } from "./pack-checks.ts";
import { schemaProblems } from "./schema-problems.ts";

/** A content pack as it lies on disk. */
export interface Pack {
  readonly folder: string;
  readonly manifest: PackManifest;
  /** Sorted by path. */
  readonly files: readonly PackFile[];
  readonly warnings: readonly FileProblem[];
}

/**
 * Reads a pack: `pack.yaml` and every Markdown file below it. Throws `pack_not_found` when there is no
 * manifest and `pack_invalid` with all problems at once, links that lead out of the folder among them.
 */
export const readPack = async (folder: string): Promise<Pack> => {
  const manifest = await readManifest(folder);
  const { files, problems: refused } = await findPackFiles(folder);
  const id = manifest.value?.id ?? basename(folder);
  const read = await Promise.all(files.map((path) => readOne(folder, id, path)));
  const contents = read.flatMap(({ content }) => content ?? []);
  const problems = [
    ...manifest.problems,
    ...refused,
    ...read.flatMap((each) => each.problems),
    ...repeatedIds(folder, contents),
    ...relationProblems(folder, id, contents),
  ];
  if (manifest.value === null || errorsAmong(problems).length > 0)
    throw new FileError("pack_invalid", `The content pack "${id}" cannot be used:`, problems);
  return { folder, manifest: manifest.value, files: contents, warnings: inReadingOrder(problems) };
};

const readOne = async (folder: string, packId: string, path: string) => {
  const file = join(folder, path);
  return readContentFile(packId, path, file, await readFile(file, "utf8"));
};

const readManifest = async (folder: string): Promise<{ value: PackManifest | null; problems: readonly FileProblem[] }> => {
  const file = join(folder, "pack.yaml");
  const text = await readFile(file, "utf8").catch(() => null);
  if (text === null) throw new FileError("pack_not_found", notFound(folder), []);
  const yaml = parseLocatedYaml(file, text);
  if (yaml.problems.length > 0) return { value: null, problems: yaml.problems };
  const parsed = PackManifest.safeParse(yaml.value);
  if (!parsed.success) return { value: null, problems: schemaProblems(yaml, parsed.error, Object.keys(PackManifest.shape)) };
  if (parsed.data.id === basename(folder)) return { value: parsed.data, problems: [] };
  const message = `id is "${parsed.data.id}", but the folder is "${basename(folder)}"; the two must be the same. Rename one of them.`;
  return { value: parsed.data, problems: [{ file, line: yaml.lineOf(["id"]), message, severity: "error" }] };
};

const notFound = (folder: string): string =>
  `There is no content pack in "${folder}": a pack is a folder with a file pack.yaml. Check the id, or put the pack there.`;

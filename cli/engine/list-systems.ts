import { Systems } from "freeform-rpg/plugins/rules/systems";
import { summariseSystems } from "freeform-rpg/plugins/rules/systems/lib";
import type { SystemRepository } from "freeform-rpg/plugins/rules/systems";
import { stringify } from "yaml";
import { readEnvironment } from "../environment.ts";
import { withKernel } from "../host.ts";
import { paint, print, printJson } from "../output.ts";
import type { JsonOption } from "../run-command.ts";

/** Lists the rule systems; with an id, prints that one with all that it inherits. */
export const listSystems = async (id: string | undefined, { json = false }: JsonOption): Promise<void> => {
  await withKernel(readEnvironment(), async (kernel) => {
    const systems = await kernel.use(Systems);
    await (id === undefined ? listAll(systems, json) : showOne(systems, id, json));
  });
};

const showOne = async (systems: SystemRepository, id: string, json: boolean): Promise<void> => {
  const { system, sources } = await systems.open(id);
  if (json) return printJson({ sources, system });
  print(sources.map((source) => `# merged from ${source}`).join("\n"));
  print(stringify(system, { lineWidth: 140 }).trimEnd());
};

const listAll = async (systems: SystemRepository, json: boolean): Promise<void> => {
  const summaries = await summariseSystems(systems);
  if (json) return printJson(summaries);
  for (const { id, name, method, inherits, problem, sources } of summaries) {
    print(`${paint.bold(id)}  ${name}`);
    if (problem !== null) print(`  ${paint.red("cannot be used:")} ${problem}`);
    else print(`  ${method ?? "no dice of its own"}${inherits === null ? "" : `, inherits ${inherits}`}  (${sources.at(-1)})`);
  }
};

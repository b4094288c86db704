import type { Command } from "commander";
import { Systems, summariseSystems } from "freeform-rpg/plugins/systems";
import type { SystemShelf } from "freeform-rpg/plugins/systems";
import { stringify } from "yaml";
import { readEnvironment } from "../environment.ts";
import { assembleKernel } from "../host.ts";
import { paint, print, printJson } from "../output.ts";
import { runCommand } from "../run-command.ts";

/** `list-systems`: the rule systems at hand, or one of them with all that it inherits. */
export const addListSystems = (program: Command): void => {
  program
    .command("list-systems")
    .summary("list the rule systems at hand")
    .description(
      "Lists the rule systems of the systems folder and of the packs. With an id: that system with everything it inherits, and from which files.",
    )
    .argument("[id]", "show this one, merged")
    .option("--json", "one JSON document")
    .addHelpText("after", help)
    .action((id: string | undefined, { json = false }: { json?: boolean }) => runCommand(json, () => listSystems(id, json)));
};

const help = `
Examples:
  $ npx freeform-rpg list-systems
  $ npx freeform-rpg list-systems d20
  $ npx freeform-rpg list-systems --json | jq '.[].id'`;

const listSystems = async (id: string | undefined, json: boolean): Promise<void> => {
  const kernel = await assembleKernel(readEnvironment());
  try {
    const shelf = await kernel.use(Systems);
    await (id === undefined ? listAll(shelf, json) : showOne(shelf, id, json));
  } finally {
    await kernel.close();
  }
};

const showOne = async (shelf: SystemShelf, id: string, json: boolean): Promise<void> => {
  const { system, sources } = await shelf.open(id);
  if (json) return printJson({ sources, system });
  print(sources.map((source) => `# merged from ${source}`).join("\n"));
  print(stringify(system, { lineWidth: 140 }).trimEnd());
};

const listAll = async (shelf: SystemShelf, json: boolean): Promise<void> => {
  const systems = await summariseSystems(shelf);
  if (json) return printJson(systems);
  for (const { id, name, method, inherits, problem, sources } of systems) {
    print(`${paint.bold(id)}  ${name}`);
    if (problem !== null) print(`  ${paint.red("cannot be used:")} ${problem}`);
    else print(`  ${method ?? "no dice of its own"}${inherits === null ? "" : `, inherits ${inherits}`}  (${sources.at(-1)})`);
  }
};

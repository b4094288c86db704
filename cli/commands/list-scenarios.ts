import type { Command } from "commander";
import { scenariosQuestion } from "../new-game/documents.ts";
import { paint, print, printJson } from "../output.ts";
import { runCommand } from "../run-command.ts";
import { connected, withConnectOptions } from "./connect-options.ts";
import type { AskOptions } from "./connect-options.ts";

/** `list-scenarios`: what can be played. */
export const addListScenarios = (program: Command): void => {
  withConnectOptions(program.command("list-scenarios"))
    .summary("list what can be played")
    .description("Lists every scenario at hand. One that cannot be played says why.")
    .addHelpText("after", help)
    .action((options: AskOptions) => runCommand(options.json ?? false, () => listScenarios(options)));
};

const help = `
Examples:
  $ npx freeform-rpg list-scenarios
  $ npx freeform-rpg list-scenarios --json | jq '.[].key'`;

const listScenarios = ({ json, ...options }: AskOptions): Promise<void> =>
  connected(options, async ({ api }) => {
    const { scenarios } = await api.ask(scenariosQuestion.document, {}, scenariosQuestion.answer);
    if (json) return printJson(scenarios);
    if (scenarios.length === 0) print("There are no scenarios. Put one into the folder that freeform.config.ts names.");
    for (const { key, name, description, genre, estimatedLength, problems } of scenarios) {
      print(`${paint.bold(key)}  ${name} (${[genre, estimatedLength].filter(Boolean).join(", ")})`);
      print(`  ${description}`);
      for (const problem of problems) print(`  ${paint.red("cannot be played:")} ${problem}`);
    }
  });

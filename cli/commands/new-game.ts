import { Option } from "commander";
import type { Command } from "commander";
import type { ApiClient } from "../api/api-client.ts";
import { CommandError } from "../command-error.ts";
import { createMutation } from "../new-game/documents.ts";
import type { NewCampaign } from "../new-game/documents.ts";
import { holdSessionZero } from "../new-game/hold-session-zero.ts";
import { readFounded } from "../new-game/read-founded.ts";
import { canAsk, print, printJson } from "../output.ts";
import { wrapWords } from "../wrap-words.ts";
import { runCommand } from "../run-command.ts";
import { connected, withConnectOptions } from "./connect-options.ts";
import type { AskOptions } from "./connect-options.ts";

interface NewGameOptions extends AskOptions {
  readonly scenario?: string;
  readonly name?: string;
  readonly yes?: boolean;
  readonly beyondRepair?: "safe" | "hold";
}

/** `new-game`: founds a campaign. */
export const addNewGame = (program: Command): void => {
  withConnectOptions(program.command("new-game"))
    .summary("found a campaign")
    .description(
      "Founds a campaign: by session zero in the terminal, or from a scenario as it stands. You become its DM and play its first character.",
    )
    .option("--scenario <id>", "found it from this scenario, without questions")
    .option("--name <name>", "what to call it (default: as the scenario is called)")
    .addOption(
      new Option(
        "--beyond-repair <what>",
        "a narration that cannot be mended: told safely at once, or held for the DM (default: safe; needs --scenario)",
      ).choices(["safe", "hold"]),
    )
    .option("--yes", "ask nothing; needs --scenario")
    .addHelpText("after", help)
    .action((options: NewGameOptions) => runCommand(options.json ?? false, () => foundGame(options)));
};

const help = `
Examples:
  $ npx freeform-rpg new-game
  $ npx freeform-rpg new-game --scenario dead_drop --yes
  $ npx freeform-rpg new-game --scenario dead_drop --name "Friday table" --as ada --yes --json
  $ npx freeform-rpg new-game --scenario dead_drop --beyond-repair hold`;

const foundGame = ({ scenario, name, beyondRepair, yes = false, json = false, ...options }: NewGameOptions): Promise<void> => {
  if (scenario === undefined && beyondRepair !== undefined) {
    throw new CommandError("scenario_needed", "--beyond-repair needs --scenario: without one session zero asks for it.", 2);
  }
  if (scenario === undefined && (yes || json || !canAsk())) {
    throw new CommandError(
      "scenario_needed",
      "Without a terminal there are no questions: name a scenario with --scenario. list-scenarios lists them.",
      2,
    );
  }
  return connected(options, async ({ api }) => {
    const founded = scenario === undefined ? await holdSessionZero(api) : await foundFrom(api, scenario, { name, beyondRepair });
    if (json) return printJson({ campaign: founded.key, name: founded.name, openingText: founded.openingText });
    print(
      `${wrapWords(founded.openingText)}\n\nThe campaign "${founded.name}" is founded. Play it:\n\n  npx freeform-rpg play --campaign ${founded.key} --as ${options.as}`,
    );
  });
};

const foundFrom = async (
  api: ApiClient,
  scenario: string,
  { name, beyondRepair }: Pick<NewGameOptions, "name" | "beyondRepair">,
): Promise<NewCampaign> => {
  const input = { from: { scenario }, ...(name && { name }), ...(beyondRepair && { beyondRepair: beyondRepair.toUpperCase() }) };
  const { founded } = await api.ask(createMutation.document, { input }, createMutation.answer);
  return readFounded(founded);
};

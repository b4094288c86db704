import { Option } from "commander";
import type { Command } from "commander";
import type { NewGameOptions } from "../new-game/new-game.ts";
import { runCommand } from "../run-command.ts";
import { withConnectOptions } from "./connect-options.ts";

/** `new-game`: creates a campaign. */
export const addNewGame = (program: Command): void => {
  withConnectOptions(program.command("new-game"))
    .summary("create a campaign")
    .description("Creates a campaign: by session zero in the terminal, or from a scenario. You become its DM and play its first character.")
    .option("--scenario <id>", "create it from this scenario, without questions")
    .option("--name <name>", "its name (default: the name of the scenario)")
    .addOption(
      new Option(
        "--unfixable <policy>",
        "for narrations that cannot be fixed: publish the fallback narration, or hold them for the DM (default: fallback; needs --scenario)",
      ).choices(["fallback", "hold"]),
    )
    .option("--yes", "ask no questions; needs --scenario")
    .addHelpText("after", help)
    .action((options: NewGameOptions) => runCommand(options, async () => (await import("../new-game/new-game.ts")).createGame(options)));
};

const help = `
Examples:
  $ npx freeform-rpg new-game
  $ npx freeform-rpg new-game --scenario dead_drop --yes
  $ npx freeform-rpg new-game --scenario dead_drop --name "Friday game" --as ada --yes --json
  $ npx freeform-rpg new-game --scenario dead_drop --unfixable hold`;

import type { Command } from "commander";
import type { RunTurnOptions } from "../play/run-turn.ts";
import { runCommand } from "../run-command.ts";
import { withCampaignOptions } from "./connect-options.ts";

/** `run-turn`: plays one turn. */
export const addRunTurn = (program: Command): void => {
  withCampaignOptions(program.command("run-turn"))
    .summary("play one turn")
    .description("Plays one turn and prints its result.")
    .requiredOption("--text <text>", "what the character does or says")
    .option("--key <key>", "idempotency key: the same key never plays a second turn (default: a new one)")
    .addHelpText("after", help)
    .action((options: RunTurnOptions) => runCommand(options, async () => (await import("../play/run-turn.ts")).runTurn(options)));
};

const help = `
Examples:
  $ npx freeform-rpg run-turn --text "I look around."
  $ npx freeform-rpg run-turn --campaign demo --as ada --text "I bribe the guard." --json | jq .rolls`;

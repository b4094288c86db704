import { randomUUID } from "node:crypto";
import type { Command } from "commander";
import { printJson } from "../output.ts";
import { playTurn } from "../play/api-table.ts";
import { printTurn } from "../play/play-lines.ts";
import { runCommand } from "../run-command.ts";
import { connected, withAskOptions } from "./connect-options.ts";
import type { AskOptions } from "./connect-options.ts";

interface RunTurnOptions extends AskOptions {
  readonly text: string;
  readonly key?: string;
}

/** `run-turn`: plays one turn. */
export const addRunTurn = (program: Command): void => {
  withAskOptions(program.command("run-turn"))
    .summary("play one turn")
    .description("Plays one turn and prints what came of it.")
    .requiredOption("--text <text>", "what the character does or says")
    .option("--key <key>", "idempotency key: the same key again plays nothing twice (default: new)")
    .addHelpText("after", help)
    .action((options: RunTurnOptions) => runCommand(options.json ?? false, () => runTurn(options)));
};

const help = `
Examples:
  $ npx freeform-rpg run-turn --text "I look around."
  $ npx freeform-rpg run-turn --campaign demo --as ada --text "I bribe the guard." --json | jq .rolls`;

const runTurn = ({ campaign, text, key, json, ...options }: RunTurnOptions): Promise<void> =>
  connected(options, async ({ api }) => {
    const turn = await playTurn(api, { campaignId: campaign, text, idempotencyKey: key ?? randomUUID() }, () => {});
    if (json) printJson({ campaign, ...turn });
    else printTurn(turn);
  });

import type { Command } from "commander";
import { canAsk, remark } from "../output.ts";
import { openTable } from "../play/api-table.ts";
import { playAtTerminal } from "../play/play-terminal.ts";
import { playLines } from "../play/play-lines.ts";
import { runCommand } from "../run-command.ts";
import { connected, withAskOptions } from "./connect-options.ts";
import type { AskOptions } from "./connect-options.ts";

/** `play`: a campaign as a text adventure. */
export const addPlay = (program: Command): void => {
  withAskOptions(program.command("play"))
    .summary("play a campaign in this terminal")
    .description("Plays a campaign in the terminal. Without a terminal, every line of standard input is one turn.")
    .addHelpText("after", help)
    .action((options: AskOptions) => runCommand(options.json ?? false, () => play(options)));
};

const help = `
While playing: /look /clocks /threads /inventory /recap /undo /help /quit

Examples:
  $ npx freeform-rpg play
  $ npx freeform-rpg play --campaign harbour --as ada
  $ npx freeform-rpg play --url http://table.example:4000 --token "$TOKEN"
  $ printf 'I look around.\\nI ask the bartender about the courier.\\n' | npx freeform-rpg play`;

const play = (options: AskOptions): Promise<void> =>
  connected(options, async ({ api, server }) => {
    const table = await openTable(api, options.campaign);
    if (server !== null && canAsk()) remark(`Playing through the server at ${server}`);
    if (canAsk() && !options.json) await playAtTerminal(table);
    else await playLines(table, options.json ?? false);
  });

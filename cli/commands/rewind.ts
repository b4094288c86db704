import type { Command } from "commander";
import { CommandError } from "../command-error.ts";
import { demo } from "../demo.ts";
import { print, printJson } from "../output.ts";
import { rewindMutation } from "../play/documents.ts";
import { runCommand } from "../run-command.ts";
import { connected, withConnectOptions } from "./connect-options.ts";
import type { AskOptions } from "./connect-options.ts";

interface RewindOptions extends AskOptions {
  readonly to: number;
  readonly reason?: string;
}

/** `rewind`: takes later turns out of the story. */
export const addRewind = (program: Command): void => {
  withConnectOptions(program.command("rewind").option("--campaign <id>", "which campaign", demo.campaign), demo.dm)
    .summary("go back to an earlier turn")
    .description(
      "Takes later turns out of the story and sets the world back, for the DM. Nothing is deleted: they stay readable as superseded.",
    )
    .requiredOption("--to <number>", "the last turn that shall stand; 0 is the beginning", Number)
    .option("--reason <text>", "why, for the log")
    .addHelpText("after", help)
    .action((options: RewindOptions) => runCommand(options.json ?? false, () => rewind(options)));
};

const help = `
Examples:
  $ npx freeform-rpg rewind --to 4
  $ npx freeform-rpg rewind --campaign demo --as dee --to 0 --reason "We start over." --json`;

const rewind = ({ campaign, to, reason, json, ...options }: RewindOptions): Promise<void> =>
  connected(options, async ({ api }) => {
    if (!Number.isInteger(to) || to < 0) throw new CommandError("turn_number_invalid", "--to takes a whole number, 0 or more.", 2);
    const input = { campaignId: campaign, turnNumber: to, ...(reason && { reason }) };
    const { rewindCampaign: answer } = await api.ask(rewindMutation.document, { input }, rewindMutation.answer);
    if (answer.currentTurn === undefined) throw new CommandError(answer.reason ?? "refused", answer.message ?? "The rewind was refused.");
    if (json) printJson({ campaign, turn: answer.currentTurn });
    else print(`The campaign "${campaign}" stands at turn ${answer.currentTurn}. Later turns stay readable as superseded.`);
  });

import type { Command } from "commander";
import { CommandError } from "../command-error.ts";
import { paint, print, printJson } from "../output.ts";
import { turnQuestion } from "../play/documents.ts";
import { runCommand } from "../run-command.ts";
import { connected, withAskOptions } from "./connect-options.ts";
import type { AskOptions } from "./connect-options.ts";

interface ShowEventOptions extends AskOptions {
  readonly turn: number;
}

/** `show-event`: a committed turn as it stands in the log, as far as the viewer may know. */
export const addShowEvent = (program: Command): void => {
  withAskOptions(program.command("show-event"))
    .summary("show a turn as it stands in the log")
    .description("Shows a committed turn: what was said, the dice, what happened, what was told.")
    .requiredOption("--turn <number>", "the turn's number", Number)
    .addHelpText("after", help)
    .action((options: ShowEventOptions) => runCommand(options.json ?? false, () => showEvent(options)));
};

const help = `
Examples:
  $ npx freeform-rpg show-event --turn 3
  $ npx freeform-rpg show-event --campaign demo --turn 3 --json | jq .events`;

const showEvent = ({ campaign: id, turn: number, json, ...options }: ShowEventOptions): Promise<void> =>
  connected(options, async ({ api }) => {
    if (!Number.isInteger(number)) throw new CommandError("turn_number_invalid", `The turn must be a whole number, such as --turn 3.`, 2);
    const { turn } = (await api.ask(turnQuestion.document, { id, number }, turnQuestion.answer)).campaign;
    if (!turn) throw new CommandError("turn_not_found", `The campaign "${id}" has no turn ${number} that stands.`);
    if (json) return printJson(turn);
    print(`${paint.bold(`Turn ${turn.number}`)}  > ${String(turn.input)}\n`);
    for (const { action, dice, total, against, band } of turn.rolls)
      print(paint.dim(`${action}: ${dice.join(", ")} = ${total} against ${against}: ${band.toLowerCase()}`));
    for (const { type, text } of turn.events) print(paint.dim(`${type}${text ? `: ${text}` : ""}`));
    for (const { action, reason } of turn.blockedActions) print(paint.yellow(`${action} was not possible: ${reason}`));
    print(`\n${turn.text}`);
  });

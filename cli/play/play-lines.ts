import { createInterface } from "node:readline";
import { messageOf } from "freeform-rpg/kernel";
import { paint, print, printJson, remark } from "../output.ts";
import { runTableCommand } from "./table-commands.ts";
import type { Table, PlayedTurn } from "./table.ts";

/** Plays every line of standard input as a turn, for pipes and scripts. With `json` all turns are printed as one document at the end. */
export const playLines = async (table: Table, json: boolean): Promise<void> => {
  const turns: (PlayedTurn | { error: string; text: string })[] = [];
  if (!json) print([paint.bold(table.title), table.recap, `${table.lastText}\n`].filter((part) => part !== null).join("\n\n"));
  for await (const line of createInterface({ input: process.stdin })) {
    const text = line.trim();
    if (text === "") continue;
    if (text.startsWith("/")) {
      if ((await runTableCommand(table, text)) === "quit") break;
      continue;
    }
    if (!json) print(`> ${text}\n`);
    try {
      const turn = await table.play(text, () => {});
      turns.push(turn);
      if (!json) printTurn(turn);
    } catch (error) {
      process.exitCode = 1;
      turns.push({ text, error: messageOf(error) });
      if (!json) remark(`error ${messageOf(error)}`);
    }
  }
  if (json) printJson({ campaign: table.campaign, turns });
};

/** Prints a committed turn. */
export const printTurn = (turn: PlayedTurn): void => {
  print(turn.text);
  for (const roll of turn.rolls) print(paint.dim(roll));
  if (turn.prompt !== "") print(paint.italic(turn.prompt));
  print();
};

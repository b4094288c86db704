import { createInterface } from "node:readline";
import { messageOf } from "freeform-rpg/kernel";
import { paint, print, printJson, remark } from "../output.ts";
import { isTableCommand, runTableCommand } from "./table-commands.ts";
import type { Played, PlayedTurn, Table } from "./table.ts";

/** Plays every line of standard input as a turn, for pipes and scripts. With `json` all turns are printed as one document at the end. */
export const playLines = async (table: Table, json: boolean): Promise<void> => {
  const turns: (Played | { error: string; text: string })[] = [];
  const lastText = [table.lastText, ...table.lastMessages, ""].join("\n");
  if (!json) print([paint.bold(table.title), table.recap, lastText].filter((part) => part !== null).join("\n\n"));
  for await (const line of createInterface({ input: process.stdin })) {
    const text = line.trim();
    if (text === "") continue;
    if (isTableCommand(table, text)) {
      if ((await runTableCommand(table, text)) === "quit") break;
      continue;
    }
    if (!json) print(`> ${text}\n`);
    try {
      const played = await table.play(text, () => {});
      turns.push(played);
      if (!json) printPlayed(played);
    } catch (error) {
      process.exitCode = 1;
      turns.push({ text, error: messageOf(error) });
      if (!json) remark(`error ${messageOf(error)}`);
    }
  }
  if (json) printJson({ campaign: table.campaign, turns });
};

/** Prints a committed turn or a posted message. */
export const printPlayed = (played: Played): void => {
  if (played.type === "turn") printTurn(played);
  else print(`${played.text}\n`);
};

const printTurn = (turn: PlayedTurn): void => {
  print(turn.text);
  for (const roll of turn.rolls) print(paint.dim(roll));
  if (turn.prompt !== "") print(paint.italic(turn.prompt));
  print();
};

import { messageOf } from "freeform-rpg/kernel";
import { print, remark } from "../output.ts";
import { wrapWords } from "../wrap-words.ts";
import { views } from "./table.ts";
import type { Table, View } from "./table.ts";

const help = [
  "Say what your character does, in your own words. Or:",
  "  /look /clocks /threads /inventory   what you can see and know",
  "  /undo                               take the last turn back (DM)",
  "  /help /quit",
];

/** Runs a line that begins with a slash. Answers `quit` when play is to end. Never throws. */
export const runTableCommand = async (table: Table, line: string): Promise<"quit" | "stay"> => {
  const name = line.slice(1).trim().toLowerCase();
  if (name === "quit" || name === "q" || name === "exit") return "quit";
  try {
    for (const shown of await answer(table, name)) print(wrapWords(shown));
    print();
  } catch (error) {
    remark(`error ${messageOf(error)}`);
  }
  return "stay";
};

const answer = async (table: Table, name: string): Promise<readonly string[]> => {
  if (isView(name)) return table.view(name);
  if (name === "undo") return ["The last turn is taken back.", "", await table.undo()];
  if (name === "help") return help;
  return [`There is no command "/${name}".`, ...help];
};

const isView = (name: string): name is View => views.some((view) => view === name);

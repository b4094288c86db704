import { messageOf } from "freeform-rpg/kernel";
import { InputCommand } from "freeform-rpg/schemas/turn";
import { CommandError } from "../command-error.ts";
import { print, remark } from "../output.ts";
import { readFlag } from "../replay/give-feedback.ts";
import { wrapWords } from "../wrap-words.ts";
import { views } from "./table.ts";
import type { Table, TurnFeedback, View } from "./table.ts";

const help = [
  "Say what your character does, in your own words. Or:",
  "  /look /clocks /threads /inventory   what you can see and know",
  "  /order                              whose turn it is, and who has declared an action",
  "  /say TEXT                           say these words as they stand",
  "  /ooc TEXT or ((TEXT))               talk to the other players, outside the story",
  "  /roll 2d6+1 for the jump            roll dice for all to see; /gmroll for the DM alone",
  "  /history 20                         the last turns, talk and rolls",
  "  /recap                              what has happened so far",
  "  /thumbs up|down, /rate 1-5          what you think of the last turn",
  "  /flag KIND, /comment TEXT           what is wrong with it: contradiction, leak, dull ...",
  "  /undo                               undo the last turn (DM)",
  "  /briefing                           what is due, plans and secrets here (DM only)",
  "  /help /quit",
];

/** Whether a line is a command to this program. Commands such as `/roll` and those of plugins are sent to the server, as everything else is. */
export const isTableCommand = ({ commands }: Table, line: string): boolean => {
  const [, name = ""] = /^\/([a-z0-9-]*)/i.exec(line) ?? [];
  const [, letters = ""] = /^([a-z]*)/i.exec(name) ?? [];
  const isSent = commands.some((command) => command.name === name.toLowerCase()) || InputCommand.safeParse(letters.toLowerCase()).success;
  return line.startsWith("/") && !isSent;
};

/** Runs a line that begins with a slash. Returns `quit` to end the game. Never throws. */
export const runTableCommand = async (table: Table, line: string): Promise<"quit" | "stay"> => {
  const [name = "", ...rest] = line.slice(1).trim().split(/\s+/);
  if (["quit", "q", "exit"].includes(name.toLowerCase())) return "quit";
  try {
    for (const shown of await answer(table, name.toLowerCase(), rest.join(" "))) print(wrapWords(shown));
    print();
  } catch (error) {
    remark(`error ${messageOf(error)}`);
  }
  return "stay";
};

const answer = async (table: Table, name: string, rest: string): Promise<readonly string[]> => {
  if (isView(name)) return table.view(name);
  if (name in feedbackUsage) return [await table.giveFeedback(readFeedback(name, rest))];
  if (name === "history") return table.readHistory(readCount(rest));
  if (name === "recap") return (await table.readRecap()).split("\n");
  if (name === "briefing") return (await table.readBriefing()).split("\n");
  if (name === "undo") return ["The last turn is undone.", "", await table.undo()];
  if (name === "help") return helpFor(table);
  return [`Unknown command "/${name}".`, ...helpFor(table)];
};

const helpFor = ({ commands }: Table): readonly string[] => [
  ...help,
  ...commands.map(({ name, usage, summary, role }) => {
    const line = `  /${[name, usage].filter(Boolean).join(" ")}`;
    return `${line.padEnd(37)} ${summary}${role === "DM" ? " (DM)" : ""}`;
  }),
];

/** The number of entries of a history. */
const readCount = (rest: string): number => {
  const count = rest === "" ? 20 : Number(rest);
  if (Number.isInteger(count) && count >= 1 && count <= 100) return count;
  throw new CommandError("history_invalid", "Write /history or /history and a number from 1 to 100.", 2);
};

/** The usage of each feedback command. */
const feedbackUsage: Readonly<Record<string, string>> = {
  thumbs: "/thumbs up or /thumbs down",
  rate: "/rate and a number from 1 to 5",
  flag: "/flag and one of: contradiction, leak, invalid_action, false_alarm, out_of_character, dull, other",
  comment: "/comment and what you think",
};

const readFeedback = (name: string, rest: string): TurnFeedback => {
  if (name === "thumbs" && rest === "up") return { thumbs: "UP" };
  if (name === "thumbs" && rest === "down") return { thumbs: "DOWN" };
  if (name === "rate" && /^[1-5]$/.test(rest)) return { rating: Number(rest) };
  if (name === "flag" && rest !== "") return { flag: readFlag(rest) };
  if (name === "comment" && rest !== "") return { comment: rest };
  throw new CommandError("feedback_invalid", `Write ${feedbackUsage[name] ?? "/help"}.`, 2);
};

const isView = (name: string): name is View => views.some((view) => view === name);

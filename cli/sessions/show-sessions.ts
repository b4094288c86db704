import { paint, print, printTable } from "../output.ts";
import { wrapWords } from "../wrap-words.ts";
import type { Session, SessionWithLore } from "./documents.ts";

/** Pieces of lore that are shown of one session. */
const most = 10;

/** Prints sessions, a line each. */
export const printSessions = (sessions: readonly Session[]): void =>
  printTable([
    ["session", "began", "turns", "summary"],
    ...sessions.map((one) => [one.key, one.startedAt.slice(0, 16).replace("T", " "), tellTurns(one), tellShort(one)]),
  ]);

const tellTurns = ({ fromTurn, toTurn, endedAt }: Session): string => {
  if (endedAt === null) return `from ${fromTurn}, under way`;
  return toTurn === null || toTurn < fromTurn ? "none" : `${fromTurn} to ${toTurn}`;
};

const tellShort = ({ summary, endedAt }: Session): string => {
  if (endedAt === null) return "";
  if (summary === null) return "taken back by a rewind";
  return summary === "" ? "nothing happened" : summary.replaceAll(/\s+/g, " ").slice(0, 60);
};

/** Prints a session whole. */
export const printSession = (session: Session & Partial<SessionWithLore>): void => {
  print(`${paint.bold(session.key)}  turns ${tellTurns(session)}`);
  if (session.summary !== null && session.summary !== "") print(`\n${wrapWords(session.summary)}`);
  else if (session.endedAt !== null) print(`\n${tellShort(session)}`);
  if (session.writtenBy !== null) print(paint.dim(`\nwritten by the ${session.writtenBy}`));
  if (session.notice !== null) print(paint.dim(session.notice));
  const lore = session.lore ?? [];
  if (lore.length === 0) return;
  print(`\n${paint.bold("lore that it was told with")}`);
  printTable(lore.slice(0, most).map(({ place, turns }) => [place, turns === 1 ? "1 turn" : `${turns} turns`]));
  if (lore.length > most) print(paint.dim(`and ${lore.length - most} more; --json shows all`));
};

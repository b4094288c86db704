import { paint, print, printTable } from "../output.ts";
import { wrapWords } from "../wrap-words.ts";
import type { SessionFieldsFragment as Session, ShowSessionQuery } from "../api/generated/graphql.ts";

/** Maximum number of lore entries that are printed. */
const maxLore = 10;

/** Prints sessions, one a line. */
export const printSessions = (sessions: readonly Session[]): void =>
  printTable([
    ["session", "started", "turns", "summary"],
    ...sessions.map((one) => [one.key, one.startedAt.slice(0, 16).replace("T", " "), describeTurns(one), summariseShortly(one)]),
  ]);

const describeTurns = ({ fromTurn, toTurn, endedAt }: Session): string => {
  if (endedAt === null) return `from ${fromTurn}, open`;
  return toTurn === null || toTurn < fromTurn ? "none" : `${fromTurn} to ${toTurn}`;
};

const summariseShortly = ({ summary, endedAt }: Session): string => {
  if (endedAt === null) return "";
  if (summary === null) return "removed by a rewind";
  return summary === "" ? "nothing happened" : summary.replaceAll(/\s+/g, " ").slice(0, 60);
};

/** Prints a session in full. */
export const printSession = (
  session: Session & Partial<Pick<NonNullable<NonNullable<ShowSessionQuery["campaign"]>["session"]>, "lore">>,
): void => {
  print(`${paint.bold(session.key)}  turns ${describeTurns(session)}`);
  if (session.summary !== null && session.summary !== "") print(`\n${wrapWords(session.summary)}`);
  else if (session.endedAt !== null) print(`\n${summariseShortly(session)}`);
  if (session.writtenBy !== null) print(paint.dim(`\nwritten by the ${session.writtenBy.toLowerCase()}`));
  if (session.notice !== null) print(paint.dim(session.notice));
  const lore = session.lore ?? [];
  if (lore.length === 0) return;
  print(`\n${paint.bold("Lore that its narrations used")}`);
  printTable(lore.slice(0, maxLore).map(({ place, turns }) => [place, turns === 1 ? "1 turn" : `${turns} turns`]));
  if (lore.length > maxLore) print(paint.dim(`and ${lore.length - maxLore} more; --json shows all`));
};

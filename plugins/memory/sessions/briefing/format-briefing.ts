import { clockTime, countOf, joinList, shorten } from "freeform-rpg/language";
import type { Briefing, Intent, OpenThread, RunningClock, Secret } from "./briefing.ts";

/** Lines of a part, and characters of a line, of a briefing that fits a screen. */
const [lines, width] = [5, 150];

/** Formats the briefing that fits a screen: what is due, who is here and wants what, secrets at hand, what happened since last time. */
export const formatBriefing = (briefing: Briefing): string => {
  const { due, people, secrets, since, threads } = briefing;
  const near = secrets.filter(({ near: here }) => here);
  return joinParts([
    headline(briefing),
    short(
      "Due now",
      due.map(({ text }) => text),
      "Nothing presses.",
    ),
    short("Here", people.filter(({ present }) => present).map(formatPresent), "No one with a plan of their own is here."),
    short("Secrets at hand", near.map(formatBriefly), "Nothing hidden can come out here."),
    short(sinceTitle(briefing), sinceLines(since), "Nothing has happened since."),
    short("Open threads", threads.filter(({ overdue }) => !overdue).map(formatTitle), "No other thread is open."),
    more(briefing, near.length),
  ]);
};

/** Formats the whole briefing: every thread, clock, secret and agenda. */
export const formatWholeBriefing = (briefing: Briefing): string =>
  joinParts([
    headline(briefing),
    part(
      "Due now",
      briefing.due.map(({ text }) => text),
      "Nothing presses.",
    ),
    part(sinceTitle(briefing), sinceLines(briefing.since), "Nothing has happened since."),
    part("Open threads", briefing.threads.map(formatThread), "Nothing is open."),
    part("Clocks", briefing.clocks.map(formatClock), "No clock is running."),
    part("Not yet found", briefing.secrets.map(formatSecret), "The players know every secret."),
    part("What people want", briefing.people.map(formatIntent), "No character has an agenda."),
  ]);

const joinParts = (parts: readonly string[]): string => parts.filter((one) => one !== "").join("\n\n");

const headline = ({ turn, place, time }: Briefing): string =>
  [
    `For the DM alone, after turn ${turn}.`,
    ...(time === null ? [] : [`Day ${time.day}, ${clockTime(time)}, ${time.weather}.`]),
    place === "" ? "" : `${place}.`,
  ]
    .filter((one) => one !== "")
    .join(" ");

const part = (title: string, all: readonly string[], none: string): string =>
  [`${title}:`, ...(all.length > 0 ? all.map((line) => `- ${line}`) : [none])].join("\n");

const short = (title: string, all: readonly string[], none: string): string => {
  const rest = all.length - lines;
  const shown = all.slice(0, lines).map((line) => shorten(line, width));
  return part(title, rest > 0 ? [...shown, `and ${rest} more`] : shown, none);
};

const sinceTitle = ({ since: { fromTurn, lastSession }, turn }: Briefing): string => {
  if (fromTurn > turn) return lastSession === "" ? "So far" : "Last session";
  return `Since turn ${fromTurn}`;
};

/** The newest first; before a new session's first turn, the last one's summary. */
const sinceLines = ({ lines: happened, lastSession }: Briefing["since"]): readonly string[] =>
  happened.length > 0 ? happened.toReversed().map(({ turn, text }) => `${text} (turn ${turn})`) : lastSession === "" ? [] : [lastSession];

const formatPresent = ({ name, goal, steps: [next], state }: Intent): string =>
  `${name}${state === "" ? "" : ` (${state})`}: ${goal}${next === undefined ? "" : ` Next: ${next}.`}`;

const formatTitle = ({ title, hidden }: OpenThread): string => `${title}${hidden ? " (hidden)" : ""}`;

const more = ({ secrets, people, clocks }: Briefing, near: number): string => {
  const absent = people.filter(({ present }) => !present).length;
  const counts = [countOf(secrets.length - near, "secret"), countOf(absent, "plan"), countOf(clocks.length, "clock")];
  return `Elsewhere: ${joinList(counts)}. All of it: sessions briefing --all`;
};

const formatThread = ({ title, urgency, hidden, failure, idleTurns: still }: OpenThread): string => {
  const rested = still > 3 ? `, nothing for ${still} turns` : "";
  return `${title} (${urgency.toLowerCase()}${hidden ? ", hidden" : ""}${rested})${failure === "" ? "" : `. If it fails: ${failure}`}`;
};

const formatClock = ({ name, value, max, hidden, next, minutesLeft }: RunningClock): string =>
  `${name} ${value} of ${max}${hidden ? " (hidden)" : ""}${minutesLeft === null ? "" : `, ${minutesLeft} minutes left`}${next === null ? "" : `. At ${next.at}: ${next.text}`}`;

/** How it can come out is kept whole. */
const formatBriefly = ({ text, way }: Secret): string => `${shorten(text, Math.max(60, width - way.length - 3))} (${way})`;

const formatSecret = ({ text, way }: Secret): string => `${text} (${way})`;

const formatIntent = ({ name, place, present, goal, steps, state }: Intent): string => {
  const where = present ? "here" : place;
  const about = [where, state].filter((one) => one !== "").join(", ");
  return `${name}${about === "" ? "" : ` (${about})`}: ${goal}${steps.length > 0 ? ` Steps: ${steps.join("; ")}.` : ""}`;
};

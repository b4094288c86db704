import { clockTime, shorten } from "freeform-rpg/language";
import type { Briefing, Intent, OpenThread, RunningClock, Secret } from "./briefing.ts";
import { messages } from "./messages.ts";
import type { BriefingMessages } from "./messages.ts";

/** Lines of a part, and characters of a line, of a briefing that fits a screen. */
const [lines, width] = [5, 150];

/** Formats the briefing that fits a screen: what is due, who is here and wants what, secrets at hand, what happened since last time. */
export const formatBriefing = (briefing: Briefing): string => {
  const { due, people, secrets, since, threads } = briefing;
  const says = messages.in(briefing.language);
  const near = secrets.filter(({ near: here }) => here);
  const here = people.filter(({ present }) => present);
  const brief = (title: string, all: readonly string[], none: string): string => part(title, cut(all, says), none);
  return joinParts([
    headline(briefing, says),
    brief(
      says.due,
      due.map(({ text }) => text),
      says.noneDue,
    ),
    brief(
      says.here,
      here.map((intent) => formatPresent(intent, says)),
      says.noneHere,
    ),
    brief(says.nearSecrets, near.map(formatBriefly), says.noneNear),
    brief(sinceTitle(briefing, says), sinceLines(since, says), says.noneSince),
    brief(
      says.openThreads,
      threads.filter(({ overdue }) => !overdue).map((thread) => formatTitle(thread, says)),
      says.noOtherThread,
    ),
    says.elsewhere({ secrets: secrets.length - near.length, plans: people.length - here.length, clocks: briefing.clocks.length }),
  ]);
};

/** Formats the whole briefing: every thread, clock, secret and agenda. */
export const formatWholeBriefing = (briefing: Briefing): string => {
  const { due, since, threads, clocks, secrets, people } = briefing;
  const says = messages.in(briefing.language);
  const list = <Row>(title: string, all: readonly Row[], format: (row: Row, says: BriefingMessages) => string, none: string): string =>
    part(
      title,
      all.map((row) => format(row, says)),
      none,
    );
  return joinParts([
    headline(briefing, says),
    list(says.due, due, ({ text }) => text, says.noneDue),
    part(sinceTitle(briefing, says), sinceLines(since, says), says.noneSince),
    list(says.openThreads, threads, formatThread, says.noThread),
    list(says.clocks, clocks, formatClock, says.noClock),
    list(says.secrets, secrets, formatSecret, says.noSecret),
    list(says.plans, people, formatIntent, says.noPlan),
  ]);
};

const joinParts = (parts: readonly string[]): string => parts.join("\n\n");

const headline = ({ turn, place, time }: Briefing, says: BriefingMessages): string =>
  [
    says.forTheDm(turn),
    ...(time === null ? [] : [says.moment(time.day, clockTime(time), time.weather)]),
    ...(place === "" ? [] : [`${place}.`]),
  ].join(" ");

const part = (title: string, all: readonly string[], none: string): string =>
  [`${title}:`, ...(all.length > 0 ? all.map((line) => `- ${line}`) : [none])].join("\n");

/** The first lines, each of which fits the screen, and how many more there are. */
const cut = (all: readonly string[], says: BriefingMessages): readonly string[] => {
  const shown = all.slice(0, lines).map((line) => shorten(line, width));
  return all.length > lines ? [...shown, says.more(all.length - lines)] : shown;
};

const sinceTitle = ({ since: { fromTurn, lastSession }, turn }: Briefing, says: BriefingMessages): string => {
  if (fromTurn > turn) return lastSession === "" ? says.soFar : says.lastSession;
  return says.sinceTurn(fromTurn);
};

/** The newest first; before a new session's first turn, the last one's summary. */
const sinceLines = ({ lines: happened, lastSession }: Briefing["since"], says: BriefingMessages): readonly string[] => {
  if (happened.length > 0) return happened.toReversed().map(({ turn, text }) => says.inTurn(text, turn));
  return lastSession === "" ? [] : [lastSession];
};

const formatPresent = ({ name, goal, steps: [next], state }: Intent, says: BriefingMessages): string =>
  `${name}${bracket([state === "" ? "" : says.states[state]])}: ${goal}${next === undefined ? "" : ` ${says.next(next)}`}`;

const formatTitle = ({ title, hidden }: OpenThread, says: BriefingMessages): string => `${title}${bracket([hidden ? says.hidden : ""])}`;

const formatThread = ({ title, urgency, hidden, failure, idleTurns }: OpenThread, says: BriefingMessages): string => {
  const about = [says.urgencies[urgency], hidden ? says.hidden : "", idleTurns > 3 ? says.idle(idleTurns) : ""];
  return `${title}${bracket(about)}${failure === "" ? "" : `. ${says.ifFails(failure)}`}`;
};

const formatClock = ({ name, value, max, hidden, next, minutesLeft }: RunningClock, says: BriefingMessages): string =>
  `${name} ${says.reading(value, max)}${bracket([hidden ? says.hidden : ""])}${minutesLeft === null ? "" : `, ${says.minutesLeft(minutesLeft)}`}${next === null ? "" : `. ${says.at(next.at, next.text)}`}`;

/** How it can come out is kept whole. */
const formatBriefly = ({ text, way }: Secret): string => `${shorten(text, Math.max(60, width - way.length - 3))} (${way})`;

const formatSecret = ({ text, way }: Secret): string => `${text} (${way})`;

const formatIntent = ({ name, place, present, goal, steps, state }: Intent, says: BriefingMessages): string => {
  const about = [present ? says.isHere : place, state === "" ? "" : says.states[state]];
  return `${name}${bracket(about)}: ${goal}${steps.length > 0 ? ` ${says.steps(steps)}` : ""}`;
};

/** What is said of something behind its name; nothing where all is empty. */
const bracket = (parts: readonly string[]): string => {
  const told = parts.filter((one) => one !== "");
  return told.length === 0 ? "" : ` (${told.join(", ")})`;
};

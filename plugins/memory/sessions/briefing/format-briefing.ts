import type { Briefing, Intent, OpenThread, RunningClock, Secret } from "./create-briefing.ts";

/** Formats a briefing as text: four parts with one line per item, and a sentence where a part is empty. */
export const formatBriefing = ({ turn, threads, clocks, secrets, people }: Briefing): string =>
  [
    `For the DM alone, after turn ${turn}.`,
    part("Open threads", threads.map(formatThread), "Nothing is open."),
    part("Clocks", clocks.map(formatClock), "No clock is running."),
    part("Not yet found", secrets.map(formatSecret), "The players know every secret."),
    part("What people want", people.map(formatIntent), "No character has an agenda."),
  ].join("\n\n");

const part = (title: string, lines: readonly string[], none: string): string =>
  [`${title}:`, ...(lines.length > 0 ? lines.map((line) => `- ${line}`) : [none])].join("\n");

const formatThread = ({ title, urgency, hidden, failure, idleTurns: still }: OpenThread): string => {
  const rested = still > 3 ? `, nothing for ${still} turns` : "";
  return `${title} (${urgency.toLowerCase()}${hidden ? ", hidden" : ""}${rested})${failure === "" ? "" : `. If it fails: ${failure}`}`;
};

const formatClock = ({ name, value, max, hidden, next }: RunningClock): string =>
  `${name} ${value} of ${max}${hidden ? " (hidden)" : ""}${next === null ? "" : `. At ${next.at}: ${next.text}`}`;

const formatSecret = ({ text, way }: Secret): string => `${text} (${way})`;

const formatIntent = ({ name, place, present, goal, steps, state }: Intent): string => {
  const where = present ? "here" : place;
  const about = [where, state].filter((one) => one !== "").join(", ");
  return `${name}${about === "" ? "" : ` (${about})`}: ${goal}${steps.length > 0 ? ` Steps: ${steps.join("; ")}.` : ""}`;
};

import type { Briefing, Intent, OpenThread, RunningClock, Secret } from "./write-briefing.ts";

/** A briefing as text: four parts with a line for each thing, and a plain word where there is nothing. */
export const tellBriefing = ({ turn, threads, clocks, secrets, people }: Briefing): string =>
  [
    `For the DM alone, after turn ${turn}.`,
    part("Open threads", threads.map(tellThread), "Nothing is open."),
    part("Clocks", clocks.map(tellClock), "No clock is running."),
    part("Not yet found", secrets.map(tellSecret), "The players know all there is to know."),
    part("What people want", people.map(tellIntent), "Nobody has an agenda."),
  ].join("\n\n");

const part = (title: string, lines: readonly string[], none: string): string =>
  [`${title}:`, ...(lines.length > 0 ? lines.map((line) => `- ${line}`) : [none])].join("\n");

const tellThread = ({ title, urgency, hidden, failure, still }: OpenThread): string => {
  const rested = still > 3 ? `, nothing for ${still} turns` : "";
  return `${title} (${urgency.toLowerCase()}${hidden ? ", hidden" : ""}${rested})${failure === "" ? "" : `. If it fails: ${failure}`}`;
};

const tellClock = ({ name, value, max, hidden, next }: RunningClock): string =>
  `${name} ${value} of ${max}${hidden ? " (hidden)" : ""}${next === null ? "" : `. At ${next.at}: ${next.text}`}`;

const tellSecret = ({ text, way }: Secret): string => `${text} (${way})`;

const tellIntent = ({ name, place, present, goal, steps, state }: Intent): string => {
  const where = present ? "here" : place;
  const about = [where, state].filter((one) => one !== "").join(", ");
  return `${name}${about === "" ? "" : ` (${about})`}: ${goal}${steps.length > 0 ? ` Steps: ${steps.join("; ")}.` : ""}`;
};

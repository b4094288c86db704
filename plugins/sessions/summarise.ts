import type { EngineEvent } from "freeform-rpg/schemas";
import type { Happening, Notes, OpenThread } from "./read-notes.ts";

/** Most sentences of each part of a summary. */
const most = { learned: 8, turned: 6, tried: 4, open: 4 };

const turning: readonly EngineEvent["type"][] = [
  "clock_triggered",
  "harm_taken",
  "threat_resolved_against_player",
  "item_acquired",
  "item_lost",
  "npc_action",
];

/** Tells some turns in a paragraph or two: where they went, what was learned, what changed, what is open. The same notes give the same text. */
export const summarise = ({ happenings, open, scene }: Notes): string => {
  if (happenings.length === 0) return "";
  const of = (...types: readonly EngineEvent["type"][]) => newest(happenings.filter(({ type }) => types.includes(type)));
  const places = of("scene_changed").map(({ text }) => text);
  const learned = of("fact_discovered").slice(-most.learned);
  const turned = of(...turning).slice(-most.turned);
  const tried = learned.length + turned.length > 0 ? [] : of("action_succeeded", "action_partial", "action_failed", "action_botched");
  return [
    [...places.slice(-most.turned), ...tried.slice(-most.tried).map(({ text }) => text)].join(" "),
    tell("What came to light:", learned),
    tell("What changed:", turned),
    `It leaves off at ${scene.place}.${tellOpen(open)}`,
  ]
    .filter((part) => part !== "")
    .join("\n\n");
};

/** What became of one thread over some turns; empty when nothing did. */
export const summariseThread = ({ happenings }: Notes, thread: OpenThread): string => {
  const turns = new Set(happenings.filter(({ thread_id }) => thread_id === thread.id).map(({ turn_no }) => turn_no));
  const bearing = happenings.filter(({ turn_no, type }) => turns.has(turn_no) && (type === "fact_discovered" || turning.includes(type)));
  if (bearing.length === 0) return "";
  return `${thread.title}: ${newest(bearing)
    .slice(-most.learned)
    .map(({ text }) => text)
    .join(" ")}`;
};

/** Of sentences told twice the later stays. */
const newest = (happenings: readonly Happening[]): Happening[] =>
  happenings.filter(({ text }, at) => !happenings.slice(at + 1).some((later) => later.text === text));

const tell = (lead: string, happenings: readonly Happening[]): string =>
  happenings.length === 0 ? "" : `${lead} ${happenings.map(({ text }) => text).join(" ")}`;

const tellOpen = (open: readonly OpenThread[]): string => {
  if (open.length === 0) return "";
  return ` Still open: ${open
    .slice(0, most.open)
    .map(({ title }) => title.replace(/[.?!]$/, ""))
    .join("; ")}.`;
};

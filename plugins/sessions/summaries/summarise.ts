import { matterOf } from "freeform-rpg/plugins/resolver";
import type { Happening } from "../notes/happening.ts";
import type { Notes, OpenThread } from "../notes/read-notes.ts";
import { eachOnce } from "./condense.ts";

/** Most sentences of each part of a summary. */
const most = { learned: 8, turned: 6, tried: 4, open: 4 };

const turning: readonly Happening["type"][] = [
  "clock_triggered",
  "harm_taken",
  "threat_resolved_against_player",
  "item_acquired",
  "item_lost",
  "npc_action",
];

/** What is told of turns: everything of the notes but which campaign's they are. */
export type Telling = Pick<Notes, "happenings" | "open" | "scene">;

/** Tells some turns in a paragraph or two: where they went, what was learned, what changed, what is open. The same notes give the same text. */
export const summarise = ({ happenings, open, scene }: Telling): string => {
  if (happenings.length === 0) return "";
  const of = (...types: readonly Happening["type"][]) => eachOnce(happenings.filter(({ type }) => types.includes(type)));
  const places = of("scene_changed").slice(-most.turned);
  const learned = of("fact_discovered", "fact_established").slice(-most.learned);
  const turned = of(...turning).slice(-most.turned);
  const tried = learned.length + turned.length > 0 ? [] : of("action_succeeded", "action_partial", "action_failed", "action_botched");
  return [
    [...places, ...tried.slice(-most.tried)].map(({ text }) => text).join(" "),
    tell("What came to light:", learned),
    tell("What changed:", turned),
    `It leaves off at ${scene.place}.${tellOpen(open)}`,
  ]
    .filter((part) => part !== "")
    .join("\n\n");
};

const tell = (lead: string, happenings: readonly Happening[]): string =>
  happenings.length === 0 ? "" : `${lead} ${happenings.map(({ text }) => text).join(" ")}`;

const tellOpen = (open: readonly OpenThread[]): string => {
  if (open.length === 0) return "";
  return ` Still open: ${open
    .slice(0, most.open)
    .map((thread) => matterOf(thread).replace(/[.?!]$/, ""))
    .join("; ")}.`;
};

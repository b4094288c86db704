import { matterOf } from "freeform-rpg/plugins/turn/effects/lib";
import type { Happening } from "../notes/happening.ts";
import type { Notes, OpenThread } from "../notes/read-notes.ts";
import { messages } from "../messages.ts";
import { withoutRepeats } from "./condense.ts";

/** The maximum number of sentences in each part of a summary. */
const max = { learned: 8, turned: 6, tried: 4, open: 4 };

const turning: readonly Happening["type"][] = [
  "clock_triggered",
  "story_triggered",
  "harm_taken",
  "threat_resolved_against_player",
  "item_acquired",
  "item_lost",
  "npc_action",
];

/** The notes that a summary is written from. */
export type SummaryNotes = Pick<Notes, "happenings" | "open" | "scene">;

/** Summarises turns in a paragraph or two: places, discoveries, changes, open threads. The same notes give the same text. */
export const summarise = ({ happenings, open, scene }: SummaryNotes, language: string | null | undefined): string => {
  if (happenings.length === 0) return "";
  const of = (...types: readonly Happening["type"][]) => withoutRepeats(happenings.filter(({ type }) => types.includes(type)));
  const places = of("scene_changed").slice(-max.turned);
  const learned = of("fact_discovered", "fact_established").slice(-max.learned);
  const turned = of(...turning).slice(-max.turned);
  const tried = learned.length + turned.length > 0 ? [] : of("action_succeeded", "action_partial", "action_failed", "action_botched");
  const says = messages.in(language);
  return [
    [...places, ...tried.slice(-max.tried)].map(sentenceOf).join(" "),
    listSentences(says.cameToLight, learned),
    listSentences(says.changed, turned),
    [says.leavesOff(scene.place), ...(open.length === 0 ? [] : [says.stillOpen(mattersOf(open))])].join(" "),
  ]
    .filter((part) => part !== "")
    .join("\n\n");
};

const listSentences = (lead: string, happenings: readonly Happening[]): string =>
  happenings.length === 0 ? "" : `${lead} ${happenings.map(sentenceOf).join(" ")}`;

/** Words of a DM or a handout need not end as a sentence does. */
const sentenceOf = ({ text }: Happening): string => (/[.!?…]["”“»«'’)]*$/.test(text.trim()) ? text.trim() : `${text.trim()}.`);

const mattersOf = (open: readonly OpenThread[]): string[] =>
  open.slice(0, max.open).map((thread) => matterOf(thread).replace(/[.?!]$/, ""));

import { sentencesOf } from "freeform-rpg/language";
import type { Happening } from "../notes/happening.ts";
import { condense } from "../summaries/condense.ts";

/** Events that a story is told by: what was found out, decided, promised and lost, and where the party went. */
const told: ReadonlySet<Happening["type"]> = new Set([
  "scene_changed",
  "fact_discovered",
  "fact_established",
  "clock_triggered",
  "story_triggered",
  "threat_resolved_against_player",
  "thread_settled",
  "promise_made",
  "promise_kept",
  "promise_broken",
  "party_changed",
  "harm_taken",
  "item_acquired",
  "story_ended",
]);

/** What happened in some turns that mattered, in the order in which it happened, in at most `maxLength` characters. Empty where nothing did. */
export const tellStory = (happenings: readonly Happening[], maxLength: number): string =>
  condense(
    happenings.filter(({ type }) => told.has(type)).flatMap((one, at, all) => shorten(one, all[at + 1])),
    maxLength,
  );

/** Of a way over several places only its end is told, and of an arrival not who is there. */
const shorten = (one: Happening, next: Happening | undefined): Happening[] => {
  if (one.type !== "scene_changed") return [{ ...one, text: asSentence(one.text) }];
  if (next?.type === "scene_changed" && next.turn_no === one.turn_no) return [];
  return [{ ...one, text: sentencesOf(one.text)[0]?.trim() ?? one.text }];
};

/** Words of a DM or a handout need not end as a sentence does. */
const asSentence = (text: string): string => (/[.!?…]["”“»«'’)]*$/.test(text.trim()) ? text.trim() : `${text.trim()}.`);

import { matterOf } from "freeform-rpg/plugins/turn/effects/lib";
import type { Happening } from "../notes/happening.ts";
import type { Notes, OpenThread } from "../notes/read-notes.ts";
import { messages } from "../messages.ts";
import { tellStory } from "../recap/tell-story.ts";
import { withoutRepeats } from "./condense.ts";

/** The maximum length of the story of a summary, in characters, and of sentences in its other parts. */
const max = { story: 1500, tried: 4, open: 4 };

/** The notes that a summary is written from. */
export type SummaryNotes = Pick<Notes, "happenings" | "open" | "scene">;

/** Summarises turns in a paragraph or two: what happened in its order, where it leaves off, open threads. The same notes give the same text. */
export const summarise = ({ happenings, open, scene }: SummaryNotes, language: string | null | undefined): string => {
  if (happenings.length === 0) return "";
  const says = messages.in(language);
  const leavesOff = [says.leavesOff(scene.place), ...(open.length === 0 ? [] : [says.stillOpen(mattersOf(open))])].join(" ");
  return [tellStory(happenings, { maxLength: max.story, language }) || listTried(happenings), leavesOff]
    .filter((part) => part !== "")
    .join("\n\n");
};

/** Where nothing came of anything, what was tried last. */
const listTried = (happenings: readonly Happening[]): string =>
  withoutRepeats(happenings.filter(({ type }) => tries.has(type)))
    .slice(-max.tried)
    .map(sentenceOf)
    .join(" ");

const tries: ReadonlySet<Happening["type"]> = new Set(["action_succeeded", "action_partial", "action_failed", "action_botched"]);

/** Words of a DM or a handout need not end as a sentence does. */
const sentenceOf = ({ text }: Happening): string => (/[.!?…]["”“»«'’)]*$/.test(text.trim()) ? text.trim() : `${text.trim()}.`);

const mattersOf = (open: readonly OpenThread[]): string[] =>
  open.slice(0, max.open).map((thread) => matterOf(thread).replace(/[.?!]$/, ""));

import { z } from "zod";
import { ThreadType } from "../values/enums.ts";

const lowerCase = (value: unknown) => (typeof value === "string" ? value.trim().toLowerCase() : value);

/** What a verdict says of a passage of narration. `cannot_tell` never blocks. */
export const VerdictKind = z.preprocess(lowerCase, z.enum(["contradicts", "adds", "player_acts", "boundary", "cannot_tell"]));
export type VerdictKind = z.infer<typeof VerdictKind>;

/** A judgement on one passage of a narration. A model and a local classifier answer in the same form. */
export const NarrationVerdict = z.object({
  /** Words of the narration, as they stand there. */
  quote: z.string(),
  /** The reference of the event, fact, entity or boundary that it concerns, such as `e1`; for `adds` the name of what is added. */
  about: z.string(),
  /** The reason, in one sentence. */
  why: z.string(),
  kind: VerdictKind,
});
export type NarrationVerdict = z.infer<typeof NarrationVerdict>;

/** A decided event that the narration covers, with its words. */
export const CoveredEvent = z.object({ event: z.string(), quote: z.string() });
export type CoveredEvent = z.infer<typeof CoveredEvent>;

/** A small detail that the narration established and that later turns should remember. */
export const ReviewDetail = z.object({
  quote: z.string(),
  /** The reference of the person, thing or place that it is about; empty for a new thing or bystander. */
  subject: z.string(),
  kind: z.preprocess(lowerCase, z.enum(["thing", "bystander", "position", "look", "promise"])),
  /** The name of a new thing or bystander; empty for the others. */
  name: z.string(),
  /** The detail as one sentence. */
  text: z.string(),
});
export type ReviewDetail = z.infer<typeof ReviewDetail>;

/** A change of an open thread that the narration shows. */
export const ReviewThread = z.object({
  quote: z.string(),
  change: z.preprocess(lowerCase, z.enum(["add", "resolve", "progress"])),
  /** The reference of the thread, such as `t1`; empty for a new one. */
  thread: z.string(),
  /** The type of a new thread in lower case. The others repeat the type of their thread; a promise that is kept is `promise`. */
  type: z.preprocess(lowerCase, z.enum([...ThreadType.options.map((type) => type.toLowerCase()), "promise"])),
  /** The text of a new thread, or what changed. */
  title: z.string(),
});
export type ReviewThread = z.infer<typeof ReviewThread>;

/** A list of keywords is read as one text, anything else as none: nothing else of an answer depends on it. */
const asText = (value: unknown): unknown => {
  const words: unknown = Array.isArray(value) ? value.join(", ") : value;
  return typeof words === "string" ? words : "";
};

/** The review's answer on a whole narration. Every field is required, and code checks each of them. */
export const NarrationReview = z.object({
  covered: z.array(CoveredEvent),
  verdicts: z.array(NarrationVerdict),
  details: z.array(ReviewDetail),
  threads: z.array(ReviewThread),
  suggestions: z.array(z.string()),
  /** What the turn was about in other words than the text's, for searches alone; empty for none. */
  about: z.preprocess(asText, z.string()),
});
export type NarrationReview = z.infer<typeof NarrationReview>;

/** The answer of the second vote: one verdict on each numbered passage. */
export const SecondVote = z.object({
  votes: z.array(
    z.object({
      /** The number of the passage, such as `s1`. */
      passage: z.string(),
      verdict: z.preprocess(lowerCase, z.enum(["contradicts", "adds", "player_acts", "boundary", "sound", "cannot_tell"])),
    }),
  ),
});
export type SecondVote = z.infer<typeof SecondVote>;

/** A part of the review's answer that code did not accept. */
export const DiscardedFinding = z.object({ kind: z.string(), value: z.string(), reason: z.string() });
export type DiscardedFinding = z.infer<typeof DiscardedFinding>;

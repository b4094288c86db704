import type { Segment } from "../text/split-sentences.ts";
import type { Understood } from "../reading.ts";

/** A message as far as it is read. */
export interface MessageDraft {
  readonly read: Understood[];
  readonly spoken: string[];
  /** Words that wait for the "I say" behind them. */
  pending: string;
  /** What stands right before: an action of speaking that has no words yet, or words. */
  last: "verb" | "words" | "other";
  /** True when more words must follow: behind a colon, behind a name alone. */
  open: boolean;
  /** True behind a colon. */
  colon: boolean;
}

/** Adds what was understood of a sentence. */
export const addUnderstood = (one: Understood, draft: MessageDraft): void => {
  draft.read.push(one);
  if (one.spoken !== undefined) draft.spoken.push(one.spoken);
  draft.last = "other";
};

/** The words of a sentence as they were typed, with their mark. */
export const closed = ({ text, typed = text, end }: Segment): string => `${typed}${end === "" || end === "," ? "" : end}`;

const attribution =
  /^(?:then |and |so )*(?:i|we)?\s*(?:\w+ly )?(?:say|ask|shout|yell|whisper|reply|answer|mutter|murmur|call|add|tell|mumble|growl|hiss|announce|beg|plead|demand|remark|go)\b/i;

/** True for a sentence that says who speaks: "I ask him". */
export const saysSo = (next: Segment | undefined): boolean =>
  next?.kind === "sentence" && attribution.test(next.text) && /^[a-z]|^I\b/.test(next.text);

import type { Unit } from "../reader/read-units.ts";
import type { Span } from "../reader/tag-units.ts";
import type { Mark, MarkedSentence } from "./read-marks.ts";

/** The tags that a sentence's marks give its words. */
export const tagSentence = ({ marks }: Pick<MarkedSentence, "marks">, units: readonly Unit[]): string[] => {
  const tags = units.map(() => "O");
  for (const mark of marks) {
    const held = [...units.keys()].filter((at) => units[at] !== undefined && markAt(units[at], marks) === mark && units[at].quote === null);
    for (const [nth, at] of trim(held, mark.role, units).entries()) tags[at] = `${nth === 0 ? "B" : "I"}-${mark.role}`;
  }
  return tags.map((tag, at) => (units[at]?.quote === null ? tag : "B-words"));
};

/** Leaves out the words that writers mark now and then: a preposition behind a verb or before a topic, punctuation at the end. */
const trim = (held: readonly number[], role: string, units: readonly Unit[]): readonly number[] => {
  const word = (at: number | undefined): string => units[at ?? -1]?.token.word ?? "";
  let kept = [...held];
  while (kept.length > 1 && units[kept.at(-1) ?? -1]?.token.pos === "PUNCT") kept = kept.slice(0, -1);
  if (role === "verb")
    while (kept.length > 1 && /^(?:at|to|with|for|from|into|by|of|about|toward|towards)$/.test(word(kept.at(-1)))) kept = kept.slice(0, -1);
  if (role === "topic") while (kept.length > 1 && /^(?:about|for|that|of|regarding|to)$/.test(word(kept[0]))) kept = kept.slice(1);
  if (role === "until") while (kept.length > 1 && /^(?:until|till|for)$/.test(word(kept[0]))) kept = kept.slice(1);
  return kept;
};

/** The mark that a word or a quotation belongs to. */
export const markAt = ({ start, token, quote }: Unit, marks: readonly Mark[]): Mark | undefined => {
  const end = quote === null ? start + token.text.length : start + quote.length + 2;
  return marks.find((mark) => mark.start < end && mark.end > start && (quote !== null || mark.start <= start + 1));
};

/** The spans of tags by name. */
export const spansIn = (tags: readonly string[]): Span[] => {
  const spans: Span[] = [];
  for (const [at, tag] of tags.entries()) {
    const last = spans.at(-1);
    if (tag.startsWith("B-")) spans.push({ role: tag.slice(2), start: at, end: at + 1 });
    else if (tag.startsWith("I-") && last !== undefined) spans[spans.length - 1] = { ...last, end: at + 1 };
  }
  return spans;
};

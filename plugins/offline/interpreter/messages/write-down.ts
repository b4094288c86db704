import { namedOf } from "../frames/shape.ts";
import type { Named } from "../names/name-book.ts";
import { resolveNoun } from "../names/resolve-noun.ts";
import type { Reading, Understood } from "../reading.ts";
import { nothing } from "../reading.ts";
import { tagText } from "../text/tag-text.ts";

/** A message in which something is written on a thing: what is done before it and after it, and the writing. */
export interface Written {
  readonly before: string;
  readonly writing: Understood;
  readonly after: string;
}

/**
 * `I write in the register: "Emeric Vail"`, `I scratch my name into the post`: an act on the thing, whose words are not said and look for nobody.
 * `null` for any other text.
 */
export const writeDown = (text: string, reading: Reading): Written | null => {
  const found = /\?\s*$/.test(text) ? undefined : forms.map((form) => form.exec(text)?.groups).find(isOpened);
  if (found === undefined) return null;
  const { before = "", act = "", where = "", rest = "" } = found;
  const named = surfaceIn(where, reading);
  const action = { action: "use", target_id: named?.id ?? "", details: act.replace(/[.!?]+$/, ""), estimated_minutes: 2 };
  return {
    before: before.replace(opening, "").trim(),
    writing: { ...nothing, actions: [action], mentioned: named === undefined ? [] : [named] },
    // What it is for is no act of its own.
    after: rest
      .replace(/^,? so\b[^.!?]*/i, "")
      .replace(/^[\s.,;!?]*(?:(?:and|then|but)\b[\s,]*)*/i, "")
      .trim(),
  };
};

const isOpened = (groups: Readonly<Record<string, string>> | undefined): boolean =>
  groups !== undefined && groups["act"] !== undefined && opening.test(groups["before"] ?? "");

/** The thing or the part of the place that is written on. */
const surfaceIn = (where: string, reading: Reading): Named | undefined => {
  const named = namedOf(resolveNoun(tagText(where.replace(leading, "")), reading));
  return named?.kind === "thing" || named?.kind === "feature" ? named : undefined;
};

/** What stands before the verb: nothing, "I", or another act that it is joined to. */
const opening = /(?:^|(?<=[.!?;,]\s*)|\b(?:and|then|but|fine|so|well|ok|okay|now)\b[\s,]*)(?:(?:and|then|but|so|now)[\s,]+)*(?:\bI\s+)?$/i;

const pen = "write|scribble|scrawl|jot|inscribe|note|enter|record";
const blade = "carve|scratch|cut|engrave|etch|chalk|paint";
const on = "(?:down )?(?:in|into|on|onto|under|beneath|below|beside|across|over|at)";
const leading = new RegExp(`^${on} `, "i");
const place = String.raw`${on} (?:(?:the|my|his|her|its|their|this|that|a|an) )?[^.!?;:,"“”]{2,50}?`;
const rest = String.raw`(?<rest>(?:,? (?:and|then|but|so)\b|[.,;!?]).*)?$`;
const sign = String.raw`(?:names?|initials|words?|letters?|marks?|signs?|numbers?|date|line|cross|symbol|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|\d+)`;

const tool = String.raw`(?: with [^.,;:!?"“]{2,30}?)?`;
const before = String.raw`^(?<before>.*?)\b`;
const beside = String.raw`(?:[^.!?;:"“]{2,30}? )?`;

const forms: readonly RegExp[] = [
  `${before}(?<act>(?:${pen}|${blade}) ${beside}(?<where>${place})${tool}\\s*:?\\s*["“][^"”]+["”])${rest}`,
  `${before}(?<act>(?:${pen}|${blade}) ${beside}(?<where>${place})${tool}\\s*:\\s*[^"“”:]+)$`,
  `${before}(?<act>(?:${pen}) (?<where>${place}) that [^"“”:]+)$`,
  `${before}(?<act>(?:${pen}|${blade}) ["“][^"”]+["”] (?<where>${place})${tool})${rest}`,
  `^(?<before>[^"“]*?)\\b(?<act>(?:write|scribble|scrawl|inscribe|${blade}) (?:[^.!?;:"“\\s]+ ){0,5}?${sign} (?<where>${place})${tool})${rest}`,
].map((form) => new RegExp(form, "isu"));

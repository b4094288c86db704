import { peopleHere } from "../names/name-book.ts";
import type { Named } from "../names/name-book.ts";
import { findPartner } from "../names/partner.ts";
import type { Reading } from "../reading.ts";
import { findQuotes } from "../text/split-sentences.ts";

/** "Now I call in that favour, Father. You gave me your word": said to whoever gave it. */
export const callsInAloud = (text: string): boolean =>
  findQuotes(text).length === 0 && claiming.test(text) && /\b(?:you|your)\b|,\s*[\p{L} ]+[.!?]/iu.test(text.replace(reminding, ""));

/**
 * Asks for what was promised: "I remind Viktor of his promise and ask him where she is" and "I call in the favour and ask where she is" become
 * "ask Viktor where she is". `null` for any other text, and for what is said aloud.
 */
export const callIn = (text: string, reading: Reading): string | null => {
  const found = findQuotes(text).length > 0 || callsInAloud(text) ? undefined : (reminding.exec(text) ?? claiming.exec(text))?.groups;
  const who = found === undefined ? undefined : (found["who"] ?? promiserIn(reading)?.name);
  if (found === undefined || who === undefined) return null;
  return `ask ${who} ${found["wanted"] ?? "to keep that promise"}`;
};

const word = "(?:promise|word|favou?r|debt|oath|vow|bargain|deal|marker)";
const whose = "(?:his|her|their|the|that|this|my|our|your)";
const wanted = String.raw`(?:,? (?:and|then|and then),? (?:i )?(?:ask|demand|tell|press|beg|order) (?:(?:him|her|them) )?(?:of (?:him|her|them) )?(?<wanted>[^"“”]+?))?[.!]*$`;

/** "I remind Viktor of his promise", "I hold her to her word". */
const reminding = new RegExp(
  String.raw`^\W*(?:(?:so|now|then|and)[\s,]+)*(?:i |we )?(?:remind|hold) (?<who>[\p{L}'’. -]{2,40}?) (?:(?:of|about|to) ${whose} ${word}|that (?:he|she|they) (?:promised|swore|agreed|owes?|gave))\b[^.!?,;]*?${wanted}`,
  "iu",
);

/** "I call in the favour". */
const claiming = new RegExp(
  String.raw`^\W*(?:(?:so|now|then|and)[\s,]+)*(?:i(?:['’]m| am)? |we )?(?:call(?:ing)?|cash(?:ing)?) in ${whose} ${word}\b(?: (?:(?:from|of|with) |(?=[\p{L} ]{2,30} owes? me))(?<who>\p{L}[\p{L} ]{1,29}?)(?: owes? me)?)?(?:${wanted}|[,.:!])`,
  "iu",
);

/** Who has given the character their word and is here; else whom they deal with. */
const promiserIn = ({ book, packet }: Reading): Named | undefined => {
  const people = peopleHere(book);
  const [only, ...more] = people.filter(({ id }) =>
    packet.facts.some(({ predicate, subject_id, object }) => predicate === "promised" && subject_id === id && object["kept"] !== true),
  );
  return only !== undefined && more.length === 0 ? only : findPartner(packet, people);
};

import { ResolutionRules } from "freeform-rpg/schemas";
import type { SystemsFind } from "freeform-rpg/schemas";
import { eachOnce, findIn } from "../book.ts";
import type { Book, Extractor } from "../book.ts";
import type { Passage } from "../passages.ts";
import { readDice } from "./read-dice.ts";

/** How dice decide: the method that most of the book's rules speak of comes first. */
export const resolution: Extractor<"resolution"> = {
  key: "resolution",
  signs: ["dice_notation", "conditional_rule", "result_band", "difficulty_number"],
  sections: ["action_list", "difficulty_list"],
  find: (book) => {
    const readings = methods.map((method) => weigh(book, method)).filter(({ weight }) => weight > 0);
    const all = readings.reduce((sum, { weight }) => sum + weight, 0);
    const ranked = readings.sort((a, b) => b.weight - a.weight);
    return eachOnce(ranked.flatMap((reading) => toFind(reading, all) ?? []).filter(({ confidence }) => confidence >= 0.2));
  },
};

/** A way to read dice: what a rule that speaks of it says, and the rules as they follow from all such passages. */
interface Method {
  readonly name: string;
  readonly says: RegExp;
  /** What stands around a rule of this kind. */
  readonly bears: RegExp;
  readonly read: (texts: string) => object;
}

interface Reading {
  readonly method: Method;
  readonly weight: number;
  readonly tellings: readonly Telling[];
}

/** A passage that speaks of the method: how plainly, the sentence, and what stands around it. */
interface Telling {
  readonly passage: Passage;
  readonly quote: string;
  readonly around: string;
  readonly plainness: number;
}

const under =
  /(?:equal to or (?:under|below|less|lower)|(?:roll|score|fall)(?:s|ing|ed)? (?:\w+ ){0,3}(?:under|below)|at or (?:under|below)|or (?:under|lower) (?:than )?(?:the|your|that|its|an?)\b|less than or equal to)/i;
const over =
  /(?:equals? or exceeds?|equal to or (?:higher|greater|more|above|exceed)|meets? or (?:beats?|exceeds?)|at least (?:as high as )?(?:the|your|its) (?:\w+ )?(?:number|difficulty|target|class)|higher than or equal)/i;
const dice = /(?:\b\d{0,2}d(?:\d{1,3}|%)|\b[a-z]+[- ]sided di(?:c?e))/i;

const outcome = /\b(?:succe(?:ss|ssful|ssfully|eds?)|hits?|fail(?:s|ure)?|miss(?:es)?)\b/i;

const methods: readonly Method[] = [
  {
    name: "Highest die",
    says: /\b(?:(?:single )?highest (?:\w+ ){0,2}(?:die|dice|result|number)|highest die)\b/gi,
    bears: /\b[2-9](?: ?[/–-] ?| or (?:a )?)[2-9]\b/,
    read: (text) => {
      const sides = readDice(text)?.sides ?? 6;
      const [, partial] =
        /\b([2-9])(?: ?[/-] ?| or )([2-9])\b[^.]{0,60}\b(?:partial|mixed|but|cost|consequence|hesitate)/i.exec(text) ?? [];
      const critical = /\b(?:more than one|two or more|multiple|a pair of)\b[^.]{0,40}\bcritical/i.test(text);
      return {
        method: "highest_die",
        die_type: sides,
        bands: { mixed: Number(partial ?? 4), success: sides },
        critical_dice: critical ? 2 : 0,
      };
    },
  },
  {
    name: "Sum against bands",
    says: /\b(\d{1,2})\+[^|]{0,400}?\b\d{1,2} ?[-–] ?\d{1,2}\b/g,
    bears: /\b(?:roll|total|hit|success|on a)\b/i,
    read: (text) => {
      const [mixed, success] = commonBand(text);
      const { count, sides } = readDice(text, ({ count }) => count > 1) ?? { count: 2, sides: 6 };
      return {
        method: "sum_bands",
        dice: count,
        die_type: sides,
        bands: { mixed, success, critical: criticalOf(text, success, count * sides) },
      };
    },
  },
  {
    name: "Roll under",
    says: new RegExp(`${dice.source}[^.|]{0,120}(?:\\.[^.|]{0,80})?${under.source}|${under.source}[^.|]{0,60}${dice.source}`, "gi"),
    bears: outcome,
    read: (text) => {
      const { count, sides } = readDice(text) ?? { count: 1, sides: 20 };
      return { method: "roll_under", dice: count, die_type: sides, target_default: Math.round((count * sides) / 2) };
    },
  },
  {
    name: "Die against a number",
    says: new RegExp(`${dice.source}[^|]{0,220}?${over.source}`, "gi"),
    bears: outcome,
    read: (text) => ({ method: "target_number", die_type: readDice(text, ({ count }) => count === 1)?.sides ?? 20 }),
  },
  {
    name: "Pool of successes",
    says: /\b(?:dice pool|pool of (?:\w+ )?dice|roll (?:a number of|that many|as many) (?:\S+ )?dice)\b[^|]{0,300}?\bsuccess(?:es)?\b|\b(?:each|every|any) di(?:e|ce) (?:that |which )?(?:\w+ ){0,4}(?:equal|at or above|or (?:more|higher|better|above))[^.]{0,60}\bsuccess/gi,
    bears: /\bsuccesses\b/i,
    read: (text) => {
      const [, number] = /\b(?:difficulty|target number|at or above|at least)\D{0,20}\b([2-9]|10)\b/i.exec(text) ?? [];
      return {
        method: "dice_pool",
        die_type: readDice(text)?.sides ?? 10,
        ...(number === undefined ? {} : { difficulty_default: Number(number) }),
      };
    },
  },
];

/** A rule that is told in many places is the game's; one that stands once is some spell's. */
const weigh = ({ passages }: Book, method: Method): Reading => {
  const tellings = passages.flatMap((passage) => {
    const first = method.says.exec(passage.body);
    method.says.lastIndex = 0;
    return first === null ? [] : [readTelling(method, passage, first.index, first[0].length)];
  });
  return { method, tellings, weight: tellings.reduce((sum, { plainness }) => sum + plainness, 0) };
};

const readTelling = ({ bears }: Method, passage: Passage, at: number, length: number): Telling => {
  const around = passage.body.slice(Math.max(0, at - 200), at + length + 600);
  const quote = sentenceAt(passage.body, at, length);
  // Damage is rolled by ways of its own.
  const aside = /\bdamage\b/i.test(quote) ? 0.05 : 1;
  return { passage, quote, around, plainness: aside * (bears.test(around) ? 1 : 0.1) * (dice.test(around) ? 1 : 0.4) };
};

const sentenceAt = (text: string, at: number, length: number): string => {
  const start = Math.max(text.lastIndexOf(". ", at) + 1, text.lastIndexOf("\n", at) + 1, 0);
  const end = text.indexOf(".", at + length);
  return text.slice(start, end < 0 ? at + length : end + 1);
};

const toFind = ({ method, tellings, weight }: Reading, all: number): SystemsFind<"resolution"> | null => {
  const plain = tellings.filter(({ plainness }) => plainness >= 0.4);
  const text = (plain.length > 0 ? plain : tellings).map(({ around }) => around).join("\n");
  const parsed = ResolutionRules.safeParse(method.read(text));
  const [best] = tellings.toSorted((a, b) => b.plainness - a.plainness);
  if (!parsed.success || best === undefined) return null;
  const confidence = Math.min(0.85, 0.3 + 0.1 * Math.min(3, weight) + 0.25 * (weight / all)) * Math.min(1, weight + 0.1);
  const modifiers = [...new Set(text.match(/\b[Rr]oll ?\+ ?[A-Z]\w+/g) ?? [])].slice(0, 12);
  return findIn<"resolution">(
    best.passage,
    method.name,
    { rules: parsed.data, modifiers },
    { confidence: round(confidence), quote: best.quote },
  );
};

const round = (value: number): number => Number(value.toFixed(2));

/** The two bands most often told together, such as 7 to 9 and 10+: the lower ends of mixed and success. */
const commonBand = (text: string): readonly [number, number] => {
  const counts = new Map<string, number>();
  for (const [, low, high] of text.matchAll(/\b(\d{1,2}) ?[-–] ?(\d{1,2})\b/g)) {
    const next = Number(high) + 1;
    if (text.includes(`${next}+`)) counts.set(`${low} ${next}`, (counts.get(`${low} ${next}`) ?? 0) + 1);
  }
  const [band = "7 10"] = [...counts].sort(([, a], [, b]) => b - a)[0] ?? [];
  const [low = 7, high = 10] = band.split(" ").map(Number);
  return [low, high];
};

/** A band above success, where the book has one; else the highest fall of the dice. */
const criticalOf = (text: string, success: number, most: number): number => {
  const above = [...text.matchAll(/\b(\d{1,2})\+/g)]
    .map(([, number]) => Number(number))
    .filter((number) => number > success && number <= most + 3);
  return above[0] ?? Math.max(most, success + 1);
};

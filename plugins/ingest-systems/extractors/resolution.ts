import { ResolutionRules } from "freeform-rpg/schemas";
import type { SystemsFind } from "freeform-rpg/schemas";
import { eachOnce, findIn } from "../book.ts";
import type { Book, Extractor } from "../book.ts";
import type { Passage } from "../passages.ts";
import { dice, methods } from "./resolution-methods.ts";
import type { Method } from "./resolution-methods.ts";

/** How dice decide: the method that most of the book's rules speak of comes first. */
export const resolution: Extractor<"resolution"> = {
  key: "resolution",
  signs: ["dice_notation", "conditional_rule", "result_band", "difficulty_number"],
  sections: ["action_list", "difficulty_list"],
  find: (book) => {
    const readings = methods.map((method) => weigh(book, method)).filter(({ weight }) => weight > 0);
    const all = readings.reduce((sum, { weight }) => sum + weight, 0);
    const ranked = readings.sort((a, b) => b.weight - a.weight);
    const finds = eachOnce(ranked.flatMap((reading) => toFind(reading, all) ?? []));
    return finds.map((find, at) => ({ ...find, confidence: rated(find.confidence, at) })).filter(({ confidence }) => confidence >= 0.2);
  },
};

/** The way that most rules speak of is the game's more often than its share of them tells, every other seldom. */
const rated = (share: number, at: number): number => round(at === 0 ? Math.min(0.95, 1.25 * share) : 0.6 * share);

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

/** A rule that is told in many places is the game's; one that stands once is some spell's. */
const weigh = ({ passages }: Book, method: Method): Reading => {
  const tellings = passages.flatMap((passage) => {
    const first = method.says.exec(passage.body);
    method.says.lastIndex = 0;
    return first === null ? [] : [readTelling(method, passage, first.index, first[0].length)];
  });
  return { method, tellings, weight: tellings.reduce((sum, { plainness }) => sum + plainness, 0) };
};

const readTelling = ({ bears, unless, fits }: Method, passage: Passage, at: number, length: number): Telling => {
  const around = passage.body.slice(Math.max(0, at - 200), at + length + 600);
  const quote = sentenceAt(passage.body, at, length);
  // Damage is rolled by ways of its own.
  const aside = /\bdamage\b/i.test(quote) ? 0.05 : 1;
  return {
    passage,
    quote,
    around,
    plainness:
      aside * (unless?.test(around) || fits?.(around) === false ? 0 : bears.test(around) ? 1 : 0.1) * (dice.test(around) ? 1 : 0.4),
  };
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

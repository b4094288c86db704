import { createUnsupportedWordFinder, contentWords, withholdOrders } from "freeform-rpg/plugins/ingest/book-text/lib";
import type { RuleViolation, Segment, SystemsClaim, SystemsKey } from "freeform-rpg/schemas";
import { keyOf } from "../book.ts";

/** The share of a detail's content words that may be the model's own, which allows for shortened sentences. */
const ownWords = 0.2;

/** The minimum words of a quote. */
const leastQuote = 3;

type Fault = Omit<RuleViolation, "field">;

/** Checks a claim against the segment that it names, and whether an earlier claim has its name. Returns no violations when it is sound. */
export const checkClaim = <K extends SystemsKey>(
  key: K,
  claim: SystemsClaim<K>,
  segments: readonly Segment[],
  earlier: readonly string[],
): Fault[] => {
  const segment = segments.find(({ id }) => id === claim.segment);
  if (segment === undefined)
    return [fault("segment_unknown", `There is no segment "${claim.segment}".`, "Give the id of the segment that contains the rule.")];
  const shown = withholdOrders(`${segment.path.join(" ")}\n\n${segment.title}\n\n${segment.text}`);
  const repeated = earlier.includes(keyOf(claim.name));
  return [
    ...checkQuote(claim, flatten(shown)),
    ...checkName(key, claim, flatten(shown)),
    ...checkNumbers(claim, flatten(shown)),
    ...checkWords(claim, shown),
    ...(repeated ? [fault("name_repeated", `"${claim.name}" is listed twice.`, "Leave one of them out.")] : []),
  ];
};

const checkQuote = ({ name, quote }: SystemsClaim<SystemsKey>, text: string): Fault[] => {
  if (!text.includes(flatten(quote)))
    return [fault("quote_absent", `The quote of "${name}" does not occur in that segment.`, "Copy it word by word.")];
  return wordsOf(quote).length >= leastQuote
    ? []
    : [fault("quote_short", `The quote of "${name}" is too short to contain a rule.`, "Copy more of the sentence or row.")];
};

/** Checks the name, except of a resolution method: a book seldom names it, so the name is the model's own. */
const checkName = (key: SystemsKey, { name }: SystemsClaim<SystemsKey>, text: string): Fault[] =>
  key === "resolution" || wordsOf(name).every((word) => text.includes(word))
    ? []
    : [fault("name_absent", `"${name}" does not occur in that segment.`, "Use the book's own name, or leave the item out.")];

const checkNumbers = ({ name, details }: SystemsClaim<SystemsKey>, text: string): Fault[] => {
  const numbers = numbersOf(details).filter((number) => !occursIn(number, text));
  return numbers.length === 0
    ? []
    : [fault("number_absent", `${numbers.join(", ")} of "${name}" does not occur in that segment.`, "Take numbers from the text alone.")];
};

const checkWords = ({ name, details }: SystemsClaim<SystemsKey>, text: string): Fault[] => {
  const findStrays = createUnsupportedWordFinder(text);
  const strays = textsOf(details).flatMap((detail) => {
    const words = findStrays(detail.replaceAll("_", " "));
    return words.length > ownWords * contentWords(detail.replaceAll("_", " ")).length ? words : [];
  });
  if (strays.length === 0) return [];
  const listed = [...new Set(strays)].map((word) => `"${word}"`).join(", ");
  return [
    fault("words_absent", `${listed} of "${name}" does not occur in that segment.`, "Say it in the book's own words, or leave it out."),
  ];
};

/** Fields whose values are words of the schema, not of the book. */
const chosen: ReadonlySet<string> = new Set(["rules", "kind", "direction", "group", "track_type"]);

const textsOf = (value: unknown): string[] => {
  if (typeof value === "string") return [value];
  if (Array.isArray(value)) return value.flatMap(textsOf);
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) => (chosen.has(name) ? [] : textsOf(inner)));
};

const fault = (ruleId: string, message: string, suggestion: string): Fault => ({
  ruleId,
  severity: "error",
  message,
  suggestion,
});

/** Letters and digits alone, so that a quote may omit the marks of headings, lists and tables. */
const flatten = (text: string): string =>
  ` ${text
    .normalize("NFKC")
    .toLowerCase()
    .replace(/[^\p{L}\p{N}+]+/gu, " ")
    .trim()} `;

const wordsOf = (name: string): string[] => flatten(name).trim().split(" ");

const spelled = ["zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve"];

const occursIn = (number: number, text: string): boolean =>
  new RegExp(`(?<!\\d)${Math.abs(number)}(?!\\d)`).test(text) ||
  (spelled[Math.abs(number)] !== undefined && text.includes(` ${spelled[Math.abs(number)]}`)) ||
  (number === 20 && text.includes("twenty"));

/** The numbers in details, without 0 and 1. */
const numbersOf = (value: unknown): number[] => {
  if (typeof value === "number") return Math.abs(value) <= 1 ? [] : [value];
  if (typeof value === "string") return (value.match(/\d+/g) ?? []).map(Number).filter((number) => number > 1);
  if (Array.isArray(value)) return value.flatMap(numbersOf);
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) => (name === "rules" ? numbersOfRules(inner) : numbersOf(inner)));
};

/** The die of a resolution method and the bands below the highest, because books often leave the highest to the table. */
const numbersOfRules = (rules: unknown): number[] => {
  if (typeof rules !== "object" || rules === null) return [];
  const bands: unknown = Reflect.get(rules, "bands");
  const [die, mixed, success] = [
    Reflect.get(rules, "die_type"),
    bands && Reflect.get(Object(bands), "mixed"),
    bands && Reflect.get(Object(bands), "success"),
  ];
  return [die, mixed, success].filter((number) => typeof number === "number");
};

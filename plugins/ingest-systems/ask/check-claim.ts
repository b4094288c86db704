import type { RuleViolation, Segment, SystemsClaim, SystemsKey } from "freeform-rpg/schemas";
import { keyOf } from "../book.ts";

/** What these are named by is the model's own word: a book seldom names its way to roll. */
const named: ReadonlySet<SystemsKey> = new Set([
  "entity_stats",
  "conditions",
  "calibration",
  "action_types",
  "stat_schema",
  "magic",
  "equipment",
]);

/** What is wrong with a claim, by the text that it is said to stand in; and whether an earlier one has its name. Empty when nothing is. */
export const checkClaim = <K extends SystemsKey>(
  key: K,
  claim: SystemsClaim<K>,
  segments: readonly Segment[],
  earlier: readonly string[],
): Omit<RuleViolation, "field">[] => {
  const segment = segments.find(({ id }) => id === claim.segment);
  if (segment === undefined)
    return [fault("segment_unknown", `There is no segment "${claim.segment}".`, "Give the id of the segment that holds the rule.")];
  const text = flatten(`${segment.path.join(" ")} ${segment.title} ${segment.text}`);
  const numbers = numbersOf(claim.details).filter((number) => !standsIn(number, text));
  return [
    ...(text.includes(flatten(claim.quote))
      ? []
      : [fault("quote_absent", `The quote of "${claim.name}" does not stand in that segment.`, "Copy it word by word.")]),
    ...(!named.has(key) || wordsOf(claim.name).every((word) => text.includes(word))
      ? []
      : [fault("name_absent", `"${claim.name}" does not stand in that segment.`, "Use the book's own name, or leave the item out.")]),
    ...(numbers.length === 0
      ? []
      : [
          fault(
            "number_absent",
            `${numbers.join(", ")} of "${claim.name}" does not stand in that segment.`,
            "Take numbers from the text alone.",
          ),
        ]),
    ...(earlier.includes(keyOf(claim.name)) ? [fault("name_repeated", `"${claim.name}" is there twice.`, "Keep one of them.")] : []),
  ];
};

const fault = (ruleId: string, message: string, suggestion: string): Omit<RuleViolation, "field"> => ({
  ruleId,
  severity: "error",
  message,
  suggestion,
});

/** Letters and digits alone, so that a quote may do without the marks of headings, lists and tables. */
const flatten = (text: string): string =>
  ` ${text
    .normalize("NFKC")
    .toLowerCase()
    .replace(/[^\p{L}\p{N}+]+/gu, " ")
    .trim()} `;

const wordsOf = (name: string): string[] => flatten(name).trim().split(" ");

const spelled = ["zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve"];

const standsIn = (number: number, text: string): boolean =>
  new RegExp(`(?<!\\d)${Math.abs(number)}(?!\\d)`).test(text) ||
  (spelled[Math.abs(number)] !== undefined && text.includes(` ${spelled[Math.abs(number)]}`)) ||
  (number === 20 && text.includes("twenty"));

/** Every number that details hold, but those that go without saying. */
const numbersOf = (value: unknown): number[] => {
  if (typeof value === "number") return Math.abs(value) <= 1 ? [] : [value];
  if (typeof value === "string") return (value.match(/\d+/g) ?? []).map(Number).filter((number) => number > 1);
  if (Array.isArray(value)) return value.flatMap(numbersOf);
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) => (name === "rules" ? numbersOfRules(inner) : numbersOf(inner)));
};

/** Of a way to roll, the die and the bands below the highest: what lies above them is often left to the table. */
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

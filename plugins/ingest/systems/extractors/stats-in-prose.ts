import type { SystemsFind } from "freeform-rpg/schemas";
import { entriesOf, findIn } from "../book.ts";
import type { Book } from "../book.ts";
import type { Passage } from "../passages.ts";

type Find = SystemsFind<"stat_schema">;

const kinds = String.raw`(?:attributes|characteristics|traits|talents|stats|abilities|approaches|qualities|aptitudes|virtues|ability scores)`;
const counted = new RegExp(String.raw`\b(?:two|three|four|five|six|seven|eight|nine|\d)(?: \p{L}+){0,2} ${kinds}\b`, "iu");
const ratedIn = /\b(?:rated|ratings?|scores?) (?:in|for)\b/iu;
const named = String.raw`\p{Lu}\p{Ll}{2,14}(?: \((?:\p{Lu}{2,4}|\p{Lu}\p{Ll}{2})\))?`;
const row = new RegExp(String.raw`(?<![\p{L}.] )\b${named}(?:, ${named})+,? (?:and|or|&) ${named}`, "u");

/** "Four attributes: Might, Wits, ...": names that a sentence counts, or names under a heading for attributes, in a row or one per line. */
export const findStatsInProse = (book: Book): Find[] => {
  const headed = new Set(book.sectionsOf("attribute_list").map(({ head }) => head));
  const labels = labelsOf(book);
  const read = book.passages.flatMap((passage) => {
    const said = counted.exec(passage.body) ?? ratedIn.exec(passage.body);
    const names = readNames(passage.body.slice(said?.index ?? 0));
    if (said === null && !headed.has(passage) && !isCounted(passage, names.length)) return [];
    return names.length < 3 || names.length > 12 ? [] : [names.map((one) => toFind(passage, one, labels))];
  });
  // The game's list is the one whose names occur in stat blocks, else the first.
  return read.toSorted((a, b) => supportOf(b) - supportOf(a))[0] ?? [];
};

const numerals = ["three", "four", "five", "six", "seven", "eight", "nine"];

/** The heading counts as many as there are names, and the text rates them: "The Five Arts". */
const isCounted = ({ title, body }: Passage, count: number): boolean =>
  new RegExp(String.raw`\b(?:${numerals[count - 3] ?? "(?!)"}|${count}) \p{L}+s\b`, "iu").test(title) &&
  /\b(?:rank|rated|rating|score|di(?:e|ce))s?\b/i.test(body);

interface NamedStats {
  readonly name: string;
  readonly short: string | null;
  readonly quote: string;
}

const readNames = (text: string): NamedStats[] => {
  const [listed] = row.exec(text.slice(0, 400)) ?? [];
  if (listed !== undefined) return listed.split(/,? (?:and|or|&) |, /).map((one) => nameOf(one, listed));
  const lines = text.split("\n").map((line) => line.replace(/^(?:[-*•]|\d+\.) +/, ""));
  return lines.flatMap((line) => {
    const [quote, found] = new RegExp(String.raw`^(${named})(?: is|:| [–—-]) .{4,120}`, "u").exec(line) ?? [];
    return quote === undefined || found === undefined ? [] : [nameOf(found, quote)];
  });
};

const nameOf = (text: string, quote: string): NamedStats => {
  const [, name = text, short = null] = /^(.+?)(?: \((.+)\))?$/.exec(text) ?? [];
  return { name, short: short?.toUpperCase() ?? null, quote };
};

/** The fields of at least two stat blocks. */
const labelsOf = (book: Book): ReadonlySet<string> => {
  const counts = Map.groupBy(
    entriesOf(book, "creature").flatMap(({ entry }) => entry.fields.map(({ name }) => name)),
    (name) => name,
  );
  return new Set([...counts].filter(([, { length }]) => length >= 2).map(([name]) => name));
};

const supportOf = (finds: readonly Find[]): number => finds.filter(({ confidence }) => confidence > 0.7).length;

const toFind = (passage: Passage, { name, short, quote }: NamedStats, labels: ReadonlySet<string>): Find => {
  const confidence = labels.has(name.toLowerCase()) || (short !== null && labels.has(short.toLowerCase())) ? 0.95 : 0.7;
  return findIn(passage, name, { group: "attribute", short, ...rangeOf(passage.body) }, { confidence, quote });
};

const words: Readonly<Record<string, number>> = { zero: 0, one: 1, two: 2, three: 3, four: 4, five: 5, six: 6 };

/** "from -1 to +3", "rated 1 to 5", "rated with a die: d4, d6, ... or d12". */
export const rangeOf = (text: string): { min: number | null; max: number | null } => {
  const [, low = "", high = ""] =
    /\b(?:from|between|rated|rating of|number from) ([+−–-]?\d+|zero|one) (?:to|and|through) ([+−–-]?\d+|three|four|five|six)\b/i.exec(
      text,
    ) ?? [];
  const numberOf = (one: string): number | null => (one === "" ? null : (words[one.toLowerCase()] ?? Number(one.replace(/[−–]/, "-"))));
  if (low !== "") return { min: numberOf(low), max: numberOf(high) };
  const dice = /\brated\b/i.test(text) ? [...text.matchAll(/\bd(\d{1,2})\b/g)].map(([, sides]) => Number(sides)) : [];
  return dice.length >= 3 ? { min: Math.min(...dice), max: Math.max(...dice) } : { min: null, max: null };
};

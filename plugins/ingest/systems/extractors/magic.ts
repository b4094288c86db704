import { looksLikeName } from "freeform-rpg/plugins/ingest/book-text/lib";
import type { SystemsFind } from "freeform-rpg/schemas";
import { eachOnce, findIn } from "../book.ts";
import type { Book, Extractor } from "../book.ts";
import { readParagraphs, shortenQuote } from "../markdown.ts";
import type { Passage } from "../passages.ts";

/** Spells and powers, with rank and kind where the book states them. */
export const magic: Extractor<"magic"> = {
  key: "magic",
  signs: ["level_indicator", "point_cost"],
  sections: ["spell_list", "ranked_ability"],
  find: (book) => {
    const sections = sectionsOfPowers(book);
    const ways = [
      () => book.passages.flatMap((passage) => readEntry(book, passage)),
      () => findLabelled(book, sections),
      () => [...sections].flatMap(readRunIns),
    ];
    // A book writes its powers in one format; matches of other formats are parts of them.
    return ways.reduce<Find[]>((found, way) => (found.length >= fewest ? found : eachOnce(way())), []);
  },
};

type Find = SystemsFind<"magic">;

/** The minimum number of powers in a list. */
const fewest = 3;

/** The confidence of a power: found by the line below a name in its system's books, by labels, or by the beginning of a paragraph. */
const sureOf = { line: 0.95, labels: 0.85, fewLabels: 0.8, runIn: 0.7 };

const sectionsOfPowers = (book: Book): ReadonlySet<Passage> =>
  new Set(["spell_list", "ranked_ability"].flatMap((type) => book.sectionsOf(type).flatMap(({ head, parts }) => [head, ...parts])));

const readEntry = ({ config }: Book, passage: Passage): Find[] => {
  const start = passage.body.slice(0, 160);
  const [match] = config.patterns.magic.flatMap((pattern) => pattern.findAll(start, 1));
  if (match === undefined || match.at > 40) return [];
  const rank = match.named["rank"] ?? null;
  const rated = rank === null ? null : /^\d+$/.test(rank) ? Number(rank) : 0;
  return [
    toFind(passage, passage.title, passage.body, {
      rank: rated,
      school: match.named["school"]?.toLowerCase() ?? null,
      confidence: sureOf.line,
    }),
  ];
};

const ranked = /\b(?:level|rank|rating|circle|tier|difficulty|mastery) (\d{1,2})\b/i;
const labels: readonly RegExp[] = [
  ranked,
  /\bcasting time:? /i,
  /\brange:? /i,
  /\bduration:? /i,
  /\bcomponents?: /i,
  /\bcosts?:? /i,
  /\btargets?:? /i,
  /\bschool:? /i,
  /\b(?:ongoing|permanent|instant(?:aneous)?|concentration)\b/i,
];
/** The maximum distance from a name to its power's labels, in letters. */
const reach = 140;

/** Headings in runs of three or more that are followed by labels of powers, or rank and level within the heading. Under a heading of powers one label is enough. */
const findLabelled = ({ passages }: Book, sections: ReadonlySet<Passage>): Find[] => {
  const spoken = passages.map((passage) => ({ passage, count: countLabels(passage) })).filter(({ count }) => count > 0);
  const rows = Map.groupBy(spoken, ({ passage }) => `${passage.level} ${passage.path[0] ?? ""}`);
  return [...rows.values()].flatMap((row) => {
    const entries = row.filter(({ passage, count }) => count >= 2 || sections.has(passage) || ranked.test(passage.title));
    return entries.length < fewest
      ? []
      : entries.map(({ passage, count }) => {
          const [, rank] = ranked.exec(passage.title) ?? ranked.exec(passage.body.slice(0, reach)) ?? [];
          const [, name = passage.title, school = null] = /^(.+?) (?:Level|Rank) \d(?: (\p{Lu}\p{Ll}+))?$/u.exec(passage.title) ?? [];
          const confidence = count >= 2 ? sureOf.labels : sureOf.fewLabels;
          return toFind(passage, name, passage.body, {
            rank: rank === undefined ? null : Number(rank),
            school: school?.toLowerCase() ?? null,
            confidence,
          });
        });
  });
};

/** True for a stat block, whose labels each have a number. */
const isBlock = (start: string): boolean => (start.match(/\b\p{Lu}[\p{L}]+ (?:[+-]?\d+|d\d+)\b/gu)?.length ?? 0) >= 4;

const countLabels = ({ title, body }: Passage): number => {
  const start = body.slice(0, reach);
  return body.length < 20 || isBlock(start) ? 0 : labels.filter((label) => label.test(start)).length + (ranked.test(title) ? 1 : 0);
};

const runIn =
  /^(?:[-*•]|\d{1,3}\.)? ?(\p{Lu}[\p{L}’' -]{2,30}?)(?: \((\p{L}[^()\n]{2,40})\))?[.:] (?:(\p{Lu}\p{L}+ \d{1,2})\. )?(.{12,})$/u;

/** Paragraphs or items that begin with a name, three or more under a heading of powers: "Lull (difficulty 4). A beast ...", "Knock: A door ...". */
const readRunIns = (passage: Passage): Find[] => {
  const found = passage.body.split("\n").flatMap((line) => {
    const [quote, name, noted = "", asked = "", effect] = runIn.exec(line.trim()) ?? [];
    if (quote === undefined || name === undefined || effect === undefined || !looksLikeName(name)) return [];
    const [, rank] = /(\d{1,2})/.exec(noted || asked) ?? [];
    return [
      toFind(passage, name, effect, { rank: rank === undefined ? null : Number(rank), school: null, confidence: sureOf.runIn, quote }),
    ];
  });
  return found.length < fewest ? [] : found;
};

interface PowerReading {
  readonly rank: number | null;
  readonly school: string | null;
  readonly confidence: number;
  readonly quote?: string;
}

const toFind = (passage: Passage, name: string, text: string, { rank, school, confidence, quote }: PowerReading): Find =>
  findIn<"magic">(
    passage,
    name,
    { rank, school, cost: readCost(text), effect: effectOf(text) },
    { confidence, ...(quote === undefined ? {} : { quote }) },
  );

const readCost = (text: string): string | null =>
  /\b(?:Casting Time|Cost): ?([^\n:.]{1,40}?)(?=\.| [A-Z][a-z]+:|\n|$)/.exec(text)?.[1]?.trim() ?? null;

const effectOf = (text: string): string => shortenQuote(readParagraphs(text).toSorted((a, b) => b.length - a.length)[0] ?? text, 400);

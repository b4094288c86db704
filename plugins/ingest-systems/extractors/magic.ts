import type { SystemsFind } from "freeform-rpg/schemas";
import { eachOnce, findIn } from "../book.ts";
import type { Book, Extractor } from "../book.ts";
import { readParagraphs, shorten } from "../markdown.ts";
import type { Passage } from "../passages.ts";

/** Spells and powers, with rank and kind where the book tells them. */
export const magic: Extractor<"magic"> = {
  key: "magic",
  signs: ["level_indicator", "point_cost"],
  sections: ["spell_list", "ranked_ability"],
  find: (book) => eachOnce([...book.passages.flatMap((passage) => readEntry(book, passage)), ...findRanked(book)]),
};

const readEntry = ({ config }: Book, passage: Passage): SystemsFind<"magic">[] => {
  const start = passage.body.slice(0, 160);
  const [match] = config.patterns.magic.flatMap((pattern) => pattern.findAll(start, 1));
  if (match === undefined || match.at > 40) return [];
  const rank = match.named["rank"] ?? null;
  const details = {
    rank: rank === null || !/^\d+$/.test(rank) ? (rank === null ? null : 0) : Number(rank),
    school: match.named["school"]?.toLowerCase() ?? null,
    cost: readCost(passage.body),
    effect: effectOf(passage),
  };
  return [findIn(passage, passage.title, details, { confidence: 0.85 })];
};

const readCost = (body: string): string | null =>
  /\b(?:Casting Time|Cost): ?([^\n:]{2,40}?)(?= [A-Z][a-z]+:|\n|$)/.exec(body)?.[1]?.trim() ?? null;

const effectOf = ({ body }: Passage): string => shorten(readParagraphs(body).toSorted((a, b) => b.length - a.length)[0] ?? "", 400);

/** Under a heading of powers: entries that tell their level, or that number in the dozens. */
const findRanked = (book: Book): SystemsFind<"magic">[] =>
  ["spell_list", "ranked_ability"].flatMap((type) =>
    book.sectionsOf(type).flatMap(({ parts }) =>
      parts.flatMap((part) => {
        const [, rank] = /^\W*(?:level|rank|circle) (\d)\b/i.exec(part.body) ?? /\b(?:level|rank) (\d)\b/i.exec(part.title) ?? [];
        if (rank === undefined) return [];
        const details = { rank: Number(rank), school: null, cost: readCost(part.body), effect: effectOf(part) };
        return [findIn<"magic">(part, part.title, details, { confidence: 0.55 })];
      }),
    ),
  );

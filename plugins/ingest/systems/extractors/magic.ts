import type { Entry } from "freeform-rpg/plugins/ingest/book-text";
import type { SystemsFind } from "freeform-rpg/schemas";
import { eachOnce, entriesOf, findIn } from "../book.ts";
import type { Book, Extractor } from "../book.ts";
import { readParagraphs, shortenQuote } from "../markdown.ts";

/** Spells and powers, with rank and kind where the book states them. */
export const magic: Extractor<"magic"> = {
  key: "magic",
  signs: ["level_indicator", "point_cost"],
  sections: ["spell_list", "ranked_ability"],
  find: (book) => {
    const found = eachOnce(
      entriesOf(book, "power").map(({ entry, place }) => {
        const stated = readRank(book, entry);
        const confidence = stated.byLine
          ? sureOf.line
          : entry.known >= 2
            ? sureOf.labels
            : entry.known === 1
              ? sureOf.fewLabels
              : sureOf.runIn;
        const details = { rank: stated.rank, school: stated.school, cost: costOf(entry), effect: effectOf(entry) };
        return findIn<"magic">(place, entry.name, details, { confidence });
      }),
    );
    return found.length < fewest ? [] : found;
  },
};

/** The minimum number of powers of a book. */
const fewest = 3;

/** The confidence of a power: found by the line below a name in its system's books, by labels, or by the beginning of a paragraph. */
const sureOf = { line: 0.95, labels: 0.85, fewLabels: 0.8, runIn: 0.7 };

const fieldOf = ({ fields }: Entry, name: string): string | null => fields.find((field) => field.name === name)?.value ?? null;

interface Rank {
  readonly rank: SystemsFind<"magic">["details"]["rank"];
  readonly school: string | null;
  readonly byLine: boolean;
}

/** Rank and school by the system's line below a name, such as "3rd-level evocation", else by their labels. */
const readRank = ({ config }: Book, entry: Entry): Rank => {
  const [match] = config.patterns.magic.flatMap((pattern) => pattern.findAll(entry.text.slice(0, 160), 1));
  if (match !== undefined && match.at <= 40)
    return { rank: rankOf(match.named["rank"]), school: match.named["school"]?.toLowerCase() ?? null, byLine: true };
  const [rank] = /\d+/.exec(fieldOf(entry, "rank") ?? "") ?? [];
  const [school] = /^[^ ;,(]+/.exec(fieldOf(entry, "school") ?? "") ?? [];
  return { rank: rankOf(rank), school: school?.toLowerCase() ?? null, byLine: false };
};

/** A word instead of a number, such as "cantrip", is the lowest rank. */
const rankOf = (rank: string | null = null): number | null => (rank === null ? null : /^\d+$/.test(rank) ? Number(rank) : 0);

const costOf = (entry: Entry): string | null => {
  const cost = fieldOf(entry, "casting_time") ?? fieldOf(entry, "cost");
  return cost === null ? null : shortenQuote(cost, 60);
};

/** What the power does: the longest paragraph of its text. */
const effectOf = ({ text }: Entry): string => shortenQuote(readParagraphs(text).toSorted((a, b) => b.length - a.length)[0] ?? text, 400);

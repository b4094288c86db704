import { wordsOf } from "freeform-rpg/language";
import { countShared, wordsInPack } from "freeform-rpg/plugins/ingest/book-text/lib";
import type { AssembledPack, Extraction, PackFinding, Section, Structure } from "freeform-rpg/schemas";

/** The minimum share of a book's words that a pack contains without a warning. */
const leastShare = 0.97;
/** The maximum number of sections that the warning names. */
const mostNamed = 8;

/** Warns when less than 97 % of a book's words are in its pack, and names the sections that lost the most. The printed contents and index do not count. */
export const checkCoverage = (book: Extraction, { sections }: Structure, pack: Pick<AssembledPack, "files">): PackFinding[] => {
  const pages = new Map(book.pages.filter(({ matter }) => matter === "body").map(({ number, blocks }) => [number, blocks]));
  const words = [...pages.values()].flat().flatMap(({ text }) => wordsOf(text));
  const inPack = wordsInPack(pack);
  const found = countShared(words, inPack);
  if (found >= leastShare * words.length) return [];
  const text = ` ${inPack.join(" ")} `;
  const lost = sections
    .map((section) => ({ section, words: countLost(section, pages, text) }))
    .filter((one) => one.words > 0)
    .toSorted((a, b) => b.words - a.words);
  if (lost.length === 0) return [];
  const named = lost.slice(0, mostNamed).map(
    ({
      section: {
        title,
        pages: [from],
      },
      words: count,
    }) => `"${title}" (page ${from}, ${count} words)`,
  );
  const more = lost.length > mostNamed ? `, and ${lost.length - mostNamed} more` : "";
  const share = ((100 * found) / words.length).toFixed(1);
  const message = `${share} % of the book's words are in the pack. Sections with missing text: ${named.join(", ")}${more}. Check whether the campaign needs them.`;
  return [{ severity: "warning", phase: "structure", file: null, message }];
};

/** The words of a section's paragraphs that the pack does not contain as they are. */
const countLost = ({ blocks }: Section, pages: ReadonlyMap<number, Extraction["pages"][number]["blocks"]>, pack: string): number =>
  blocks
    .map(([page, index]) => wordsOf(pages.get(page)?.[index]?.text ?? ""))
    .filter((words) => words.length > 0 && !pack.includes(` ${words.join(" ")} `))
    .reduce((sum, { length }) => sum + length, 0);

import type { PackContentType } from "freeform-rpg/schemas";
import { chapterOf } from "freeform-rpg/plugins/ingest/book-text/lib";
import type { Entry, Passage } from "freeform-rpg/plugins/ingest/book-text";
import type { Candidate } from "./candidate.ts";
import type { Writings } from "./count-writings.ts";
import { sureness } from "./sureness.ts";
import { firstSentence } from "./first-sentence.ts";
import { bareName, looksLikeName } from "freeform-rpg/plugins/ingest/book-text/lib";
import { kindInName, kindOfList, kindInText } from "freeform-rpg/plugins/ingest/book-text/lib";

/** The evidence for classifying headings. */
export interface HeadingSigns {
  readonly writings: ReadonlyMap<string, Writings>;
  /** What the book describes under labels. */
  readonly entries: readonly Entry[];
  /** Passages in long runs of similar passages. */
  readonly listed: ReadonlySet<Passage>;
  /** Passages that open as spells, moves and feats do. */
  readonly powers: ReadonlySet<Passage>;
}

/** Headings that name something, without labels below them. */
export const headingCandidates = (passages: readonly Passage[], signs: HeadingSigns): Candidate[] => {
  const peopled = new Set(signs.entries.filter(({ kind }) => kind === "creature").map(({ passage }) => chapterOf(passage)));
  const judged = passages
    .filter((passage) => !passage.part && !passage.continues && looksLikeName(passage.title))
    .map((passage) => ({ passage, guess: judge(passage, signs, peopled.has(chapterOf(passage))) }));
  const rows = Map.groupBy(judged, ({ passage }) => `${passage.level} ${chapterOf(passage)}`);
  return [...rows.values()].flatMap((row) => {
    const type = typeOfRow(
      row.flatMap(({ guess }) => guess?.type ?? []),
      row.length,
    );
    return row.flatMap(({ passage, guess }) => {
      const settled = guess ?? (type !== null && isDescribed(passage, signs) ? { type, confidence: sureness.amongAlike } : null);
      if (settled === null) return [];
      const { title, segment, text } = passage;
      return [{ name: bareName(title), segment: segment.id, found: "heading" as const, says: firstSentence(text), ...settled }];
    });
  });
};

/** The least number and share of neighbours whose types are known and equal, for the others to have that type. */
const alike = { fewest: 2, share: 1 / 3, equal: 0.7 };

/** The type of most headings of one chapter and level: between guilds and orders, "The Tidewatch" is one too. */
const typeOfRow = (types: readonly PackContentType[], all: number): PackContentType | null => {
  const known = types.filter((type) => type !== "general" && type !== "rules");
  const [[type, { length }] = [null, []]] = [...Map.groupBy(known, (one) => one)].toSorted(([, a], [, b]) => b.length - a.length);
  return known.length >= Math.max(alike.fewest, alike.share * all) && length >= alike.equal * known.length ? type : null;
};

/** Whether a chapter on the world describes something below a heading that running text does not use as a common noun. */
const isDescribed = ({ title, segment, words }: Passage, { writings }: HeadingSigns): boolean => {
  const { lower, proper } = writings.get(bareName(title)) ?? { lower: 0, proper: 0 };
  return worldIntents.has(segment.intent) && words >= 8 && !isMatter(bareName(title)) && (lower === 0 || lower < proper);
};

/** Headings above things of a kind. */
const category =
  /^(?:(?:trade|magic|adventuring) )?(?:weapons|armou?r|shields|tools|gear|goods|poisons|services|expenses|mounts|vehicles|items|equipment|treasures?)$/i;

type Guess = Pick<Candidate, "type" | "confidence">;

/** Intents of chapters that describe the world; elsewhere a heading names a rule unless its text says otherwise. */
const worldIntents = new Set<Passage["segment"]["intent"]>(["SETTING", "FACTIONS", "NARRATIVE"]);

const judge = (passage: Passage, { listed, powers, writings }: HeadingSigns, peopled: boolean): Guess | null => {
  const { segment, words } = passage;
  if (powers.has(passage) && !worldIntents.has(segment.intent) && segment.intent !== "BESTIARY")
    return { type: "rules", confidence: sureness.power };
  if (segment.intent === "EQUIPMENT" && listed.has(passage) && !/^\|/m.test(passage.text) && !category.test(passage.title))
    return { type: "item", confidence: sureness.listedItem };
  // Where creatures have stat blocks, a heading without one names a group of them or a rule.
  if (segment.intent === "BESTIARY") return !peopled && listed.has(passage) ? { type: "npc", confidence: sureness.listedCreature } : null;
  return judgeByWords(passage, writings.get(bareName(passage.title)), words < 5);
};

/** The type by name, text and list. A heading that running text writes in lower case is a topic, not a name. */
const judgeByWords = (passage: Passage, writing: Writings = { proper: 0, lower: 0 }, empty: boolean): Guess | null => {
  const name = bareName(passage.title);
  if (writing.lower > 0 && writing.lower >= writing.proper) return null;
  const own = kindInName(name);
  const stated = empty ? null : kindInText(name, passage.text);
  const written = writing.proper > 0;
  if (!worldIntents.has(passage.segment.intent)) return written && own === stated ? asGuess(own, sureness.statedElsewhere) : null;
  const guess =
    isMatter(name) && !written && stated === null ? null : scoreHeading(name, { own, stated }, empty ? "" : passage.segment.path.at(-1));
  return guess ?? (writing.proper >= 2 && !empty ? { type: "general", confidence: sureness.unnamedKind } : null);
};

const asGuess = (type: PackContentType | null, confidence: number): Guess | null => (type === null ? null : { type, confidence });

/** Nouns for people or places, such as "court": the text takes precedence over the name. */
const ambiguous = /\b(?:court|house|church|watch|guard|order|circle|family|company|ship)$/i;

/** The name takes precedence over the text, unless it is a creature's ("The Neon Dragon", a bar), and both over the list. Agreement increases the confidence. */
const scoreHeading = (
  name: string,
  { own, stated }: { readonly own: PackContentType | null; readonly stated: PackContentType | null },
  list = "",
): Guess | null => {
  const spoken = ambiguous.test(name) || own === "npc" ? [stated, own] : [own, stated];
  const said = [...spoken, kindOfList(list)].filter((one) => one !== null);
  const [type] = said;
  if (type === undefined) return null;
  return { type, confidence: said.filter((one) => one === type).length > 1 ? sureness.confirmed : sureness.stated };
};

/** Plurals and pairs are topics unless running text uses them as names: "Cursed Places", "Land and Buildings". */
const isMatter = (name: string): boolean => !name.startsWith("The ") && / (?:and|for|on|in|to|or) | [^ ]*[^s]s$/u.test(name);

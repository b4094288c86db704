import type { PackContentType } from "freeform-rpg/schemas";
import type { Entry, Passage } from "freeform-rpg/plugins/ingest/book-text";
import type { Candidate } from "./candidate.ts";
import type { Writings } from "./count-writings.ts";
import { bareName, chapterOf, looksLikeName } from "freeform-rpg/plugins/ingest/book-text/lib";
import { sureness } from "./sureness.ts";
import { kindInName, kindOfList, kindInText } from "freeform-rpg/plugins/ingest/book-text/lib";

/** The minimum number of paragraphs that begin with a name. */
const fewest = 3;
/** Headings above words that describe things rather than name them. */
const describing = /\b(?:propert(?:y|ies)|tags?|qualit(?:y|ies)|traits?|features|keywords?|terms|conditions?|states?|rules)\b/i;
const ofPowers =
  /\b(?:spells?|powers?|charms?|hexe?s?|rituals?|magic|disciplines?|miracles?|prayers?|programs?|talents?|feats?|gifts?|tricks?|techniques?|cantrips?)\b/i;

/** Names with which three or more paragraphs or list items of a passage begin: "Antitoxin. A creature that ..." */
export const leadInCandidates = (
  passages: readonly Passage[],
  entries: readonly Entry[],
  writingsOf: (names: readonly string[]) => ReadonlyMap<string, Writings>,
): Candidate[] => {
  const described = new Set(entries.map(({ passage }) => passage));
  const peopled = new Set(entries.filter(({ kind }) => kind === "creature").map(({ passage }) => chapterOf(passage)));
  const found = passages
    .filter((passage) => !described.has(passage))
    // Where creatures have stat blocks, a paragraph below them begins with what they do.
    .flatMap((passage) => readPassage(passage).filter(({ type }) => type !== "npc" || !peopled.has(chapterOf(passage))));
  const writings = writingsOf(found.map(({ name }) => name));
  // Tools and powers have the names of common things; people and places do not.
  const common = (type: PackContentType) => type === "item" || type === "rules";
  return found.filter(({ name, type }) => common(type) || (writings.get(name)?.lower ?? 0) <= (writings.get(name)?.proper ?? 0));
};

const readPassage = (passage: Passage): Candidate[] => {
  const { title, text, segment } = passage;
  const found = readLeadIns(text);
  if (found.length < fewest || describing.test(title)) return [];
  return found.flatMap(({ name, says }) => {
    const type = kindIn(passage, name, says);
    return type === null ? [] : [{ name, type, segment: segment.id, found: "lead_in" as const, confidence: sureness.leadIn, says }];
  });
};

/** A list of goods or of powers names goods or powers; elsewhere name, text and heading determine the type; without one it is not a name. */
const kindIn = ({ title, segment: { intent, path } }: Passage, name: string, says: string): PackContentType | null => {
  if (ofPowers.test(title)) return "rules";
  if (intent === "EQUIPMENT") return "item";
  if (intent !== "SETTING" && intent !== "FACTIONS" && intent !== "NARRATIVE") return null;
  return kindInText(name, says) ?? kindInName(name) ?? kindOfList(title) ?? kindOfList(path.at(-1) ?? "");
};

const readLeadIns = (text: string): { name: string; says: string }[] =>
  text.split(/\n+/).flatMap((line) => {
    const [, title = "", lead = "", rest = ""] =
      /^(?:[-*]|\d+\.)?\s*((?:Mrs?|Ms|Dr|St)\.\s)?(\p{Lu}[^.:|!?]{2,40}?)(?:[.:]|\s[–—])\s+(\p{Lu}.{12,})/u.exec(line) ?? [];
    const name = bareName(`${title}${lead.replace(/ \([^)]*\)$/, "")}`);
    return looksLikeName(name) ? [{ name, says: /^.*?[.!?](?=\s|$)/.exec(rest)?.[0] ?? "" }] : [];
  });

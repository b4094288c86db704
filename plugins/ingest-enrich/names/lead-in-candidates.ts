import type { ClassifiedSegment } from "freeform-rpg/schemas";
import type { Passage } from "../passages/split-passages.ts";
import type { Candidate } from "./candidate.ts";
import type { Writings } from "./count-writings.ts";
import { bareName, countFigures, looksLikeName } from "./name-shape.ts";

/** Types whose things a book lists as paragraphs that begin with a name. */
const listedThus = new Set(["item", "location", "faction", "npc", "culture"]);
/** So many paragraphs must begin alike. */
const fewest = 3;

/** Names with which three or more paragraphs or list items of a passage begin: "Antitoxin. A creature that ..." */
export const leadInCandidates = (
  passages: readonly Passage[],
  classes: ReadonlyMap<string, ClassifiedSegment>,
  writingsOf: (names: readonly string[]) => ReadonlyMap<string, Writings>,
): Candidate[] => {
  const found = passages.flatMap((passage) => readPassage(passage, classes));
  const writings = writingsOf(found.map(({ name }) => name));
  // Tools have the names of common things; people and places do not.
  return found.filter(({ name, type }) => type === "item" || (writings.get(name)?.lower ?? 0) < (writings.get(name)?.proper ?? 0));
};

const readPassage = (passage: Passage, classes: ReadonlyMap<string, ClassifiedSegment>): Candidate[] => {
  const type = passage.segment.intent === "EQUIPMENT" ? "item" : classes.get(passage.segment.id)?.type;
  if (type === undefined || !listedThus.has(type) || passage.segment.intent === "BESTIARY" || countFigures(passage.text) >= 3) return [];
  const found = readLeadIns(passage.text);
  if (found.length < fewest) return [];
  return found.map(({ name, says }) => ({ name, type, segment: passage.segment.id, found: "lead_in" as const, confidence: 0.6, says }));
};

const readLeadIns = (text: string): { name: string; says: string }[] =>
  text.split(/\n+/).flatMap((line) => {
    const [, lead = "", rest = ""] = /^(?:[-*]|\d+\.)?\s*(\p{Lu}[^.:|!?]{2,40}?)(?:[.:]|\s[–—])\s+(\p{Lu}.{12,})/u.exec(line) ?? [];
    const name = bareName(lead);
    return looksLikeName(name) ? [{ name, says: /^.*?[.!?](?=\s|$)/.exec(rest)?.[0] ?? "" }] : [];
  });

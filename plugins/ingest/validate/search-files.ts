import { splitUnspaced, stemOf, wordsOf } from "freeform-rpg/language";
import type { PackFile } from "freeform-rpg/plugins/memory/lore";

/** Finds the files of a pack by the words of a question, in memory. */
export interface FileSearch {
  /** The number of sections that were indexed. */
  readonly sections: number;
  /** The ids of the files of the best sections, best first; a file may come several times. */
  find(question: string, limit: number): readonly string[];
}

/** A section's words with their counts. */
interface Section {
  readonly file: string;
  readonly counts: ReadonlyMap<string, number>;
  readonly length: number;
}

/** The weight of a word of a section's names (title, heading, aliases, tags) in proportion to one of its text. */
const nameWeight = 4;
/** The parameters of BM25 (Robertson and Zaragoza 2009): how soon repetition stops counting, and how much length does. */
const bm25 = { k: 1.2, b: 0.75 };

/**
 * Indexes the sections of files for BM25. It ranks by the same evidence as full text does once the pack is installed, words and names, and needs no
 * database.
 */
export const indexFiles = (files: readonly PackFile[]): FileSearch => {
  const sections = files.flatMap(sectionsOf);
  const average = sections.reduce((sum, { length }) => sum + length, 0) / Math.max(1, sections.length);
  const holders = new Map<string, Section[]>();
  for (const section of sections)
    for (const term of section.counts.keys()) {
      const held = holders.get(term);
      if (held === undefined) holders.set(term, [section]);
      else held.push(section);
    }
  const weigh = (term: string, { counts, length }: Section): number => {
    const count = counts.get(term) ?? 0;
    const some = holders.get(term)?.length ?? 0;
    const idf = Math.log(1 + (sections.length - some + 0.5) / (some + 0.5));
    return (idf * count * (bm25.k + 1)) / (count + bm25.k * (1 - bm25.b + (bm25.b * length) / average));
  };
  return {
    sections: sections.length,
    find(question, limit) {
      const scores = new Map<Section, number>();
      for (const term of new Set(termsOf(question)))
        for (const section of holders.get(term) ?? []) scores.set(section, (scores.get(section) ?? 0) + weigh(term, section));
      return [...scores]
        .toSorted(([, a], [, b]) => b - a)
        .slice(0, limit)
        .map(([{ file }]) => file);
    },
  };
};

const sectionsOf = ({ id, title, metadata, body }: PackFile): Section[] =>
  body
    .split(/^(?=## )/m)
    .filter((text) => text.trim() !== "")
    .map((text) => {
      const [, heading = ""] = /^## (.+)$/m.exec(text) ?? [];
      const names = termsOf([title, heading, ...metadata.aliases, ...metadata.tags].join("\n").replaceAll("_", " "));
      const words = termsOf(text);
      const counts = new Map<string, number>();
      for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1);
      for (const name of names) counts.set(name, (counts.get(name) ?? 0) + nameWeight);
      return { file: id, counts, length: words.length + names.length };
    });

const termsOf = (text: string): string[] => wordsOf(splitUnspaced(text)).map(stemOf);

import { chapterOf } from "../find-lists.ts";
import { looksLikeName, titleCase } from "../name-shape.ts";
import { readTables } from "../read-tables.ts";
import type { Passage } from "../split-passages.ts";
import type { Entry } from "./entry.ts";
import { countLabels, fieldsOf, judgeKind } from "./judge-kind.ts";
import type { LabelCounts } from "./judge-kind.ts";
import { readLabelTable } from "./label-tables.ts";
import type { Labelled, LineReader } from "./labelled.ts";
import { splitTitle } from "./split-title.ts";
import type { Vocabulary } from "./vocabulary.ts";

/** The maximum distance from a name to its labels, in letters. */
const reach = 2500;

/** The text in which an entry's labels stand. */
export const openingOf = ({ text }: Passage): string => text.slice(0, reach);

/** The labels of a text: of its lines and of its tables. */
export const readAllLabels = (text: string, readLine: LineReader, vocabulary: Vocabulary): readonly Labelled[] => [
  ...readTables(text).flatMap((table) => readLabelTable(table, vocabulary)),
  ...joinWrapped(text.split("\n").filter((line) => line.trim() !== "" && !line.startsWith("|"))).flatMap((line) =>
    readLine(line.replace(/^[-*•] +/, "")),
  ),
];

/** The minimum length of a line that the page's edge can have broken, in letters. */
const column = 30;

/** Lines of labels that the page's edge broke within a value. */
const joinWrapped = (lines: readonly string[]): string[] =>
  lines.reduce<string[]>((joined, line) => {
    const last = joined.at(-1) ?? "";
    const broken =
      last.length >= column &&
      (unfinished.test(last) || /^[+\p{Ll}]/u.test(line) || (/\p{Ll}$/u.test(last) && /^\p{Lu}\p{Ll}+ \d/u.test(line)));
    return broken ? [...joined.slice(0, -1), `${last} ${line}`] : [...joined, line];
  }, []);

const unfinished = /(?:,| (?:and|or|of|the|an?|to|with|for|in|at))$/;

const attack = /(?<![\p{L}’])(?:\p{L}[\p{L}’-]* ){1,3}\((?:\d*d\d+|[+\d]+ damage)[^()\n]{0,60}\)/gu;

/** "bite (d8), claws (d6+d6)": attacks that no label precedes. */
export const readAttacks = (text: string): readonly Labelled[] => {
  const found = text.slice(0, attackReach).match(attack) ?? [];
  return found.length === 0 ? [] : [{ label: "Attacks", value: found.join(", ") }];
};

/** The maximum distance from a name to its attacks, in letters. */
const attackReach = 300;

/** Headings whose text has labels: passages of one level and chapter judge together what they are. */
export const headingEntries = (passages: readonly Passage[], readLine: LineReader, vocabulary: Vocabulary): Entry[] =>
  rowsOf(passages).flatMap((row) => {
    const read = row
      .map((passage) => ({ passage, title: splitTitle(passage.title) }))
      .filter(({ title }) => isShort(title.name))
      .map(({ passage, title }) => {
        const labels = [...title.labels, ...readAllLabels(openingOf(passage), readLine, vocabulary)];
        return { passage, name: title.name, labels, counts: countLabels(labels, vocabulary) };
      });
    const all = addCounts(read.map(({ counts }) => counts));
    return read.flatMap(({ passage, name, labels, counts }) => {
      const kind = judgeKind(counts, all, { titles: [...passage.path, passage.title], intent: passage.segment.intent });
      if (kind === null || isTopic(name, vocabulary)) return [];
      const sure = kind === "power" && counts.known[kind] >= surely;
      if (!sure && (passage.part || !isNamed(name, counts.known[kind]))) return [];
      const fields = fieldsOf(kind === "creature" ? [...labels, ...readAttacks(openingOf(passage))] : labels, kind, vocabulary);
      const entry = { name, kind, passage, form: "heading" as const, fields, known: counts.known[kind] };
      return [{ ...entry, text: passage.text }];
    });
  });

/** Whether a heading names an entry. With labels enough it may write only its first word with a capital, as many languages do: "Rat géant". */
const isNamed = (title: string, known: number): boolean => {
  const name = title.replace(/ \([^)]*\)$/, "");
  return looksLikeName(name) || (known >= surely && /^\p{Lu}\p{Ll}+(?: \p{Ll}+){1,3}$/u.test(name) && looksLikeName(titleCase(name)));
};

/** A heading above an example or above the explanation of a label: "Hit Points", "Hit Dice by Size". */
const isTopic = (name: string, { knows }: Vocabulary): boolean =>
  /\bexamples?\b/i.test(name) || knows(name) || knows(name.split(" ").slice(0, 2).join(" "));

/** The number of known labels from which a heading names a power, whatever it looks like: "Create Food and Water". */
export const surely = 3;

const isShort = (name: string): boolean =>
  /^["“'’(]?\p{Lu}/u.test(name) && name.length >= 2 && name.split(" ").length <= 8 && !/[?!;|]/.test(name);

/** Passages of one level and chapter. */
const rowsOf = (passages: readonly Passage[]): readonly Passage[][] => [
  ...Map.groupBy(
    passages.filter(({ continues }) => !continues),
    (passage) => `${passage.level} ${passage.segment.intent ?? ""} ${chapterOf(passage)}`,
  ).values(),
];

/** The sum of several counts. */
export const addCounts = (counts: readonly LabelCounts[]): LabelCounts => {
  const sum = (pick: (one: LabelCounts) => number) => counts.reduce((all, one) => all + pick(one), 0);
  return {
    known: {
      creature: sum(({ known }) => known.creature),
      power: sum(({ known }) => known.power),
      item: sum(({ known }) => known.item),
      class: sum(({ known }) => known.class),
    },
    unknown: sum(({ unknown }) => unknown),
    numbers: sum(({ numbers }) => numbers),
  };
};

import type { SystemsFind } from "freeform-rpg/schemas";
import { eachOnce, findIn } from "../book.ts";
import type { Book, Extractor } from "../book.ts";
import { readTables } from "../markdown.ts";
import type { Passage } from "../passages.ts";
import { readLabels } from "./read-labels.ts";

type Field = SystemsFind<"entity_stats">["details"]["fields"][number];

/** Stat blocks: a name with numbers under labels that recur in other blocks. */
export const entityStats: Extractor<"entity_stats"> = {
  key: "entity_stats",
  signs: ["stat_line", "stat_header"],
  sections: ["stat_block_list"],
  find: (book) => {
    const matched = book.passages.flatMap((passage) => findBlock(book, passage));
    const known = new Set(matched.map(({ segment, name }) => `${segment} ${name}`));
    const shaped = findShaped(book).filter(({ segment, name }) => !known.has(`${segment} ${name}`));
    return eachOnce([...matched, ...shaped]);
  },
};

/** The confidence of a block: with at least five fields of the system, with fewer, with three labels that recur in others, or with labels of its own. */
const sureOf = { many: 0.95, few: 0.85, shared: 0.85, alone: 0.5 };

/** The maximum distance from a name to its block's numbers, in letters. */
const reach = 1600;

const findBlock = ({ config }: Book, passage: Passage): SystemsFind<"entity_stats">[] => {
  const text = passage.body.slice(0, reach);
  const fields = config.patterns.statFields.flatMap(({ name, pattern }): Field[] => {
    const [match] = pattern.findAll(text, 1);
    const value = match?.groups.find((group) => group !== null) ?? match?.text;
    return value === undefined ? [] : [{ name, value: value.trim().replace(/,$/, "") }];
  });
  if (fields.length < config.extraction.stat_blocks.least || !startsSoon(text, fields)) return [];
  const scores = readScores(text, config.extraction.abbreviations).filter(({ name }) => !fields.some((field) => field.name === name));
  const all = [...fields, ...scores];
  return [findIn(passage, passage.title, { fields: all }, { confidence: all.length >= 5 ? sureOf.many : sureOf.few })];
};

/** A rule that mentions many stats in passing is not a stat block: a block starts with its numbers. */
const startsSoon = (text: string, fields: readonly Field[]): boolean => Math.min(...fields.map(({ value }) => text.indexOf(value))) < 260;

/** The numbers under short headers, such as STR and DEX. */
const readScores = (text: string, names: Readonly<Record<string, string>>): Field[] =>
  readTables(text)
    .slice(0, 1)
    .flatMap(([head = [], row = []]) =>
      head.every((cell) => /^\p{Lu}{2,5}$/u.test(cell)) && row.length === head.length
        ? head.map((cell, at) => ({ name: idOf(names[cell] ?? cell), value: row[at] ?? "" }))
        : [],
    );

const idOf = (label: string): string => label.toLowerCase().replace(/\W+/g, "_");

/** Without patterns: passages that share labels with others and contain little else in their first lines. */
const findShaped = ({ passages, config }: Book): SystemsFind<"entity_stats">[] => {
  const { abbreviations } = config.extraction;
  const read = passages.map((passage) => ({
    passage,
    labels: [...readLabels(passage.body.slice(0, 500), abbreviations), ...readScores(passage.body.slice(0, reach), abbreviations)],
  }));
  const counts = new Map<string, number>();
  for (const { labels } of read) for (const { name } of labels) counts.set(name, (counts.get(name) ?? 0) + 1);
  return read.flatMap(({ passage, labels }) => {
    const common = labels.filter(({ name }) => (counts.get(name) ?? 0) >= 3);
    const fields = common.length >= 3 ? common : labels.length >= 5 ? labels : [];
    if (fields.length === 0) return [];
    return [findIn<"entity_stats">(passage, passage.title, { fields }, { confidence: common.length >= 3 ? sureOf.shared : sureOf.alone })];
  });
};

import { bareName, looksLikeName, titleCase } from "../name-shape.ts";
import { readTables } from "../read-tables.ts";
import type { Passage } from "../split-passages.ts";
import type { Entry } from "./entry.ts";
import type { EntryKind } from "./families/family.ts";
import { countLabels, fieldsOf, kindOfHeading } from "./judge-kind.ts";
import type { Vocabulary } from "./vocabulary.ts";

type Table = readonly (readonly string[])[];

/** The minimum number of rows of a table of entries. */
const fewest = 3;

/** Rows of tables whose heads are labels, an entry each: a list of monsters, of spells. */
export const rowEntries = (passages: readonly Passage[], vocabulary: Vocabulary): Entry[] =>
  passages.flatMap((passage) => readTables(passage.text).flatMap((table) => readRows(passage, table, vocabulary)));

const readRows = (passage: Passage, table: Table, vocabulary: Vocabulary): Entry[] => {
  const [heads = [], ...rows] = table;
  const column = nameColumn(heads, rows, vocabulary);
  if (column === null || heads.length < 2) return [];
  const kind = kindOfTable(
    passage,
    heads.filter((_, at) => at !== column),
    heads[column] ?? "",
    vocabulary,
  );
  if (kind === null) return [];
  const entries = rows.flatMap((row) => {
    const [, name = "", rest = ""] = /^([^:]*)(?:: (.+))?$/.exec(row[column] ?? "") ?? [];
    const labels = heads.flatMap((label, at) => (at === column || /^d\d+$/.test(label) ? [] : [{ label, value: row[at] ?? "" }]));
    if (!looksLikeName(titleCase(name))) return [];
    const entry = { name: bareName(name), kind, passage, form: "row" as const, fields: fieldsOf(labels, kind, vocabulary) };
    return [{ ...entry, known: countLabels(labels, vocabulary).known[kind], text: rest === "" ? row.join(" | ") : rest }];
  });
  return entries.length >= fewest && entries.length >= 0.6 * rows.length ? entries : [];
};

/** The column of names: the first, or the second behind the numbers of a roll. */
const nameColumn = (heads: readonly string[], rows: Table, { knows }: Vocabulary): number | null => {
  const column = rows.every(([first = ""]) => /^[\d–-]+\.?$/.test(first)) ? 1 : 0;
  const head = heads[column] ?? "";
  return rows.length >= fewest && /\p{L}{3}/u.test(head) && !knows(head) ? column : null;
};

/** The kind by the labels above the columns: two of a creature or a power, or one below a heading of powers. */
const kindOfTable = ({ title, path }: Passage, heads: readonly string[], name: string, vocabulary: Vocabulary): EntryKind | null => {
  const { known } = countLabels(
    heads.map((label) => ({ label, value: "1" })),
    vocabulary,
  );
  const said = kindOfHeading([name]) ?? kindOfHeading([...path.slice(-1), title]);
  const others = Math.max(known.item, known.class);
  if (known.creature >= 2 && known.creature > Math.max(others, known.power) && said !== "item" && said !== "class") return "creature";
  if (said !== "power") return null;
  return known.power >= 1 || heads.every((head) => /^d\d+$/.test(head)) ? "power" : null;
};

import { amount } from "./labelled.ts";
import type { Labelled } from "./labelled.ts";
import type { Vocabulary } from "./vocabulary.ts";

type Table = readonly (readonly string[])[];

const isAmount = new RegExp(String.raw`^${amount}`, "u");

/** What the tables of one entry state: a label with the value beside it, or heads with the values below them. */
export const readLabelTable = (table: Table, { knows }: Vocabulary): readonly Labelled[] => {
  const pairs = table.flatMap((row) =>
    row.flatMap((cell, at) => {
      const label = cell.replace(/:$/, "");
      const value = row[at + 1] ?? "";
      return value !== "" && at % 2 === 0 && (cell.endsWith(":") || (knows(label) && !knows(value))) ? [{ label, value }] : [];
    }),
  );
  const [heads = [], values = []] = table;
  const below =
    heads.every((head) => isHead(head) || knows(head)) && heads.length === values.length && values.some((value) => isAmount.test(value));
  return below && table.length <= 3 && heads.length >= 3 && !heads.some((_, at) => at % 2 === 1 && isAmount.test(heads[at] ?? ""))
    ? heads.map((label, at) => ({ label, value: values[at] ?? "" }))
    : pairs.length >= 2
      ? pairs
      : [];
};

const isHead = (cell: string): boolean => /^\p{Lu}{2,5}$/u.test(cell);

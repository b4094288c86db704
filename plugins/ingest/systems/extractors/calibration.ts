import { readTables } from "freeform-rpg/plugins/ingest/book-text/lib";
import type { SystemsFind } from "freeform-rpg/schemas";
import { eachOnce, findIn } from "../book.ts";
import type { Extractor } from "../book.ts";
import type { Passage } from "../passages.ts";

/** Difficulties from easy to nearly impossible, and presets of the whole game. */
export const calibration: Extractor<"calibration"> = {
  key: "calibration",
  signs: ["difficulty_number"],
  sections: ["difficulty_list"],
  find: (book) => {
    const difficulties = book.sectionsOf("difficulty_list").flatMap(({ head, parts }) => [head, ...parts]);
    const near = book.passages.filter(
      (passage) => difficulties.includes(passage) || /\bdifficult/i.test(`${passage.title} ${passage.body.slice(0, 400)}`),
    );
    return eachOnce(near.flatMap((passage) => readTables(passage.body).flatMap((table) => readLadder(passage, table))));
  },
};

/** A table whose numbers rise from row to row, with a word for each. */
const readLadder = (passage: Passage, table: readonly (readonly string[])[]): SystemsFind<"calibration">[] => {
  const rows = table.flatMap((row) => {
    const name = row.find((cell) => /^\p{L}[\p{L} ,'’()-]{2,40}$/u.test(cell));
    const value = row.find((cell) => /^\d{1,3}\+?$/.test(cell));
    return name === undefined || value === undefined ? [] : [{ name, value: Number.parseInt(value, 10), quote: row.join(" | ") }];
  });
  const rises = rows.every(({ value }, at) => at === 0 || value > (rows[at - 1]?.value ?? 0));
  const words = /\b(?:easy|easier|routine|simple|moderate|medium|hard|difficult|challenging|trivial|impossible|formidable|average)\b/i;
  if (rows.length < 3 || rows.length > 10 || !rises || rows.filter(({ name }) => words.test(name)).length < 2) return [];
  return rows.map(({ name, value, quote }) =>
    findIn(passage, name, { kind: "difficulty", value, description: "" }, { confidence: 0.75, quote }),
  );
};

import { createHash } from "node:crypto";
import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { ListedWorld } from "./open-world.ts";
import { readMarks } from "./read-marks.ts";
import type { MarkedSentence } from "./read-marks.ts";

/** Marked sentences and the worlds that were made up for them. */
export interface Corpus {
  readonly sentences: readonly MarkedSentence[];
  readonly worlds: ReadonlyMap<string, ListedWorld>;
  /** The digest of the files. */
  readonly digest: string;
}

/** Reads the marked sentences of a folder. */
export const loadSentences = (folder = join(import.meta.dirname, "sentences")): Corpus => {
  const files = globSync("*.jsonl", { cwd: folder }).toSorted();
  const text = files.map((file) => readFileSync(join(folder, file), "utf8")).join("");
  const rows = text.split("\n").flatMap((line) => (line.trim() === "" ? [] : [JSON.parse(line)]));
  return {
    sentences: rows.filter(({ id }) => id !== undefined).map(readMarks),
    worlds: new Map(rows.filter(({ id }) => id === undefined).map((row: ListedWorld) => [row.world, row])),
    digest: createHash("sha256").update(text).digest("hex"),
  };
};

/** True for a sentence of the test split: one in five, by its id. */
export const isHeldOut = ({ id }: MarkedSentence): boolean => (createHash("sha256").update(id).digest()[0] ?? 0) % 5 === 0;

import { existsSync, readdirSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { z } from "zod";

const TruthBlock = z.object({
  type: z.enum(["heading", "para", "li", "sidebar", "table"]),
  level: z.number().optional(),
  text: z.string().default(""),
  rows: z.array(z.array(z.string())).optional(),
});

/** A block of a book as it should be read. */
export type TruthBlock = z.infer<typeof TruthBlock>;

/** A book whose right text is known. */
export interface TruthBook {
  readonly name: string;
  readonly file: string;
  readonly truth: readonly TruthBlock[];
}

const ending = ".blocks.jsonl";

/** The books of a folder that have their truth under `truth/`: a book's truth is the one whose name its own begins with. */
export const findBooks = (folder: string): readonly TruthBook[] => {
  const truths = readTruths(folder);
  return readdirSync(folder)
    .filter((file) => file.endsWith(".pdf"))
    .sort()
    .flatMap((file) => {
      const name = basename(file, ".pdf");
      const truth = truths.find((one) => name.startsWith(one.name));
      return truth ? [{ name, file: join(folder, file), truth: truth.read() }] : [];
    });
};

/** The right texts of a folder, the longest names first. */
export const readTruths = (folder: string): readonly { readonly name: string; readonly read: () => readonly TruthBlock[] }[] =>
  readdirSync(join(folder, "truth"))
    .filter((file) => file.endsWith(ending))
    .sort((a, b) => b.length - a.length)
    .map((file) => ({ name: file.slice(0, -ending.length), read: () => readTruth(join(folder, "truth", file)) }));

const readTruth = (file: string): readonly TruthBlock[] =>
  readFileSync(file, "utf8")
    .split("\n")
    .filter((line) => line.trim() !== "")
    .map((line) => TruthBlock.parse(JSON.parse(line)));

/** Where the books lie unless told otherwise, or `null` where they are absent. */
export const findLibrary = (data: string | undefined): string | null => {
  const folder = data ?? join(import.meta.dirname, "../../../shared/data/ingest");
  return [folder, join(folder, "ingest")].find((one) => existsSync(join(one, "truth"))) ?? null;
};

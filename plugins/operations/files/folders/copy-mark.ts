import { readFile, rename, rm, writeFile } from "node:fs/promises";
import { basename, dirname, join } from "node:path";
import { z } from "zod";

const CopyMark = z.object({
  version: z.int(),
  files: z.record(z.string(), z.object({ sha256: z.string(), bytes: z.number(), mtimeMs: z.number() })),
});
/** Which version a local copy is of, and how its files looked when it was brought up to date. */
export type CopyMark = z.infer<typeof CopyMark>;

const fileOf = (folder: string): string => join(dirname(folder), `.${basename(folder)}.shared.json`);

/** Reads the mark of a copy; `null` where it was never brought up to date. */
export const readMark = async (folder: string): Promise<CopyMark | null> => {
  const text = await readFile(fileOf(folder), "utf8").catch(() => "");
  try {
    return CopyMark.parse(JSON.parse(text));
  } catch {
    return null;
  }
};

/** Writes the mark beside the copy; `null` removes it. */
export const writeMark = async (folder: string, mark: CopyMark | null): Promise<void> => {
  const file = fileOf(folder);
  if (mark === null) return rm(file, { force: true });
  await writeFile(`${file}.new`, JSON.stringify(mark));
  await rename(`${file}.new`, file);
};

import { readFile, readdir, stat } from "node:fs/promises";
import { join, relative, sep } from "node:path";
import { isUtf8 } from "node:buffer";

/** A file that a stage wrote. */
export class IngestFileRow {
  declare readonly path: string;
  declare readonly bytes: number;
  /** Its path on disk. */
  declare readonly file: string;
}

/** The maximum bytes of a file that is sent as text. */
const largest = 2_000_000;

/** The files of an ingest below a path within its folder, or that file itself, in order of their paths. Paths outside the folder are excluded. */
export const listFiles = async (folder: string, below: string): Promise<IngestFileRow[]> => {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  const wanted = below.replace(/^\.?\/+|\/+$/g, "");
  const files = entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .map((file) => ({ file, path: relative(folder, file).split(sep).join("/") }))
    .filter(({ path }) => wanted === "" || path === wanted || path.startsWith(`${wanted}/`));
  const found = await Promise.all(files.map(async (one) => ({ ...one, bytes: (await stat(one.file)).size })));
  return found.toSorted((left, right) => (left.path < right.path ? -1 : 1));
};

/** A file's text; `null` for files that are not text or too large. */
export const readFileText = async ({ file, bytes }: IngestFileRow): Promise<string | null> => {
  if (bytes > largest) return null;
  const content = await readFile(file);
  return isUtf8(content) && !content.includes(0) ? content.toString("utf8") : null;
};

import { realpath, stat } from "node:fs/promises";
import { homedir } from "node:os";
import { join, relative, resolve, isAbsolute, sep } from "node:path";
import { KernelError } from "freeform-rpg/kernel";

/** Where ingests keep what they make, and what they may read. */
export interface IngestFolders {
  /** One folder a job, with the numbered folders of its stages. */
  readonly jobs: string;
  /** Books on this machine may be read from here; none: only uploads. */
  readonly books: readonly string[];
  /** The folder that packs are put into. */
  readonly shelf: string;
}

/** The folder of a job. */
export const folderOf = ({ jobs }: IngestFolders, key: string): string => join(jobs, key);

/** The real path of a book that may be read. Throws `path_forbidden`, and `file_not_found` for what is missing below a folder that may be read. */
export const findBook = async ({ books }: IngestFolders, path: string): Promise<string> => {
  const roots = (await Promise.all(books.map(realOrNull))).filter((root) => root !== null);
  for (const root of roots) {
    const asked = isAbsolute(path) ? path : join(root, path);
    if (!isWithin(root, resolve(asked)) && !isWithin(resolve(root), resolve(asked))) continue;
    const found = await realOrNull(asked);
    if (found === null) continue;
    if (found !== resolve(asked)) throw forbidden(path, books, "it is or leads through a symbolic link");
    if (!(await stat(found)).isFile()) throw new KernelError("file_not_found", `"${path}" is no file. Give the path of one PDF.`);
    return found;
  }
  throw forbidden(path, books, "it is no file below a folder that may be read");
};

const realOrNull = (path: string): Promise<string | null> => realpath(path).catch(() => null);

const isWithin = (root: string, path: string): boolean => {
  const way = relative(root, path);
  return way !== "" && way !== ".." && !way.startsWith(`..${sep}`) && !isAbsolute(way);
};

const forbidden = (path: string, books: readonly string[], why: string): KernelError => {
  const where = books.length === 0 ? "No folder is named there." : `There is: ${books.map(shorten).join(", ")}.`;
  return new KernelError(
    "path_invalid",
    `"${path}" cannot be read: ${why}. Upload the file, or put it into a folder named under "books" of the plugin "ingest-jobs" in freeform.config.ts. ${where}`,
  );
};

const shorten = (path: string): string => (path.startsWith(homedir()) ? path.replace(homedir(), "~") : path);

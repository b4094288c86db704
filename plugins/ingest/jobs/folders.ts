import { EngineError } from "freeform-rpg/errors";
import { realpath, stat } from "node:fs/promises";
import { homedir } from "node:os";
import { join, relative, resolve, isAbsolute, sep } from "node:path";
import type { AppError } from "freeform-rpg/kernel";

/** The folders that ingests write to and may read from. */
export interface IngestFolders {
  /** Contains one folder per job, with the numbered folders of its stages. */
  readonly jobs: string;
  /** Folders from which books may be read by path; when empty, only uploads are possible. */
  readonly books: readonly string[];
  /** The folder of uploads, named by their hashes; `null` when this plugin does not clean them. */
  readonly uploads: string | null;
  /** Folders from which drafts may be promoted by path. */
  readonly drafts: readonly string[];
  /** The folder of promoted packs. */
  readonly packs: string;
}

/** The folder of a job. */
export const folderOf = ({ jobs }: IngestFolders, key: string): string => join(jobs, key);

/** The real path of a book that may be read. Throws `path_invalid`, and `file_not_found` for a folder. */
export const findBook = async ({ books }: IngestFolders, path: string): Promise<string> => {
  const found = await findBelow(books, path, refuseBook(books));
  if ((await stat(found)).isFile()) return found;
  throw new EngineError("file_not_found", `"${path}" is no file. Give the path of one PDF.`);
};

/** The real path of a draft's folder, or of the ingest that made it, that may be promoted. Throws `path_invalid`. */
export const findDraftFolder = async ({ drafts }: IngestFolders, path: string): Promise<string> =>
  findBelow(drafts, path, (why) => {
    const message = `"${path}" cannot be promoted: ${why}. Such folders are named under "drafts" of the plugin "ingest-jobs" in freeform.config.ts.`;
    return new EngineError("path_invalid", `${message} ${tellFolders(drafts)}`);
  });

type Refuse = (why: string, path: string) => AppError;

const findBelow = async (folders: readonly string[], path: string, refuse: Refuse): Promise<string> => {
  const roots = (await Promise.all(folders.map(realOrNull))).filter((root) => root !== null);
  for (const root of roots) {
    const asked = isAbsolute(path) ? path : join(root, path);
    if (!isWithin(root, resolve(asked)) && !isWithin(resolve(root), resolve(asked))) continue;
    const found = await realOrNull(asked);
    if (found === null) continue;
    if (found !== resolve(asked)) throw refuse("it is or leads through a symbolic link", path);
    return found;
  }
  throw refuse("there is no such thing below a folder that may be read", path);
};

const realOrNull = (path: string): Promise<string | null> => realpath(path).catch(() => null);

const isWithin = (root: string, path: string): boolean => {
  const way = relative(root, path);
  return way !== "" && way !== ".." && !way.startsWith(`..${sep}`) && !isAbsolute(way);
};

const refuseBook =
  (books: readonly string[]): Refuse =>
  (why, path) =>
    new EngineError(
      "path_invalid",
      `"${path}" cannot be read: ${why}. Upload the file, or put it into a folder named under "books" of the plugin "ingest-jobs" in freeform.config.ts. ${tellFolders(books)}`,
    );

const tellFolders = (folders: readonly string[]): string =>
  folders.length === 0 ? "No folder is named there." : `There is: ${folders.map(shorten).join(", ")}.`;

const shorten = (path: string): string => (path.startsWith(homedir()) ? path.replace(homedir(), "~") : path);

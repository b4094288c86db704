import { readFile, readdir, stat } from "node:fs/promises";
import { basename, join } from "node:path";
import { DocumentError, openZip } from "freeform-rpg/plugins/ingest/extract/lib";

/** The files of somebody's notes by their paths with slashes; one file has its own name as path. */
export interface NotesSource {
  readonly name: string;
  /** Whether it is one file that is no archive. */
  readonly single: boolean;
  readonly files: ReadonlyMap<string, Uint8Array>;
}

/** The most files and bytes that are read. */
const limits = { files: 10_000, bytes: 256e6 } as const;

/** Reads a file, the files of an archive, or those of a folder; hidden ones are left out, and links are not followed. Throws `DocumentError`. */
export const openNotes = async (path: string, name = basename(path)): Promise<NotesSource> => {
  const found = await stat(path);
  if (found.isDirectory()) return { name, single: false, files: await readFolder(path, name) };
  if (found.size > limits.bytes) throw tooLarge(name);
  return openFile(await readFile(path), name);
};

/** The same for a file whose content is at hand. */
export const openFile = (bytes: Uint8Array, name: string): NotesSource => {
  if (bytes.length === 0) throw new DocumentError("document_empty", `"${name}" is empty. Was it copied whole?`);
  const isZip = bytes[0] === 0x50 && bytes[1] === 0x4b;
  return isZip
    ? { name, single: false, files: openZip(bytes, name, (path) => !isHidden(path)) }
    : { name, single: true, files: new Map([[name, bytes]]) };
};

const isHidden = (path: string): boolean => path.split("/").some((part) => part.startsWith(".") || part === "__MACOSX");

const readFolder = async (folder: string, name: string): Promise<ReadonlyMap<string, Uint8Array>> => {
  const files = new Map<string, Uint8Array>();
  let bytes = 0;
  for await (const path of listFiles(folder)) {
    const file = join(folder, path);
    bytes += (await stat(file)).size;
    if (files.size >= limits.files || bytes > limits.bytes) throw tooLarge(name);
    files.set(path, await readFile(file));
  }
  return new Map([...files].toSorted(([a], [b]) => (a < b ? -1 : 1)));
};

/** The paths of the files below a folder. Links are left out, also those to folders, which a recursive `readdir` follows. */
const listFiles = async function* (folder: string, below = ""): AsyncGenerator<string> {
  for (const entry of await readdir(join(folder, below), { withFileTypes: true })) {
    const path = below === "" ? entry.name : `${below}/${entry.name}`;
    if (isHidden(entry.name)) continue;
    if (entry.isDirectory()) yield* listFiles(folder, path);
    else if (entry.isFile()) yield path;
  }
};

const tooLarge = (name: string): DocumentError =>
  new DocumentError(
    "document_too_large",
    `"${name}" has more than ${limits.files} files or ${limits.bytes / 1e6} MB. Import a part of it.`,
  );

/** The text of a file. Throws `document_broken` for what is not UTF-8. */
export const textOf = (bytes: Uint8Array, path: string): string => {
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes).replace(/^\uFEFF/, "");
  } catch (error) {
    throw new DocumentError("document_broken", `"${path}" is not UTF-8 text. Save it as UTF-8.`, { cause: error });
  }
};

/** The most levels of a document's lists and objects. */
const mostLevels = 200;

/** A JSON document of a file. Throws `document_broken` with the place of the error, and for one that is nested too deep to be one. */
export const jsonOf = (bytes: Uint8Array, path: string): unknown => {
  const text = textOf(bytes, path);
  if (isTooDeep(text))
    throw new DocumentError(
      "document_broken",
      `"${path}" is nested more than ${mostLevels} levels deep, which no export is. Export it again.`,
    );
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new DocumentError(
      "document_broken",
      `"${path}" is no complete JSON: ${error instanceof Error ? error.message : String(error)}. Export it again.`,
    );
  }
};

/** Counts brackets outside of strings, in one pass. */
const isTooDeep = (text: string): boolean => {
  let [depth, inString] = [0, false];
  for (let at = 0; at < text.length && depth <= mostLevels; at += 1) {
    const letter = text[at];
    if (letter === '"') inString = !inString;
    else if (inString) at += letter === "\\" ? 1 : 0;
    else if (letter === "[" || letter === "{") depth += 1;
    else if (letter === "]" || letter === "}") depth -= 1;
  }
  return depth > mostLevels;
};

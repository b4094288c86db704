import { isUtf8 } from "node:buffer";
import { constants } from "node:fs";
import { open } from "node:fs/promises";
import type { FileProblem } from "freeform-rpg/documents";
import { packLimits, showBytes } from "./pack-limits.ts";

/** A text file without a byte-order mark and with line feeds; `text` is `null` when the file is not UTF-8 text. */
export interface TextFile {
  readonly text: string | null;
  readonly bytes: number;
  readonly problems: readonly FileProblem[];
}

/** Reads a file of a pack. Problems name it as `file`. A file that is too large is not read at all. */
export const readTextFile = async (file: string): Promise<TextFile> => {
  // Non-blocking: opening a named pipe would otherwise wait for ever.
  const handle = await open(file, constants.O_RDONLY | constants.O_NONBLOCK);
  try {
    // The size is that of the open file, not of its path, so that the measured file is the one that is read.
    const found = await handle.stat();
    if (!found.isFile()) return reject(file, 1, 0, "is not a regular file. Put a text file in its place.");
    if (found.size > packLimits.fileBytes) return reject(file, 1, found.size, tooLarge(found.size));
    return decode(file, await handle.readFile());
  } finally {
    await handle.close();
  }
};

const reject = (file: string, line: number, bytes: number, message: string): TextFile => ({
  text: null,
  bytes,
  problems: [{ file, line, message, severity: "error" }],
});

const tooLarge = (bytes: number): string =>
  `has ${showBytes(bytes)}, but the limit is ${showBytes(packLimits.fileBytes)}. Split it into several files, each on one subject.`;

const decode = (file: string, bytes: Buffer): TextFile => {
  if (!isUtf8(bytes)) return reject(file, firstBrokenLine(bytes), bytes.length, notText);
  const text = new TextDecoder("utf-8").decode(bytes).replaceAll(/\r\n?/g, "\n");
  const nul = text.indexOf("\0");
  if (nul >= 0) return reject(file, text.slice(0, nul).split("\n").length, bytes.length, containsNul);
  return { text, bytes: bytes.length, problems: [] };
};

const notText =
  "is not UTF-8 on this line: it is not text, or was saved in another encoding. Save it as UTF-8, or remove it from the pack.";
const containsNul = "contains a NUL character on this line, so it is not text. Save it as UTF-8 text, or remove it from the pack.";

const firstBrokenLine = (bytes: Buffer): number => {
  let line = 1;
  for (let from = 0; from < bytes.length; line += 1) {
    const end = bytes.indexOf(10, from);
    const upTo = end < 0 ? bytes.length : end;
    if (!isUtf8(bytes.subarray(from, upTo))) return line;
    from = upTo + 1;
  }
  return line;
};

import { isUtf8 } from "node:buffer";
import { constants } from "node:fs";
import { open } from "node:fs/promises";
import type { FileProblem } from "freeform-rpg/documents";
import { packLimits, showBytes } from "./pack-limits.ts";

/** Reads a text file without a byte-order mark and with line feeds; `null` when it is not such a text. */
export interface TextFile {
  readonly text: string | null;
  readonly bytes: number;
  readonly problems: readonly FileProblem[];
}

/** Reads a file of a pack. `file` is also how problems name it. One that is too large is not read at all. */
export const readTextFile = async (file: string): Promise<TextFile> => {
  // Without waiting: a named pipe would otherwise hold the reader for ever.
  const handle = await open(file, constants.O_RDONLY | constants.O_NONBLOCK);
  try {
    // The open file is asked, not its path: what is measured is then what is read.
    const found = await handle.stat();
    if (!found.isFile()) return refuse(file, 1, 0, "is no regular file. Put a text file in its place.");
    if (found.size > packLimits.fileBytes) return refuse(file, 1, found.size, tooLarge(found.size));
    return decode(file, await handle.readFile());
  } finally {
    await handle.close();
  }
};

const refuse = (file: string, line: number, bytes: number, message: string): TextFile => ({
  text: null,
  bytes,
  problems: [{ file, line, message, severity: "error" }],
});

const tooLarge = (bytes: number): string =>
  `has ${showBytes(bytes)}, and ${showBytes(packLimits.fileBytes)} are the most. Split it into several files, each about one thing.`;

const decode = (file: string, bytes: Buffer): TextFile => {
  if (!isUtf8(bytes)) return refuse(file, firstBrokenLine(bytes), bytes.length, notText);
  const text = new TextDecoder("utf-8").decode(bytes).replaceAll(/\r\n?/g, "\n");
  const nul = text.indexOf("\0");
  if (nul >= 0) return refuse(file, text.slice(0, nul).split("\n").length, bytes.length, holdsNul);
  return { text, bytes: bytes.length, problems: [] };
};

const notText = "is not UTF-8 on this line: it is no text, or was saved in another encoding. Save it as UTF-8, or take it out of the pack.";
const holdsNul = "holds a NUL character on this line, so it is no text. Save it as UTF-8 text, or take it out of the pack.";

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

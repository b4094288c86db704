import { createReadStream } from "node:fs";
import { pipeline } from "node:stream";
import { createGunzip } from "node:zlib";
import { messageOf } from "freeform-rpg/kernel";
import { z } from "zod";
import { ArchiveError, damaged, tooLarge } from "./archive-error.ts";
import type { ImportLimits } from "./limits.ts";

/** The lines of a file that was packed with gzip. At most one line is held in memory. Throws `archive_damaged`, `archive_too_large`. */
export async function* readLines(path: string, limits: ImportLimits): AsyncGenerator<string> {
  // A line may come in thousands of pieces: they are joined once.
  let pieces: Buffer[] = [];
  let held = 0;
  const take = (): string => {
    const line = Buffer.concat(pieces).toString("utf8");
    [pieces, held] = [[], 0];
    return line;
  };
  try {
    for await (const piece of unpack(path, limits)) {
      let from = 0;
      for (let at = piece.indexOf(newline); at >= 0; at = piece.indexOf(newline, from)) {
        pieces.push(piece.subarray(from, at));
        yield take();
        from = at + 1;
      }
      pieces.push(piece.subarray(from));
      held += piece.length - from;
      if (held > limits.lineBytes) throw tooLarge(`one of its lines has more than ${limits.lineBytes} bytes`);
    }
  } catch (error) {
    throw error instanceof ArchiveError ? error : damaged(messageOf(error));
  }
  const last = take();
  if (last !== "") yield last;
}

const newline = 10;

async function* unpack(path: string, { bytes, ratio, ratioFrom }: ImportLimits): AsyncGenerator<Buffer> {
  const file = createReadStream(path);
  let unpacked = 0;
  // `pipeline` passes an error of any stream in it to the reader of the last one.
  for await (const piece of pipeline(file, createGunzip(), () => {})) {
    const part = z.instanceof(Buffer).parse(piece);
    unpacked += part.length;
    if (unpacked > bytes) throw tooLarge(`it unpacks to more than ${bytes} bytes`);
    if (unpacked > ratioFrom && unpacked > ratio * file.bytesRead) throw tooLarge(`it unpacks to more than ${ratio} times its size`);
    yield part;
  }
}

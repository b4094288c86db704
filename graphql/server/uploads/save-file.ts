import { createHash, randomUUID } from "node:crypto";
import { createWriteStream } from "node:fs";
import { mkdir, rename, rm } from "node:fs/promises";
import { join } from "node:path";
import type { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import type { UploadedFile } from "../../builder/context.ts";

/** Streams a file into a folder under its hash, so that the same file twice is one. Half a file is never seen under that name. */
export const saveFile = async (source: Readable, folder: string, name: string): Promise<UploadedFile> => {
  await mkdir(folder, { recursive: true });
  const aside = join(folder, `.${randomUUID()}`);
  const hash = createHash("sha256");
  let bytes = 0;
  const count = async function* (chunks: AsyncIterable<Buffer>) {
    for await (const chunk of chunks) {
      hash.update(chunk);
      bytes += chunk.length;
      yield chunk;
    }
  };
  try {
    await pipeline(source, count, createWriteStream(aside, { mode: 0o600 }));
    const sha256 = hash.digest("hex");
    const path = join(folder, sha256);
    await rename(aside, path);
    return { path, name, bytes, sha256 };
  } catch (error) {
    await rm(aside, { force: true });
    throw error;
  }
};

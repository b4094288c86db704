import { crc32 } from "node:zlib";
import { unzipSync } from "fflate";
import type { UnzipFileInfo } from "fflate";
import { readChecksums } from "./read-checksums.ts";
import { DocumentError } from "./document-error.ts";

/** The most that an archive may hold: entries, bytes in all, and bytes for each byte of the archive. */
const limits = { entries: 10_000, bytes: 256e6, ratio: 200 } as const;

/** The files of an archive, by their paths. */
export type Archive = ReadonlyMap<string, Uint8Array>;

/** Lists the paths of an archive without unpacking it. Throws `document_broken`, `archive_too_large`, `archive_path_invalid`. */
export const listZip = (bytes: Uint8Array, name: string): readonly string[] => {
  const paths: string[] = [];
  unpack(bytes, name, (file) => {
    paths.push(file.name);
    return false;
  });
  return paths;
};

/** Unpacks the files that `wants`. Throws as `listZip` does. */
export const openZip = (bytes: Uint8Array, name: string, wants: (path: string) => boolean): Archive =>
  new Map(Object.entries(unpack(bytes, name, (file) => !file.name.endsWith("/") && wants(file.name))));

const unpack = (bytes: Uint8Array, name: string, filter: (file: UnzipFileInfo) => boolean): Record<string, Uint8Array> => {
  let [entries, total] = [0, 0];
  const check = (file: UnzipFileInfo): boolean => {
    entries += 1;
    total += file.originalSize;
    if (entries > limits.entries || total > limits.bytes || total > Math.max(1e6, bytes.length * limits.ratio)) throw tooLarge(name);
    if (leadsOut(file.name))
      throw new DocumentError(
        "archive_path_invalid",
        `"${name}" contains the path "${file.name}", which leads out of it. Pack the folder again with another program.`,
      );
    return filter(file);
  };
  try {
    const files = unzipSync(bytes, { filter: check });
    const sums = readChecksums(bytes);
    for (const [path, content] of Object.entries(files))
      if (crc32(content) !== (sums.get(path) ?? crc32(content))) throw new Error(`The checksum of "${path}" is wrong.`);
    return files;
  } catch (error) {
    if (error instanceof DocumentError) throw error;
    throw new DocumentError("document_broken", `"${name}" is a damaged or incomplete archive. Was it copied whole?`, { cause: error });
  }
};

const tooLarge = (name: string): DocumentError =>
  new DocumentError(
    "archive_too_large",
    `"${name}" unpacks to more than ${limits.entries} files, ${limits.bytes / 1e6} MB, or ${limits.ratio} times its own size. Split it.`,
  );

const leadsOut = (path: string): boolean => /^[/\\]|^[a-z]:/i.test(path) || path.split(/[/\\]/).includes("..");

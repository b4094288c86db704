import { createHash } from "node:crypto";
import { createReadStream } from "node:fs";
import { opendir, stat } from "node:fs/promises";
import { join } from "node:path";
import { pipeline } from "node:stream/promises";

/** A file as the file system shows it without reading it. */
export interface FileStamp {
  readonly bytes: number;
  readonly mtimeMs: number;
}

/** The files below a folder by their paths with slashes; `null` where there is no folder. What is being written (`….new`) and links are left out. */
export const scanFolder = async (folder: string): Promise<Map<string, FileStamp> | null> => {
  if (!(await stat(folder).catch(() => null))?.isDirectory()) return null;
  const files = new Map<string, FileStamp>();
  await walk(folder, "", files);
  return files;
};

const walk = async (folder: string, within: string, files: Map<string, FileStamp>): Promise<void> => {
  const entries = await opendir(join(folder, within)).catch(() => null);
  if (entries === null) return;
  for await (const entry of entries) {
    if (entry.name.endsWith(".new")) continue;
    const path = within === "" ? entry.name : `${within}/${entry.name}`;
    if (entry.isDirectory()) await walk(folder, path, files);
    if (!entry.isFile()) continue;
    // A file that goes away meanwhile is a change that the next look finds.
    const found = await stat(join(folder, path)).catch(() => null);
    if (found) files.set(path, { bytes: found.size, mtimeMs: found.mtimeMs });
  }
};

/** The SHA-256 of a file. */
export const hashContent = async (file: string): Promise<string> => {
  const hash = createHash("sha256");
  await pipeline(createReadStream(file), hash);
  return hash.digest("hex");
};

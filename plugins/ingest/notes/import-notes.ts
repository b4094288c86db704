import { randomUUID } from "node:crypto";
import { mkdir, rename, rm, stat, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { EngineError } from "freeform-rpg/errors";
import { namePack } from "freeform-rpg/plugins/ingest/core/lib";
import { readPack } from "freeform-rpg/plugins/memory/lore/lib";
import type { PackManifest } from "freeform-rpg/schemas";
import type { LeftOut } from "./note.ts";
import { readNotes } from "./read-notes.ts";
import { openNotes } from "./source.ts";
import { writeNotes } from "./write-notes.ts";

/** What is imported, and to where. */
export interface ImportRequest {
  /** A file, an archive or a folder. */
  readonly path: string;
  /** The name of the source; default: the last part of its path. */
  readonly name?: string;
  /** The folder of packs, in which the pack gets a folder of its own. */
  readonly packs: string;
  /** The pack's id, name and version; missing ones are made from the source's name. */
  readonly manifest?: Partial<PackManifest>;
  /** Who reads what the source does not mark. Default: the DM alone. */
  readonly unmarked?: "dm" | "known";
  /** Replace a pack of this id. */
  readonly force?: boolean;
}

/** An imported pack. */
export interface ImportedNotes {
  readonly pack: string;
  readonly name: string;
  readonly folder: string;
  readonly format: string;
  readonly entries: number;
  readonly byType: Readonly<Record<string, number>>;
  /** Entries that the players may read. */
  readonly known: number;
  readonly leftOut: readonly LeftOut[];
  /** What installing the pack would warn of. */
  readonly warnings: readonly string[];
}

/**
 * Makes a content pack of somebody's notes: read, written beside the packs, checked as an installation would, and moved into place at once.
 * Throws `file_not_found`, `pack_taken`, `pack_invalid` and `DocumentError`s; then nothing has changed.
 */
export const importNotes = async ({
  path,
  name,
  packs,
  manifest: given = {},
  unmarked = "dm",
  force = false,
}: ImportRequest): Promise<ImportedNotes> => {
  const source = await openNotes(path, name).catch(explainMissing(path));
  const read = readNotes(source);
  const manifest = namePack(read.title ?? source.name.replace(/\.[a-z0-9]{2,8}$/i, ""), { version: "1.0.0", ...given });
  const folder = join(packs, manifest.id);
  if (!force && (await exists(folder)))
    throw new EngineError("pack_taken", `There is a pack "${manifest.id}" already. Choose another id, or replace it with force.`);
  const fresh = join(packs, `.${randomUUID()}`, manifest.id);
  try {
    for (const file of writeNotes(read, manifest, { unmarked, source: source.name })) {
      await mkdir(dirname(join(fresh, file.path)), { recursive: true });
      await writeFile(join(fresh, file.path), file.text);
    }
    const pack = await readPack(fresh);
    await replaceFolder(fresh, folder);
    const known = read.notes.filter(({ visibility }) => (visibility ?? unmarked) === "known").length;
    const byType = Object.fromEntries([...Map.groupBy(read.notes, ({ type }) => type)].map(([type, all]) => [type, all.length]));
    return {
      pack: manifest.id,
      name: manifest.name,
      folder,
      format: read.format,
      entries: read.notes.length,
      byType,
      known,
      leftOut: read.leftOut,
      warnings: pack.warnings.map(({ message }) => message),
    };
  } finally {
    await rm(dirname(fresh), { recursive: true, force: true });
  }
};

const exists = (path: string): Promise<boolean> =>
  stat(path).then(
    () => true,
    () => false,
  );

const explainMissing =
  (path: string) =>
  (error: unknown): never => {
    if (error instanceof Error && "code" in error && error.code === "ENOENT")
      throw new EngineError("file_not_found", `There is no file or folder "${path}".`);
    throw error;
  };

const replaceFolder = async (fresh: string, folder: string): Promise<void> => {
  const old = join(dirname(fresh), ".old");
  const moved = await rename(folder, old).then(
    () => true,
    () => false,
  );
  try {
    await rename(fresh, folder);
  } catch (error) {
    if (moved) await rename(old, folder);
    throw error;
  }
};

import { rename, rm } from "node:fs/promises";
import { basename, dirname, join } from "node:path";
import type { DatabaseConnection, SharedTree } from "freeform-rpg/db";
import type { Contents } from "../contents.ts";
import { inLanes } from "../in-lanes.ts";
import type { FolderCopy, SyncOutcome } from "../tokens.ts";
import { readMark, writeMark } from "./copy-mark.ts";
import type { CopyMark } from "./copy-mark.ts";
import { fetchFolder } from "./fetch-folder.ts";
import { readFolder, requireFence, writeFolder } from "./folder-rows.ts";
import type { FolderVersion } from "./folder-rows.ts";
import { hashContent, scanFolder } from "./scan-folder.ts";
import type { FileStamp } from "./scan-folder.ts";

/** What folders are shared with. */
export interface FolderSources {
  readonly database: DatabaseConnection;
  readonly contents: Contents;
  /** Folders whose contents are known to be in the store. */
  readonly checked: Set<string>;
}

/** A local copy compared with its mark and with the version that is stored. */
interface Comparison {
  readonly stored: FolderVersion | null;
  readonly mark: CopyMark | null;
  readonly local: ReadonlyMap<string, FileStamp> | null;
  readonly changedHere: boolean;
  readonly changedThere: boolean;
}

const compare = async ({ database }: FolderSources, { name, folder }: FolderCopy): Promise<Comparison> => {
  const [stored, mark, local] = [await readFolder(database, name), await readMark(folder), await scanFolder(folder)];
  const changedThere = (stored?.version ?? 0) !== (mark?.version ?? 0);
  // A copy that was deleted here is fetched again.
  return { stored, mark, local, changedHere: local !== null && !isAsMarked(local, mark), changedThere: changedThere || local === null };
};

const isAsMarked = (local: ReadonlyMap<string, FileStamp>, mark: CopyMark | null): boolean =>
  mark !== null &&
  local.size === Object.keys(mark.files).length &&
  [...local].every(([path, { bytes, mtimeMs }]) => mark.files[path]?.bytes === bytes && mark.files[path].mtimeMs === mtimeMs);

/** Brings a folder up to date in both directions. */
export const syncFolder = async (sources: FolderSources, copy: FolderCopy, fence?: number): Promise<SyncOutcome> => {
  const found = await compare(sources, copy);
  requireFence(copy.name, found.stored, fence);
  if (!found.changedHere && found.changedThere) return fetchVersion(sources, copy, found);
  if (!found.changedHere) {
    await storeMissing(sources, copy, found.mark);
    return "same";
  }
  const files = await hashAll(copy.folder, found);
  if (!found.changedThere) return storeVersion(sources, copy, { base: found.mark?.version ?? 0, files, fence });
  if (found.stored === null && found.mark === null) return storeVersion(sources, copy, { base: 0, files, fence });
  if (found.stored !== null && isSame(treeOf(files), found.stored.files)) {
    await writeMark(copy.folder, { version: found.stored.version, files });
    return "same";
  }
  await setAside(copy);
  await fetchVersion(sources, copy, { ...found, local: null });
  return "conflict";
};

/** Moves a copy beside its place, where it is kept and no longer compared. Does nothing where there is none. */
export const setAside = async ({ folder }: FolderCopy): Promise<void> => {
  if ((await scanFolder(folder)) === null) return;
  await rename(folder, join(dirname(folder), `.${basename(folder)}.changed-here-${Date.now()}`));
};

/** After a change of the store, each server stores there what it has. */
const storeMissing = async ({ contents, checked }: FolderSources, { name, folder }: FolderCopy, mark: CopyMark | null): Promise<void> => {
  if (checked.has(name)) return;
  const files = Object.entries(mark?.files ?? {});
  const missing = await contents.findMissing(files.map(([, { sha256 }]) => sha256));
  for (const [path, content] of files) if (missing.has(content.sha256)) await contents.put(content, join(folder, path));
  checked.add(name);
};

/** Fetches the stored version unless the copy was changed here. */
export const fetchUnchanged = async (sources: FolderSources, copy: FolderCopy): Promise<void> => {
  const found = await compare(sources, copy);
  if (!found.changedHere && found.changedThere) await fetchVersion(sources, copy, found);
};

const fetchVersion = async ({ contents }: FolderSources, { folder }: FolderCopy, { stored, mark }: Comparison): Promise<SyncOutcome> => {
  if (stored === null && mark === null) return "same";
  if (stored === null) {
    await rm(folder, { recursive: true, force: true });
    await writeMark(folder, null);
    return "fetched";
  }
  await fetchFolder(contents, folder, stored.files, mark);
  const local = await scanFolder(folder);
  const files = Object.entries(stored.files).flatMap(([path, content]) => {
    const mtimeMs = local?.get(path)?.mtimeMs;
    return mtimeMs === undefined ? [] : [[path, { ...content, mtimeMs }] as const];
  });
  await writeMark(folder, { version: stored.version, files: Object.fromEntries(files) });
  return "fetched";
};

interface LocalVersion {
  readonly base: number;
  readonly files: CopyMark["files"];
  readonly fence: number | undefined;
}

const storeVersion = async (sources: FolderSources, copy: FolderCopy, { base, files, fence }: LocalVersion): Promise<SyncOutcome> => {
  const { database, contents } = sources;
  await inLanes(Object.entries(files), ([path, content]) => contents.put(content, join(copy.folder, path)));
  if (!(await writeFolder(database, { name: copy.name, base, files: treeOf(files), fence }))) return syncFolder(sources, copy, fence);
  await writeMark(copy.folder, { version: base + 1, files });
  return "stored";
};

/** The hash of every file; those that look as they were marked are not read again. */
const hashAll = async (folder: string, { local, mark }: Comparison): Promise<CopyMark["files"]> => {
  const files: CopyMark["files"] = {};
  await inLanes(local ?? [], async ([path, { bytes, mtimeMs }]) => {
    const before = mark?.files[path];
    const known = before?.bytes === bytes && before.mtimeMs === mtimeMs ? before.sha256 : null;
    files[path] = { sha256: known ?? (await hashContent(join(folder, path))), bytes, mtimeMs };
  });
  return files;
};

const treeOf = (files: CopyMark["files"]): SharedTree =>
  Object.fromEntries(Object.entries(files).map(([path, { sha256, bytes }]) => [path, { sha256, bytes }]));

const isSame = (one: SharedTree, other: SharedTree): boolean =>
  Object.keys(one).length === Object.keys(other).length &&
  Object.entries(one).every(([path, { sha256 }]) => other[path]?.sha256 === sha256);

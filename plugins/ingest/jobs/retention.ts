import { readdir, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import type { DatabaseConnection } from "freeform-rpg/db";
import type { SharedFiles } from "freeform-rpg/plugins/operations/files";
import { isEnded } from "freeform-rpg/plugins/operations/worker/lib";
import { ingestJob } from "./ingest-job.ts";
import type { IngestFolders } from "./folders.ts";
import { IngestOrder } from "./order.ts";
import { promotionFile, readPromotion } from "./promotion-mark.ts";
import { ingestCopy, ingestsPrefix, uploadsPrefix } from "./shared-ingests.ts";

/** How long the files of ingests are retained, in days; `null` for ever. */
export interface Retention {
  /** After the last change in an ingest's folder. */
  readonly days: number | null;
  /** The same for a promoted ingest. */
  readonly promotedDays: number | null;
}

/** The inputs of cleaning. */
export interface CleaningOptions {
  readonly database: DatabaseConnection;
  readonly files: SharedFiles;
  readonly folders: IngestFolders;
  readonly keep: Retention;
  readonly now: Date;
}

/** The number of removed folders and uploads. */
export interface CleaningResult {
  readonly ingests: number;
  readonly uploads: number;
}

const day = 24 * 3_600_000;

/**
 * Removes folders of ingests whose retention has ended, and uploads without a folder. Queued and running ingests are not removed, nor are uploads of the last
 * day, because their request may be in progress.
 */
export const cleanIngests = async ({ database, files, folders, keep, now }: CleaningOptions): Promise<CleaningResult> => {
  const known = await readFolders(database);
  let ingests = await forgetIngests(files, known, keep, now);
  for (const name of await list(folders.jobs)) {
    if (name.endsWith(".lock") || name.startsWith(".") || known.get(name)?.isActive === true) continue;
    const folder = join(folders.jobs, name);
    if (files.place !== null) {
      await files.fetch(ingestCopy(folders, name));
      continue;
    }
    const days = (await readPromotion(folder)) === null ? keep.days : keep.promotedDays;
    if (days === null || now.getTime() - (await lastChange(folder)) < days * day) continue;
    await rm(folder, { recursive: true, force: true });
    await rm(`${folder}.lock`, { force: true });
    ingests += 1;
  }
  const left = new Set([
    ...(await list(folders.jobs)),
    ...(await files.list(ingestsPrefix)).map(({ name }) => name.slice(ingestsPrefix.length)),
  ]);
  const needed = new Set([...known].flatMap(([name, { isActive, sha256 }]) => (isActive || left.has(name) ? [sha256] : [])));
  await forgetUploads(files, needed, keep, now);
  const uploads = await cleanUploads(folders, needed, keep, now);
  await files.clean();
  return { ingests, uploads };
};

/** Removes ingests for all servers. Copies of them go when they are next brought up to date. */
const forgetIngests = async (files: SharedFiles, known: ReadonlyMap<string, IngestFolder>, keep: Retention, now: Date): Promise<number> => {
  let forgotten = 0;
  for (const { name, changedAt, files: paths } of await files.list(ingestsPrefix)) {
    const days = paths.includes(promotionFile) ? keep.promotedDays : keep.days;
    const isActive = known.get(name.slice(ingestsPrefix.length))?.isActive === true;
    if (isActive || days === null || now.getTime() - changedAt.getTime() < days * day) continue;
    await files.forget(name);
    forgotten += 1;
  }
  return forgotten;
};

const forgetUploads = async (files: SharedFiles, needed: ReadonlySet<string>, { days }: Retention, now: Date): Promise<void> => {
  if (days === null) return;
  for (const { name, changedAt } of await files.list(uploadsPrefix))
    if (!needed.has(name.slice(uploadsPrefix.length)) && now.getTime() - changedAt.getTime() > day) await files.forget(name);
};

/** A folder of an ingest. Its first job creates it; later jobs resume it. */
interface IngestFolder {
  readonly isActive: boolean;
  readonly sha256: string;
}

const readFolders = async ({ sql }: DatabaseConnection): Promise<ReadonlyMap<string, IngestFolder>> => {
  const rows = await sql
    .selectFrom("runs")
    .select(["id", "status", "request"])
    .where("campaign_id", "=", "")
    .where("pipeline", "=", ingestJob)
    .execute();
  const known = new Map<string, IngestFolder>();
  for (const { id, status, request } of rows) {
    const { goesOn, sha256 } = IngestOrder.parse(request);
    const name = goesOn ?? id;
    known.set(name, { sha256, isActive: !isEnded(status) || known.get(name)?.isActive === true });
  }
  return known;
};

/** Removes uploads, which are named by their hash, and incomplete uploads of broken requests. Other files are not touched. */
const cleanUploads = async ({ uploads }: IngestFolders, needed: ReadonlySet<string>, keep: Retention, now: Date): Promise<number> => {
  if (uploads === null || keep.days === null) return 0;
  let removed = 0;
  for (const name of await list(uploads)) {
    const file = join(uploads, name);
    if (!/^(?:[0-9a-f]{64}|\.[0-9a-f-]{36})$/.test(name) || needed.has(name)) continue;
    if (now.getTime() - (await changeOf(file)) < day) continue;
    await rm(file, { force: true });
    removed += 1;
  }
  return removed;
};

const list = (folder: string): Promise<string[]> => readdir(folder).catch(() => []);

/** The time of the last change in a folder, in milliseconds. A user may be editing a draft in it. */
const lastChange = async (folder: string): Promise<number> => {
  const entries = await readdir(folder, { recursive: true }).catch(() => []);
  const changes = await Promise.all([folder, ...entries.map((entry) => join(folder, entry))].map(changeOf));
  return Math.max(...changes);
};

/** A file that was removed in the meantime counts as just changed. */
const changeOf = (path: string): Promise<number> =>
  stat(path).then(
    ({ mtimeMs }) => mtimeMs,
    () => Date.now(),
  );

import { readdir, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import type { DatabaseConnection } from "freeform-rpg/db";
import { isEnded } from "freeform-rpg/plugins/operations/worker/lib";
import { ingestJob } from "./ingest-job.ts";
import type { IngestFolders } from "./folders.ts";
import { IngestOrder } from "./order.ts";
import { readPromotion } from "./promotion-mark.ts";

/** For how long what ingests leave behind is kept, in days; `null`: for ever. */
export interface Retention {
  /** Since anything in an ingest's folder changed. */
  readonly days: number | null;
  /** The same, of an ingest that has been promoted. */
  readonly promotedDays: number | null;
}

/** What cleaning works with. */
export interface CleaningParts {
  readonly database: DatabaseConnection;
  readonly folders: IngestFolders;
  readonly keep: Retention;
  readonly now: Date;
}

/** What cleaning took away. */
export interface Cleaned {
  readonly ingests: number;
  readonly uploads: number;
}

const day = 24 * 3_600_000;

/**
 * Removes folders of ingests that nobody has touched for as long as they are kept, and uploads that no folder is left of. What waits or runs stays, and an
 * upload stays for a day in any case: the request that it came with may be under way.
 */
export const cleanIngests = async ({ database, folders, keep, now }: CleaningParts): Promise<Cleaned> => {
  const homes = await readHomes(database);
  let ingests = 0;
  for (const home of await list(folders.jobs)) {
    if (home.endsWith(".lock") || homes.get(home)?.underWay === true) continue;
    const folder = join(folders.jobs, home);
    const days = (await readPromotion(folder)) === null ? keep.days : keep.promotedDays;
    if (days === null || now.getTime() - (await lastChange(folder)) < days * day) continue;
    await rm(folder, { recursive: true, force: true });
    await rm(`${folder}.lock`, { force: true });
    ingests += 1;
  }
  return { ingests, uploads: await cleanUploads(folders, homes, keep, now) };
};

/** An ingest's folder is its first job's; the others go on in it. */
interface Home {
  readonly underWay: boolean;
  readonly file: string;
}

const readHomes = async ({ sql }: DatabaseConnection): Promise<ReadonlyMap<string, Home>> => {
  const rows = await sql
    .selectFrom("runs")
    .select(["id", "status", "request"])
    .where("campaign_id", "=", "")
    .where("pipeline", "=", ingestJob)
    .execute();
  const homes = new Map<string, Home>();
  for (const { id, status, request } of rows) {
    const { goesOn, file } = IngestOrder.parse(request);
    const home = goesOn ?? id;
    homes.set(home, { file, underWay: !isEnded(status) || homes.get(home)?.underWay === true });
  }
  return homes;
};

/** Uploads are called by their hash; nothing else in the folder is touched but what a broken request left half. */
const cleanUploads = async (
  { uploads, jobs }: IngestFolders,
  homes: ReadonlyMap<string, Home>,
  keep: Retention,
  now: Date,
): Promise<number> => {
  if (uploads === null || keep.days === null) return 0;
  const left = new Set(await list(jobs));
  const needed = new Set([...homes].flatMap(([home, { underWay, file }]) => (underWay || left.has(home) ? [file] : [])));
  let removed = 0;
  for (const name of await list(uploads)) {
    const file = join(uploads, name);
    if (!/^(?:[0-9a-f]{64}|\.[0-9a-f-]{36})$/.test(name) || needed.has(file)) continue;
    if (now.getTime() - (await changeOf(file)) < day) continue;
    await rm(file, { force: true });
    removed += 1;
  }
  return removed;
};

const list = (folder: string): Promise<string[]> => readdir(folder).catch(() => []);

/** When anything in a folder changed last, in milliseconds: somebody may be at work on a draft in it. */
const lastChange = async (folder: string): Promise<number> => {
  const entries = await readdir(folder, { recursive: true }).catch(() => []);
  const changes = await Promise.all([folder, ...entries.map((entry) => join(folder, entry))].map(changeOf));
  return Math.max(...changes);
};

/** What is gone meanwhile has just changed. */
const changeOf = (path: string): Promise<number> =>
  stat(path).then(
    ({ mtimeMs }) => mtimeMs,
    () => Date.now(),
  );

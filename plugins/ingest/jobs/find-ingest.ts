import { EngineError } from "freeform-rpg/errors";
import { sql } from "kysely";
import type { Job } from "freeform-rpg/plugins/operations/jobs";
import { folderOfOrder, ingestJob } from "./ingest-job.ts";
import type { IngestServiceDeps } from "./ingest-parts.ts";
import { IngestOrder } from "./order.ts";
import type { IngestJob } from "./tokens.ts";

type IngestSources = Pick<IngestServiceDeps, "jobs" | "database" | "folders">;

/** The ingest with this key; `null` for none, and for jobs of other kinds. */
export const findIngest = async ({ jobs, folders }: Pick<IngestSources, "jobs" | "folders">, key: string): Promise<IngestJob | null> => {
  const job = await jobs.find(key);
  return job === null ? null : readIngest(folders, job);
};

/** The ingest with this key. Throws `ingest_not_found`. */
export const requireIngest = async (sources: Pick<IngestSources, "jobs" | "folders">, key: string): Promise<IngestJob> => {
  const found = await findIngest(sources, key);
  if (found !== null) return found;
  throw new EngineError(
    "ingest_not_found",
    `There is no ingest "${key}". \`startIngest\` answers with its key, \`ingestJobs\` lists them.`,
  );
};

/** The latest ingests, the newest first; with `sha256` only those of one book. */
export const listIngests = async ({ jobs, database, folders }: IngestSources, limit: number, sha256?: string): Promise<IngestJob[]> => {
  const rows = await database.sql
    .selectFrom("runs")
    .select("id")
    .where("campaign_id", "=", "")
    .where("pipeline", "=", ingestJob)
    .$if(sha256 !== undefined, (query) => query.where(sql`request->>'sha256'`, "=", sha256))
    .orderBy("created_at", "desc")
    .orderBy("id")
    .limit(limit)
    .execute();
  const found = await Promise.all(rows.map(({ id }) => findIngest({ jobs, folders }, id)));
  return found.filter((one) => one !== null);
};

const readIngest = (folders: IngestSources["folders"], job: Job): IngestJob | null => {
  if (job.pipeline !== ingestJob) return null;
  const order = IngestOrder.parse(job.request);
  return { job, order, folder: folderOfOrder(folders, job.id, order) };
};

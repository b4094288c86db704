import { tmpdir } from "node:os";
import { join } from "node:path";
import { Database, Runs } from "freeform-rpg/db";
import { apiParts } from "freeform-rpg/graphql";
import { Runner, definePlugin, contribute, provide } from "freeform-rpg/kernel";
import { CallLedger } from "freeform-rpg/plugins/models/cost";
import { Drafts } from "freeform-rpg/plugins/ingest/drafts";
import { SharedFiles } from "freeform-rpg/plugins/operations/files";
import { Jobs, jobKinds } from "freeform-rpg/plugins/operations/jobs";
import { z } from "zod";
import { addIngests } from "./api/add-ingests.ts";
import { bookReading } from "./ingest-job.ts";
import { openIngestService } from "./open-ingest-service.ts";
import { Ingestion } from "./tokens.ts";

const scratch = join(tmpdir(), "freeform-rpg-ingest");

const Days = z.number().positive().nullable();

const Options = z
  .strictObject({
    /** The parent folder of the jobs' folders. Default: a temporary folder. */
    jobs: z.string().min(1).default(join(scratch, "jobs")),
    /** Folders on this machine from which operators may read books by path; links out of them are rejected. */
    books: z.array(z.string().min(1)).default([]),
    /** The folder of promoted packs. */
    packs: z.string().min(1).default(join(scratch, "packs")),
    /** Folders on this machine from which operators may promote drafts by path; links out of them are rejected. */
    drafts: z.array(z.string().min(1)).default([]),
    /** The folder of uploads, to clean it; `null` for no cleaning. */
    uploads: z.string().min(1).nullable().default(null),
    /** How many days after the last change an ingest's folder is removed, before and after promotion; `null` for never. */
    keep: z.strictObject({ days: Days.default(90), promotedDays: Days.default(7) }).prefault({}),
  })
  .prefault({});

/** Reads books as jobs, and lets operators start, watch and promote them through the API. */
export default definePlugin({
  name: "ingest-jobs",
  options: Options,
  create: ({ keep, ...folders }) => {
    const { kind, reading } = bookReading(folders);
    return {
      contributes: [contribute(jobKinds, kind), contribute(apiParts, addIngests)],
      stages: [reading],
      services: [
        provide(Ingestion, {
          uses: { database: Database, runs: Runs, jobs: Jobs, files: SharedFiles, ledger: CallLedger, drafts: Drafts, runner: Runner },
          create: (used) => openIngestService({ ...used, folders, keep }),
        }),
      ],
    };
  },
});

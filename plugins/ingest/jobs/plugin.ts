import { tmpdir } from "node:os";
import { join } from "node:path";
import { Database, Runs } from "freeform-rpg/db";
import { apiParts } from "freeform-rpg/graphql";
import { Runner, definePlugin, contribute, provide } from "freeform-rpg/kernel";
import { CallLedger } from "freeform-rpg/plugins/models/cost";
import { Drafts } from "freeform-rpg/plugins/ingest/drafts";
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
    /** The folder for one folder a job. Default: one for scratch files. */
    jobs: z.string().min(1).default(join(scratch, "jobs")),
    /** Folders of this machine from which operators may have books read by their path; links out of them are refused. */
    books: z.array(z.string().min(1)).default([]),
    /** The folder that packs are put into when they are promoted. */
    shelf: z.string().min(1).default(join(scratch, "packs")),
    /** Folders of this machine from which operators may promote drafts by their path; links out of them are refused. */
    drafts: z.array(z.string().min(1)).default([]),
    /** Where uploads lie, to be cleaned. */
    uploads: z.string().min(1).nullable().default(null),
    /** For how many days an ingest's folder is kept since anything in it changed, before and after it was promoted; `null`: for ever. */
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
          uses: { database: Database, runs: Runs, jobs: Jobs, ledger: CallLedger, drafts: Drafts, runner: Runner },
          create: (used) => openIngestService({ ...used, folders, keep }),
        }),
      ],
    };
  },
});

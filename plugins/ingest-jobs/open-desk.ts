import type { DatabaseConnection, RunStore } from "freeform-rpg/db";
import type { Kernel } from "freeform-rpg/kernel";
import type { Ledger } from "freeform-rpg/plugins/cost";
import { namePack, nameRun, stageFolders } from "freeform-rpg/plugins/ingest";
import type { DraftDesk } from "freeform-rpg/plugins/ingest-drafts";
import type { Jobs } from "freeform-rpg/plugins/jobs";
import type { IngestFolders } from "./folders.ts";
import { followProgress } from "./follow-progress.ts";
import { IngestResult, ingestJob } from "./ingest-job.ts";
import { findIngest, listIngests, requireIngest } from "./find-ingest.ts";
import { openSource } from "./open-source.ts";
import type { IngestOrder } from "./order.ts";
import { refuseBusy, requireStage } from "./refuse-resume.ts";
import { readAccount, reportStages } from "./report-stages.ts";
import type { Asking, IngestDesk, IngestJob } from "./tokens.ts";

/** What the desk works with. */
export interface DeskParts {
  readonly database: DatabaseConnection;
  readonly runs: RunStore;
  readonly jobs: Jobs;
  readonly ledger: Ledger;
  readonly drafts: DraftDesk;
  readonly runner: Pick<Kernel, "plan" | "read">;
  readonly folders: IngestFolders;
}

/** Opens the desk. */
export const openDesk = (parts: DeskParts): IngestDesk => {
  const { jobs, drafts, folders, runner } = parts;
  const queue = (order: IngestOrder, { userId, idempotencyKey }: Asking) =>
    jobs.start({ kind: ingestJob, user_id: userId, idempotency_key: idempotencyKey, request: order });
  return {
    ...openReading(parts),
    find: (key) => findIngest(parts, key),
    list: (limit) => listIngests(parts, limit),
    start: async (book, settings, asking) => {
      const source = await openSource(folders, book);
      // Says at once what is wrong with an id or a version.
      namePack(source.name, settings.pack);
      return queue({ ...source, goesOn: null, fromStage: null, settings }, asking);
    },
    resume: async (key, fromStage, asking) => {
      const { order } = await requireIngest(parts, key);
      if (fromStage !== null) requireStage(runner, fromStage);
      const goesOn = order.goesOn ?? key;
      await refuseBusy(parts, goesOn, asking.idempotencyKey);
      return queue({ ...order, goesOn, fromStage }, asking);
    },
    promote: async (key, force) => drafts.promote({ folder: (await requireIngest(parts, key)).folder, to: folders.shelf, force }),
  };
};

type Reading = Pick<IngestDesk, "stages" | "costs" | "result" | "follow">;

const openReading = ({ runs, jobs, ledger, runner }: DeskParts): Reading => {
  const costs = ({ order }: IngestJob) => ledger.costs({ campaignId: nameRun(order.sha256), runId: nameRun(order.sha256) });
  const account = ({ folder }: IngestJob, stage: string) => {
    const place = runner.read(stageFolders).find(({ value }) => value.stage === stage);
    return readAccount(stage, place && `${folder}/${place.value.folder}`);
  };
  return {
    costs,
    result: async ({ job }) => IngestResult.nullable().parse(await jobs.result(job.id)),
    stages: async (ingest) =>
      reportStages({ runner, folder: ingest.folder, events: await runs.told(ingest.job.id, 0), costs: await costs(ingest) }),
    follow: (ingest, after, signal) =>
      followProgress({
        events: jobs.follow(ingest.job.id, after, signal),
        account: (stage) => account(ingest, stage),
        cost: async () => (await costs(ingest)).cost,
      }),
  };
};

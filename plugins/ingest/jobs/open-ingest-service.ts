import type { IngestServiceDeps } from "./ingest-parts.ts";
import { stageFolders } from "freeform-rpg/plugins/ingest/core";
import { documentReaders } from "freeform-rpg/plugins/ingest/extract";
import { namePack, nameRun } from "freeform-rpg/plugins/ingest/core/lib";
import { importNotes } from "freeform-rpg/plugins/ingest/notes/lib";
import { findDraftFolder } from "./folders.ts";
import { followProgress } from "./follow-progress.ts";
import { IngestResult, ingestJob } from "./ingest-job.ts";
import { findIngest, listIngests, requireIngest } from "./find-ingest.ts";
import { findNotes, openSource } from "./open-source.ts";
import type { IngestOrder } from "./order.ts";
import { markPromoted } from "./promotion-mark.ts";
import { requireIdle, requireUpload, requireStages } from "./require-resumable.ts";
import { readSummary, reportStages } from "./report-stages.ts";
import { cleanIngests } from "./retention.ts";
import { storePack } from "./store-pack.ts";
import type { IngestCaller, IngestService, IngestJob } from "./tokens.ts";

/** Creates the ingest service. */
export const openIngestService = (parts: IngestServiceDeps): IngestService => {
  const { jobs, folders, runner } = parts;
  const queue = (order: IngestOrder, { userId, idempotencyKey }: IngestCaller) =>
    jobs.start({ kind: ingestJob, userId: userId, idempotencyKey: idempotencyKey, request: order });
  return {
    ...createQueries(parts),
    find: (key) => findIngest(parts, key),
    list: (limit, sha256) => listIngests(parts, limit, sha256),
    start: async (book, { settings, toStage }, asking) => {
      const source = await openSource(
        folders,
        book,
        runner.read(documentReaders).map(({ value }) => value),
      );
      // Reports an invalid id, version or stage before the job is queued.
      namePack(source.name, settings.pack);
      requireStages(runner, { toStage });
      return queue({ ...source, goesOn: null, fromStage: null, toStage, settings }, asking);
    },
    resume: async (key, { settings, fromStage, toStage }, asking) => {
      const { order } = await requireIngest(parts, key);
      requireStages(runner, { fromStage, toStage });
      const goesOn = order.goesOn ?? key;
      await requireIdle(parts, goesOn, asking.idempotencyKey);
      await requireUpload(order);
      namePack(order.name, (settings ?? order.settings).pack);
      return queue({ ...order, goesOn, fromStage, toStage, settings: settings ?? order.settings }, asking);
    },
    review: ({ folder }) => parts.drafts.review(folder),
    answerReview: async (key, given) => {
      const ingest = await requireIngest(parts, key);
      await parts.drafts.answer(ingest.folder, given);
      return ingest;
    },
    promote: (draft, force) => promote(parts, draft, force),
    importNotes: async (source, how) => importNotes({ ...(await findNotes(folders, source)), packs: folders.packs, ...how }),
    storePack: (source, force) => storePack(parts, source, force),
    clean: () => cleanIngests({ ...parts, now: new Date() }),
  };
};

const promote = async (parts: IngestServiceDeps, draft: { readonly key: string } | { readonly path: string }, force: boolean) => {
  const { drafts, folders } = parts;
  const folder = "key" in draft ? (await requireIngest(parts, draft.key)).folder : await findDraftFolder(folders, draft.path);
  const promotion = await drafts.promote({ folder, to: folders.packs, force });
  if ("key" in draft) await markPromoted(folder, { at: new Date().toISOString(), pack: promotion.pack, version: promotion.version });
  await cleanIngests({ ...parts, now: new Date() });
  return promotion;
};

type IngestQueries = Pick<IngestService, "stages" | "costs" | "result" | "follow">;

const createQueries = ({ runs, jobs, ledger, runner }: IngestServiceDeps): IngestQueries => {
  const costs = ({ order }: IngestJob) => ledger.costs({ campaignId: nameRun(order.sha256), runId: nameRun(order.sha256) });
  const summary = ({ folder }: IngestJob, stage: string) => {
    const place = runner.read(stageFolders).find(({ value }) => value.stage === stage);
    return readSummary(stage, place && `${folder}/${place.value.folder}`);
  };
  return {
    costs,
    result: async ({ job }) => IngestResult.nullable().parse(await jobs.result(job.id)),
    stages: async (ingest) =>
      reportStages({ runner, folder: ingest.folder, events: await runs.readEvents(ingest.job, 0), costs: await costs(ingest) }),
    follow: (ingest, after, signal) =>
      followProgress({
        after,
        // From the beginning, because earlier events contain the totals of a stage.
        events: jobs.follow(ingest.job.id, 0, signal),
        summary: (stage) => summary(ingest, stage),
        costs: () => costs(ingest),
      }),
  };
};

import { stat } from "node:fs/promises";
import { join } from "node:path";
import type { IngestServiceDeps } from "./ingest-parts.ts";
import { stageFolders } from "freeform-rpg/plugins/ingest/core";
import { documentReaders } from "freeform-rpg/plugins/ingest/extract";
import { namePack, nameRun } from "freeform-rpg/plugins/ingest/core/lib";
import { storeNew, syncBelow } from "freeform-rpg/plugins/operations/files/lib";
import type { GivenAnswer } from "freeform-rpg/plugins/ingest/drafts";
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
import { ingestCopy, packsPrefix, shareBook } from "./shared-ingests.ts";
import { storePack } from "./store-pack.ts";
import type { IngestCaller, IngestService, IngestJob } from "./tokens.ts";

/** Creates the ingest service. */
export const openIngestService = (parts: IngestServiceDeps): IngestService => {
  const { jobs, folders, files, runner } = parts;
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
      await shareBook(files, source);
      return queue({ ...source, goesOn: null, fromStage: null, toStage, settings }, asking);
    },
    resume: async (key, { settings, fromStage, toStage }, asking) => {
      const { order } = await requireIngest(parts, key);
      requireStages(runner, { fromStage, toStage });
      const goesOn = order.goesOn ?? key;
      await requireIdle(parts, goesOn, asking.idempotencyKey);
      await requireUpload(files, order);
      namePack(order.name, (settings ?? order.settings).pack);
      return queue({ ...order, goesOn, fromStage, toStage, settings: settings ?? order.settings }, asking);
    },
    open: (ingest) => openFolder(parts, ingest),
    review: async (ingest) => {
      await openFolder(parts, ingest);
      return parts.drafts.review(ingest.folder);
    },
    answerReview: (key, given) => answerReview(parts, key, given),
    promote: (draft, force) => promote(parts, draft, force),
    importNotes: (source, how) =>
      addPack(parts, async () => {
        // Its parsers are loaded when somebody imports.
        const { importNotes } = await import("freeform-rpg/plugins/ingest/notes/lib");
        return importNotes({ ...(await findNotes(folders, source)), packs: folders.packs, ...how });
      }),
    storePack: (source, force) => addPack(parts, () => storePack(parts, source, force)),
    clean: () => cleanIngests({ ...parts, now: new Date() }),
  };
};

/** The folder of an ingest on this server; `null` where there is none. */
const openFolder = async ({ files, folders }: IngestServiceDeps, { job, order, folder }: IngestJob): Promise<string | null> => {
  await files.fetch(ingestCopy(folders, order.goesOn ?? job.id));
  return (await stat(folder).catch(() => null)) ? folder : null;
};

const answerReview = async (parts: IngestServiceDeps, key: string, given: GivenAnswer): Promise<IngestJob> => {
  const ingest = await requireIngest(parts, key);
  const copy = ingestCopy(parts.folders, ingest.order.goesOn ?? ingest.job.id);
  await parts.files.sync(copy);
  await parts.drafts.answer(ingest.folder, given);
  // Another server answered at the same time: what it left is answered again.
  if ((await parts.files.sync(copy)) === "conflict") return answerReview(parts, key, given);
  return ingest;
};

/** Adds a pack to those of all servers. */
const addPack = async <T extends { readonly pack: string }>({ files, folders }: IngestServiceDeps, add: () => Promise<T>): Promise<T> => {
  await syncBelow(files, packsPrefix, folders.packs);
  const added = await add();
  await storeNew(files, `${packsPrefix}${added.pack}`, join(folders.packs, added.pack));
  return added;
};

const promote = async (parts: IngestServiceDeps, draft: { readonly key: string } | { readonly path: string }, force: boolean) => {
  const { drafts, files, folders } = parts;
  const ingest = "key" in draft ? await requireIngest(parts, draft.key) : null;
  const copy = ingest && ingestCopy(folders, ingest.order.goesOn ?? ingest.job.id);
  if (copy !== null) await files.sync(copy);
  const folder = "path" in draft ? await findDraftFolder(folders, draft.path) : (copy?.folder ?? "");
  const promotion = await addPack(parts, () => drafts.promote({ folder, to: folders.packs, force }));
  if (copy !== null) {
    await markPromoted(folder, { at: new Date().toISOString(), pack: promotion.pack, version: promotion.version });
    await files.sync(copy);
  }
  await cleanIngests({ ...parts, now: new Date() });
  return promotion;
};

type IngestQueries = Pick<IngestService, "stages" | "costs" | "result" | "follow">;

const createQueries = (parts: IngestServiceDeps): IngestQueries => {
  const { runs, jobs, ledger, runner } = parts;
  const costs = ({ order }: IngestJob) => ledger.costs({ campaignId: nameRun(order.sha256), runId: nameRun(order.sha256) });
  const summary = ({ folder }: IngestJob, stage: string) => {
    const place = runner.read(stageFolders).find(({ value }) => value.stage === stage);
    return readSummary(stage, place && `${folder}/${place.value.folder}`);
  };
  return {
    costs,
    result: async ({ job }) => IngestResult.nullable().parse(await jobs.result(job.id)),
    stages: async (ingest) => {
      await openFolder(parts, ingest);
      return reportStages({ runner, folder: ingest.folder, events: await runs.readEvents(ingest.job, 0), costs: await costs(ingest) });
    },
    follow: (ingest, after, signal) =>
      followProgress({
        after,
        // From the beginning, because earlier events contain the totals of a stage.
        events: jobs.follow(ingest.job.id, 0, signal),
        summary: async (stage) => {
          await openFolder(parts, ingest);
          return summary(ingest, stage);
        },
        costs: () => costs(ingest),
      }),
  };
};

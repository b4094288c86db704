import { randomUUID } from "node:crypto";
import { openAsBlob } from "node:fs";
import { basename } from "node:path";
import { hashFile } from "freeform-rpg/plugins/ingest";
import type { IngestSettings } from "freeform-rpg/plugins/ingest-jobs";
import { z } from "zod";
import type { ApiClient } from "../api/api-client.ts";
import { CommandError } from "../command-error.ts";
import { remark } from "../output.ts";
import { followIngest } from "./follow-ingest.ts";
import type { IngestOutcome } from "./ingest-outcome.ts";
import type { IngestPlan } from "./plan.ts";
import {
  Found,
  Outcome,
  Promoted,
  Resumed,
  Started,
  cancelDocument,
  findDocument,
  outcomeDocument,
  promoteDocument,
  resumeDocument,
  startDocument,
} from "./server-documents.ts";
import type { Queued } from "./server-documents.ts";
import { untilInterrupted } from "./until-interrupted.ts";
import type { ProgressWatch } from "./watch-progress.ts";

/** Has a server do what is planned: sends it the book unless it has it, and watches. Ctrl-C cancels the server's job; what is made by then stays. */
export const runOnServer = async (api: ApiClient, plan: IngestPlan, watch: ProgressWatch): Promise<IngestOutcome> => {
  const key = await begin(api, plan);
  try {
    await untilInterrupted("The server keeps what is made: run the same command again to go on from there.", async (signal) => {
      try {
        await followIngest(api, key, watch, signal);
      } finally {
        if (signal.aborted) await api.ask(cancelDocument, { key }, z.unknown());
      }
    });
    return await readOutcome(api, key);
  } finally {
    watch.stop();
  }
};

/** Puts what a server's ingest made onto its shelf, in place of what lay there under that id; answers with the id. */
export const shelveOnServer = async (api: ApiClient, key: string): Promise<string> => {
  const { promoteDraft } = await api.ask(promoteDocument, { key }, Promoted);
  if ("key" in promoteDraft) return promoteDraft.key;
  throw new CommandError(promoteDraft.reason ?? "refused", promoteDraft.message);
};

/** The key of the job to watch: one that reads this book already, one that goes on with what an earlier one made, or a new one. */
const begin = async (api: ApiClient, { file, settings, fromStage, toStage }: IngestPlan): Promise<string> => {
  const { ingestJobs } = await api.ask(findDocument, { sha256: await hashFile(file) }, Found);
  const busy = ingestJobs.find(({ job }) => job.status === "QUEUED" || job.status === "RUNNING");
  if (busy) {
    remark("The server reads this book already. This is how it gets on:");
    return busy.key;
  }
  const again = toInput(settings);
  const kept = ingestJobs.find(({ folder }) => folder !== null);
  if (kept) return keyOf((await api.ask(resumeDocument, { key: kept.key, settings: again, fromStage, toStage }, Resumed)).resumeIngest);
  const input = { ...again, book: { upload: null }, toStage, idempotencyKey: randomUUID() };
  const sent = { content: await openAsBlob(file), name: basename(file), place: "input.book.upload" };
  return keyOf((await api.upload(startDocument, { input }, sent, Started)).startIngest);
};

const keyOf = (queued: z.infer<typeof Queued>): string => {
  if ("key" in queued) return queued.key;
  throw new CommandError(queued.reason ?? "refused", queued.message);
};

/** Settings as the API takes them. */
const toInput = ({ range, pack, draft, ocr, images, systems }: IngestSettings) => ({
  pages: range,
  pack,
  draft,
  ocr: ocr.toUpperCase(),
  images,
  systemHint: systems.hint,
  skipSystems: systems.skip,
});

const readOutcome = async (api: ApiClient, key: string): Promise<IngestOutcome> => {
  const { folder: home, job, costs, stages } = (await api.ask(outcomeDocument, { key }, Outcome)).ingestJob;
  if (job.result === null) {
    const { code, message } = job.failure ?? { code: "job_failed", message: `The server's ingest ended as "${job.status}".` };
    throw new CommandError(code, message);
  }
  return { ...job.result, home: home ?? "", key, stages, cost: costs.cost };
};

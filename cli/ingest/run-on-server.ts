import { randomUUID } from "node:crypto";
import { openAsBlob } from "node:fs";
import { basename } from "node:path";
import { AppError } from "freeform-rpg/kernel";
import { hashFile } from "freeform-rpg/plugins/ingest/core/lib";
import { IngestResult } from "freeform-rpg/plugins/ingest/jobs/lib";
import type { IngestSettings } from "freeform-rpg/plugins/ingest/jobs";
import { z } from "zod";
import type { ApiClient } from "../api/api-client.ts";
import {
  CancelIngestDocument,
  IngestOutcomeDocument,
  IngestsOfBookDocument,
  PromoteIngestDocument,
  ResumeIngestDocument,
  StartIngestDocument,
} from "../api/generated/graphql.ts";
import { unwrap } from "../api/unwrap.ts";
import { remark } from "../output.ts";
import { followIngest } from "./follow-ingest.ts";
import type { IngestOutcome } from "./ingest-outcome.ts";
import type { IngestPlan } from "./plan.ts";
import { untilInterrupted } from "./until-interrupted.ts";
import type { ProgressWatch } from "./watch-progress.ts";

/** Runs a plan on a server: uploads the book unless the server has it, and follows the progress. Ctrl-C cancels the job; finished stages remain saved. */
export const runOnServer = async (api: ApiClient, plan: IngestPlan, watch: ProgressWatch): Promise<IngestOutcome> => {
  const key = await begin(api, plan);
  try {
    await untilInterrupted("The server keeps the finished stages: run the same command again to continue.", async (signal) => {
      try {
        await followIngest(api, key, watch, signal);
      } finally {
        if (signal.aborted) await api.request(CancelIngestDocument, { key });
      }
    });
    return await readOutcome(api, key);
  } finally {
    watch.stop();
  }
};

/** Copies the pack of a server's ingest to the server's packs and replaces an earlier one; returns its id. */
export const promoteOnServer = async (api: ApiClient, key: string): Promise<string> =>
  unwrap((await api.request(PromoteIngestDocument, { key })).promoteDraft).key;

/** The key of the job to follow: one that is reading this book, one that continues an earlier job, or a new one. */
const begin = async (api: ApiClient, { file, settings, fromStage, toStage }: IngestPlan): Promise<string> => {
  const { ingestJobs } = await api.request(IngestsOfBookDocument, { sha256: await hashFile(file) });
  const busy = ingestJobs.find(({ job }) => job.status === "QUEUED" || job.status === "RUNNING");
  if (busy) {
    remark("The server is already reading this book. Following its progress:");
    return busy.key;
  }
  const input = toInput(settings);
  const earlier = ingestJobs.find(({ folder }) => folder !== null);
  if (earlier) {
    const variables = { key: earlier.key, settings: input, fromStage, toStage };
    return unwrap((await api.request(ResumeIngestDocument, variables)).resumeIngest).key;
  }
  const upload = { content: await openAsBlob(file), name: basename(file), variable: "input.book.upload" };
  const variables = { input: { ...input, book: { upload: null }, toStage, idempotencyKey: randomUUID() } };
  return unwrap((await api.upload(StartIngestDocument, variables, upload)).startIngest).key;
};

const layers = { core: "CORE", setting: "SETTING", regional: "REGIONAL", adventure: "ADVENTURE", homebrew: "HOMEBREW" } as const;
const ocrModes = { auto: "AUTO", always: "ALWAYS", never: "NEVER" } as const;

/** Settings as the API takes them. */
const toInput = ({ range, pack, draft, ocr, images, systems }: IngestSettings) => ({
  pages: range,
  pack: { ...pack, layer: pack.layer && layers[pack.layer] },
  draft,
  ocr: ocrModes[ocr],
  images,
  systemHint: systems.hint,
  skipSystems: systems.skip,
});

const Counts = z.record(z.string(), z.number());

const readOutcome = async (api: ApiClient, key: string): Promise<IngestOutcome> => {
  const { ingestJob } = await api.request(IngestOutcomeDocument, { key });
  if (!ingestJob?.job.result) {
    const message = `The server's ingest ended as "${ingestJob?.job.status ?? "lost"}".`;
    throw new AppError(ingestJob?.job.failure?.code ?? "job_failed", ingestJob?.job.failure?.message ?? message);
  }
  const { folder: home, job, costs } = ingestJob;
  const stages = ingestJob.stages.map(({ counts, state, ...stage }) => ({
    ...stage,
    state: state.toLowerCase(),
    counts: Counts.parse(counts),
  }));
  return { ...IngestResult.parse(job.result), home: home ?? "", key, stages, cost: costs.cost };
};

import { join } from "node:path";
import { artifact, input, pipeline, stage } from "freeform-rpg/kernel";
import type { RunEvent } from "freeform-rpg/kernel";
import { IngestedPack } from "freeform-rpg/schemas/ingest";
import { Ingests } from "freeform-rpg/plugins/ingest/core";
import { SharedFiles } from "freeform-rpg/plugins/operations/files";
import { whileShared } from "freeform-rpg/plugins/operations/files/lib";
import type { JobCall, JobKind } from "freeform-rpg/plugins/operations/jobs";
import { z } from "zod";
import { folderOf } from "./folders.ts";
import type { IngestFolders } from "./folders.ts";
import { IngestOrder } from "./order.ts";
import { fetchBook, ingestCopy } from "./shared-ingests.ts";
import type { BookFile } from "./shared-ingests.ts";

/** The kind of job that makes a pack from a book. */
export const ingestJob = "ingest";

/** The result of a finished ingest. `folder` contains the pack; both fields are `null` when it ended before the pack existed. */
export const IngestResult = z.object({ folder: z.string().nullable(), pack: IngestedPack.nullable() });
export type IngestResult = z.infer<typeof IngestResult>;

const Order = artifact("ingest-jobs/order", IngestOrder);
const Result = artifact("ingest-jobs/result", IngestResult);

/** A job around the ingest pipeline that reports the pipeline's events as its own. */
const ReadBook = pipeline("ingest-job", [Order], Result);

/** The folder of the ingest that an order belongs to. */
export const folderOfOrder = (folders: IngestFolders, key: string, { goesOn }: IngestOrder): string => folderOf(folders, goesOn ?? key);

/** Two weeks, in milliseconds. */
const timeLimit = 14 * 24 * 3_600_000;

/** The job that makes a pack, and its stage. A restarted job reuses finished stages from its folder and finished model calls from the ledger. */
export const bookReading = (folders: IngestFolders) => {
  const activeCalls = new Map<string, JobCall>();
  const kind: JobKind = {
    name: ingestJob,
    retry: { tries: 3, firstDelay: 30_000, longestDelay: 600_000 },
    timeLimit,
    concurrency: { perServer: 2 },
    run: async (request, call) => {
      const { jobId: runId, runner, signal } = call;
      activeCalls.set(runId, call);
      try {
        return (await runner.run(ReadBook, { runId, signal, inputs: [input(Order, IngestOrder.parse(request))] })).result;
      } finally {
        activeCalls.delete(runId);
      }
    },
  };
  const reading = stage({
    pipeline: ReadBook,
    name: "read_book",
    needs: { order: Order },
    uses: { ingests: Ingests, files: SharedFiles },
    makes: Result,
    // Its stages have limits of their own; a large book of pictures takes hours.
    timeLimit,
    run: async ({ order, ingests, files }, { runId, signal }) => {
      const book = await fetchBook(files, folders, order);
      const copy = ingestCopy(folders, order.goesOn ?? runId);
      const read = async ({ changed, signal: lost }: { readonly changed: () => void; readonly signal: AbortSignal }) => {
        const watched = watchStages(optionsOf(order, book, activeCalls.get(runId)), changed);
        const options = { ...watched, signal: AbortSignal.any([signal, lost]), out: copy.folder };
        return order.toStage === null ? ingests.run(options) : ingests.runTo(order.toStage, options);
      };
      const pack = await whileShared(files, { copy, work: read });
      return { folder: pack && join(copy.folder, pack.folder), pack };
    },
  });
  return { kind, reading };
};

/** Other servers see what a stage made as soon as it ends. */
const watchStages = <Options extends { readonly onEvent?: JobCall["emit"] }>(options: Options, changed: () => void) => ({
  ...options,
  onEvent: (event: RunEvent) => {
    options.onEvent?.(event);
    if (event.type === "stage_finished") changed();
  },
});

const optionsOf = ({ name, fromStage, settings }: IngestOrder, book: BookFile, call: JobCall | undefined) => ({
  ...book,
  name,
  range: settings.range ?? undefined,
  // Old results are removed only once: a restarted job continues with its new results.
  fromStage: call !== undefined && call.firstSeq > 1 ? undefined : (fromStage ?? undefined),
  pack: settings.pack,
  draft: settings.draft,
  ocr: settings.ocr,
  images: settings.images,
  systems: { skip: settings.systems.skip, hint: settings.systems.hint ?? undefined },
  ...(call && { onEvent: call.emit, firstSeq: call.firstSeq }),
});

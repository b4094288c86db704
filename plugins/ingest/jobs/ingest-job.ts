import { join } from "node:path";
import { artifact, input, pipeline, stage } from "freeform-rpg/kernel";
import { IngestedPack } from "freeform-rpg/schemas/ingest";
import { Ingests } from "freeform-rpg/plugins/ingest/core";
import type { JobCall, JobKind } from "freeform-rpg/plugins/operations/jobs";
import { z } from "zod";
import { folderOf } from "./folders.ts";
import type { IngestFolders } from "./folders.ts";
import { IngestOrder } from "./order.ts";

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

/** The job that makes a pack, and its stage. A restarted job reuses finished stages from its folder and finished model calls from the ledger. */
export const bookReading = (folders: IngestFolders) => {
  const activeCalls = new Map<string, JobCall>();
  const kind: JobKind = {
    name: ingestJob,
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
    uses: { ingests: Ingests },
    makes: Result,
    // Its stages have limits of their own; a large book of pictures takes hours.
    timeLimit: 14 * 24 * 3_600_000,
    run: async ({ order, ingests }, { runId, signal }) => {
      const out = folderOfOrder(folders, runId, order);
      const options = { ...optionsOf(order, activeCalls.get(runId)), signal, out };
      const pack = order.toStage === null ? await ingests.run(options) : await ingests.runTo(order.toStage, options);
      return { folder: pack && join(out, pack.folder), pack };
    },
  });
  return { kind, reading };
};

const optionsOf = ({ file, name, fromStage, settings }: IngestOrder, call: JobCall | undefined) => ({
  file,
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

import { artifact, input, pipeline, stage } from "freeform-rpg/kernel";
import type { Kernel } from "freeform-rpg/kernel";
import { Models } from "freeform-rpg/plugins/models/core";
import { withCorrections } from "freeform-rpg/plugins/policy/self-correction/lib";
import { CorrectionRecord } from "freeform-rpg/schemas/policy";
import { Receipt } from "freeform-rpg/schemas/turn";
import { z } from "zod";
import { SummarySources } from "./sources.ts";
import { writeSummary } from "./write-summary.ts";
import type { WrittenSummary, SummaryRequest } from "./write-summary.ts";

const SummaryInput = artifact(
  "sessions/writing",
  z.object({ campaign_id: z.string(), sources: SummarySources, hidden: z.array(z.string()) }),
);
const SummaryOutput = artifact(
  "sessions/written",
  z.object({
    text: z.string(),
    written_by: z.enum(["model", "engine"]),
    notice: z.string().nullable(),
    receipts: z.array(Receipt),
    corrections: z.array(CorrectionRecord).optional(),
  }),
);

/** Writes a session's summary from its events. */
export const EndSession = pipeline("end-session", [SummaryInput], SummaryOutput);

/** Writes the session's summary. */
export const summariseStage = stage({
  pipeline: EndSession,
  name: "summarise",
  needs: { writing: SummaryInput },
  uses: { models: Models },
  makes: SummaryOutput,
  run: async ({ writing, models }, call) => {
    const { receipts, ...written } = await writeSummary(writing, models, call);
    return withCorrections(call, { ...written, receipts: [...receipts] });
  },
});

/** Summarises a session in its own run. */
export const runSummary = async (runner: Pick<Kernel, "run">, runId: string, writing: SummaryRequest): Promise<WrittenSummary> => {
  const request = { ...writing, hidden: [...writing.hidden] };
  return (await runner.run(EndSession, { runId, inputs: [input(SummaryInput, request)] })).result;
};

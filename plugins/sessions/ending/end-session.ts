import { artifact, given, pipeline, stage } from "freeform-rpg/kernel";
import type { Kernel } from "freeform-rpg/kernel";
import { Models } from "freeform-rpg/plugins/models";
import { Receipt } from "freeform-rpg/schemas";
import { z } from "zod";
import { SummarySources } from "./sources.ts";
import { writeSummary } from "./write-summary.ts";
import type { WrittenSummary, Writing } from "./write-summary.ts";

const WritingRequest = artifact(
  "sessions/writing",
  z.object({ campaign_id: z.string(), sources: SummarySources, hidden: z.array(z.string()) }),
);
const Written = artifact(
  "sessions/written",
  z.object({ text: z.string(), written_by: z.enum(["model", "engine"]), notice: z.string().nullable(), receipts: z.array(Receipt) }),
);

/** From what happened in a session to its summary. */
export const EndSession = pipeline("end-session", [WritingRequest], Written);

/** Has the session summed up. */
export const summariseStage = stage({
  pipeline: EndSession,
  name: "summarise",
  needs: { writing: WritingRequest },
  uses: { models: Models },
  makes: Written,
  run: async ({ writing, models }, call) => {
    const { receipts, ...written } = await writeSummary(writing, models, call);
    return { ...written, receipts: [...receipts] };
  },
});

/** Has a session summed up, in a run of its own. */
export const runSummary = async (runner: Pick<Kernel, "run">, runId: string, writing: Writing): Promise<WrittenSummary> => {
  const request = { ...writing, hidden: [...writing.hidden] };
  return (await runner.run(EndSession, { runId, given: [given(WritingRequest, request)] })).result;
};

import { AppError } from "freeform-rpg/kernel";
import type { StageContext } from "freeform-rpg/kernel";
import { answerIn, loadPrompt } from "freeform-rpg/plugins/models/core/lib";
import type { ModelService, OfflineAnswer } from "freeform-rpg/plugins/models/core";
import { askCorrected } from "freeform-rpg/plugins/policy/self-correction/lib";
import { SessionSummary } from "freeform-rpg/schemas/campaign";
import type { CorrectionRecord, Receipt } from "freeform-rpg/schemas";
import { summarise } from "../summaries/summarise.ts";
import { SummarySources } from "./sources.ts";
import { summaryRules } from "./summary-rules.ts";

/** The prompt for a session's summary. */
export const summaryPrompt = loadPrompt("sessions/summarise_v1");

/** Without a model the engine writes the summary. */
export const offlineSummaryAnswer: OfflineAnswer = {
  promptId: summaryPrompt.id,
  answer: (input): SessionSummary => {
    const sources = SummarySources.parse(input);
    return { summary: summarise(sources, sources.language) };
  },
};

/** A session's summary and its author. `notice` says why the engine wrote it although a model is configured, else `null`. */
export interface WrittenSummary {
  readonly text: string;
  readonly written_by: "model" | "engine";
  readonly notice: string | null;
  readonly receipts: readonly Receipt[];
  /** The corrections of the model's summary; absent when none was needed. */
  readonly corrections?: readonly CorrectionRecord[] | undefined;
}

/** The input of a summary. */
export interface SummaryRequest {
  readonly campaign_id: string;
  readonly sources: SummarySources;
  /** Names that a summary must not contain unless its sources do. */
  readonly hidden: readonly string[];
}

/**
 * Asks a model for a session's summary and has it correct what its sources do not support. When the model fails, the engine writes the summary
 * and `notice` says why. Throws only when the run is cancelled.
 */
export const writeSummary = async (writing: SummaryRequest, models: ModelService, call: StageContext): Promise<WrittenSummary> => {
  const { sources, campaign_id } = writing;
  const own = summarise(sources, sources.language);
  const receipts = () => models.receipts(call.runId, { call, campaignId: campaign_id });
  if (sources.turns.length === 0) return { text: own, written_by: "engine", notice: null, receipts: [] };
  const answer = await draftSummary(writing, models, call).catch((thrown: unknown) => {
    if (call.signal.aborted) throw thrown;
    return {
      failure: thrown instanceof AppError ? thrown.message : "The model request failed because of an unexpected error.",
    };
  });
  const paid = await receipts();
  if ("failure" in answer)
    return { text: own, written_by: "engine", notice: `The engine wrote this summary. ${answer.failure}`, receipts: paid };
  const offline = paid.at(-1)?.provider === "offline";
  return { text: answer.summary.trim(), written_by: offline ? "engine" : "model", notice: null, receipts: paid };
};

const draftSummary = async (
  { campaign_id, sources, hidden }: SummaryRequest,
  models: ModelService,
  call: StageContext,
): Promise<SessionSummary | { readonly failure: string }> => {
  const own = summarise(sources, sources.language);
  const { draft, violations } = await askCorrected<SessionSummary>({
    models: answerIn(models, sources.language),
    call,
    prompt: summaryPrompt,
    schema: SessionSummary,
    input: { ...sources },
    // The engine's own summary is made of the sources, so nothing in it can be invented.
    rules: summaryRules(sources, hidden).map(({ id, check }) => ({ id, check: (one) => (one.summary === own ? [] : check(one)) })),
    campaignId: campaign_id,
  });
  return violations.some(({ severity }) => severity === "error")
    ? { failure: "The model's summary contained content without a source in the session, even after a request to correct it." }
    : draft;
};

import { AppError } from "freeform-rpg/kernel";
import type { StageContext } from "freeform-rpg/kernel";
import { loadPrompt } from "freeform-rpg/plugins/models/core/lib";
import type { ModelService, OfflineAnswer } from "freeform-rpg/plugins/models/core";
import { createRuleRegistry, createSelfCorrection, toAnswer } from "freeform-rpg/plugins/policy/self-correction/lib";
import { SessionSummary } from "freeform-rpg/schemas/campaign";
import type { Receipt } from "freeform-rpg/schemas";
import { summarise } from "../summaries/summarise.ts";
import { SummarySources } from "./sources.ts";
import { summaryRules } from "./summary-rules.ts";

/** The prompt for a session's summary. */
export const summaryPrompt = loadPrompt("sessions/summarise_v1");

/** Without a model the engine writes the summary. */
export const offlineSummaryAnswer: OfflineAnswer = {
  promptId: summaryPrompt.id,
  answer: (input): SessionSummary => ({ summary: summarise(SummarySources.parse(input)) }),
};

/** A session's summary and its author. `notice` says why the engine wrote it although a model is configured, else `null`. */
export interface WrittenSummary {
  readonly text: string;
  readonly written_by: "model" | "engine";
  readonly notice: string | null;
  readonly receipts: readonly Receipt[];
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
  const own = summarise(sources);
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
  const request = { models, prompt: summaryPrompt, schema: SessionSummary, call, campaignId: campaign_id };
  const now = () => new Date().toISOString();
  const rules = createRuleRegistry<SessionSummary>({ rules: summaryRules(sources, hidden), idOf: () => summaryPrompt.id, now });
  const first = await models.object({ ...request, input: sources });
  // The engine's own summary is made of the sources, so nothing in it can be invented.
  if (first.summary === summarise(sources)) return first;
  const correction = createSelfCorrection<SessionSummary>({
    schema: SessionSummary,
    validate: rules.validate,
    ask: (instruction, about) =>
      toAnswer({ models, call }, () => models.object({ ...request, input: { ...sources, correction: { instruction, ...about } } })),
    now,
  });
  const { final_draft } = await correction.correct(first, rules.validate(first));
  return rules.validate(final_draft).passed
    ? final_draft
    : { failure: "The model's summary contained content without a source in the session, even after a request to correct it." };
};

import { KernelError } from "freeform-rpg/kernel";
import type { Call } from "freeform-rpg/kernel";
import { loadPrompt } from "freeform-rpg/plugins/models";
import type { ModelService, OfflineAnswer } from "freeform-rpg/plugins/models";
import { createRuleRegistry, createSelfCorrection, toAnswer } from "freeform-rpg/plugins/self-correction";
import { SessionSummary } from "freeform-rpg/schemas";
import type { Receipt } from "freeform-rpg/schemas";
import { summarise } from "../summaries/summarise.ts";
import { SummarySources } from "./sources.ts";
import { summaryRules } from "./summary-rules.ts";

/** Asks for a session's summary. */
export const summaryPrompt = loadPrompt("sessions/summarise_v1");

/** Without a model the summary is the engine's own. */
export const offlineSummaryAnswer: OfflineAnswer = {
  promptId: summaryPrompt.id,
  answer: (input): SessionSummary => ({ summary: summarise(SummarySources.parse(input)) }),
};

/** A session's summary, and who wrote it. `notice` says why the engine had to where a model should have. */
export interface WrittenSummary {
  readonly text: string;
  readonly written_by: "model" | "engine";
  readonly notice: string | null;
  readonly receipts: readonly Receipt[];
}

/** What a summary is written from. */
export interface Writing {
  readonly campaign_id: string;
  readonly sources: SummarySources;
  /** Names that no summary may hold unless its sources do. */
  readonly hidden: readonly string[];
}

/**
 * Has a model sum a session up, and mends what it makes up. Whatever goes wrong with the model, there is a summary: the engine's own, with
 * the reason. Throws only when the run is cancelled.
 */
export const writeSummary = async (writing: Writing, models: ModelService, call: Call): Promise<WrittenSummary> => {
  const { sources, campaign_id } = writing;
  const own = summarise(sources);
  const receipts = () => models.receipts(call.runId, { call, campaignId: campaign_id });
  if (sources.tellings.length === 0) return { text: own, written_by: "engine", notice: null, receipts: [] };
  const told = await draftSummary(writing, models, call).catch((thrown: unknown) => {
    if (call.signal.aborted) throw thrown;
    return {
      refused: thrown instanceof KernelError ? thrown.message : "The model's answer could not be had, for a reason that nobody foresaw.",
    };
  });
  const paid = await receipts();
  if ("refused" in told)
    return { text: own, written_by: "engine", notice: `The engine summed this session up. ${told.refused}`, receipts: paid };
  const offline = paid.at(-1)?.provider === "offline";
  return { text: told.summary.trim(), written_by: offline ? "engine" : "model", notice: null, receipts: paid };
};

const draftSummary = async (
  { campaign_id, sources, hidden }: Writing,
  models: ModelService,
  call: Call,
): Promise<SessionSummary | { readonly refused: string }> => {
  const asked = { models, prompt: summaryPrompt, schema: SessionSummary, call, campaignId: campaign_id };
  const now = () => new Date().toISOString();
  const rules = createRuleRegistry<SessionSummary>({ rules: summaryRules(sources, hidden), idOf: () => summaryPrompt.id, now });
  const first = await models.object({ ...asked, input: sources });
  // The engine's own words are the sources themselves: nothing in them can be made up.
  if (first.summary === summarise(sources)) return first;
  const correction = createSelfCorrection<SessionSummary>({
    schema: SessionSummary,
    validate: rules.validate,
    ask: (instruction, about) =>
      toAnswer({ models, call }, () => models.object({ ...asked, input: { ...sources, correction: { instruction, ...about } } })),
    now,
  });
  const { final_draft } = await correction.correct(first, rules.validate(first));
  return rules.validate(final_draft).passed
    ? final_draft
    : { refused: "The model's summary told what the session does not hold, and went on to when it was asked to mend that." };
};

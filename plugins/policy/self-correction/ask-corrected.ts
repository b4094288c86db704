import type { StageContext } from "freeform-rpg/kernel";
import { asFailedAttempt } from "freeform-rpg/plugins/models/core/lib";
import type { ModelService, Prompt } from "freeform-rpg/plugins/models/core";
import type { CorrectionTokenUsage, RuleViolation, ValidationResult } from "freeform-rpg/schemas";
import type { z } from "zod";
import type { CorrectionPromptInput } from "./build-correction-prompt.ts";
import { createSelfCorrection } from "./create-self-correction.ts";
import { noteCorrection } from "./record-correction.ts";
import { addTokens, noTokens } from "./results.ts";
import { createRuleRegistry } from "./rules.ts";
import type { DraftRule } from "./rules.ts";
import { throwCause } from "./self-correction-error.ts";

/** A question to the engine's models whose answer is checked by rules. */
export interface CorrectedAsk<TDraft> {
  readonly models: ModelService;
  readonly call: StageContext;
  readonly prompt: Prompt;
  readonly schema: z.ZodType<TDraft>;
  /** The input of the prompt; a correction adds the field `correction`. */
  readonly input: Readonly<Record<string, unknown>>;
  /** The rules of the answer, or a function that checks it. */
  readonly rules: readonly DraftRule<TDraft>[] | ((draft: TDraft) => ValidationResult);
  /** The fields that a correction adds to the input. Default: `correction`, with the instruction and its parts. */
  readonly describe?: (instruction: string, about: CorrectionPromptInput<TDraft>) => object;
  /** The campaign that pays. Default: none, as for jobs. */
  readonly campaignId?: string;
}

/** The corrected answer. `violations` lists what is still wrong. */
export interface CorrectedAnswer<TDraft> {
  readonly draft: TDraft;
  readonly violations: readonly RuleViolation[];
}

/**
 * Asks, and has the answer corrected until no rule is broken or the attempts are used up. The corrections are noted for the stage:
 * `withCorrections` stores them with what it makes.
 */
export const askCorrected = async <TDraft>(asked: CorrectedAsk<TDraft>): Promise<CorrectedAnswer<TDraft>> => {
  const { models, call, prompt, schema, input, rules, describe = describeFully, campaignId = call.runId } = asked;
  const now = () => new Date().toISOString();
  const validate = typeof rules === "function" ? rules : createRuleRegistry<TDraft>({ rules, idOf: () => prompt.id, now }).validate;
  const first = await models.object({ prompt, input, schema, call, campaignId });
  const correction = createSelfCorrection<TDraft>({
    schema,
    validate,
    ask: async (instruction, about) => {
      const { call: metered, spent } = meter(call);
      const more = { ...input, ...describe(instruction, about) };
      const value = await models.object({ prompt, input: more, schema, call: metered, campaignId }).catch(asFailedAttempt);
      return { value, usage: spent() };
    },
    now,
  });
  const result = await correction.correct(first, validate(first)).catch(throwCause);
  noteCorrection(call, result);
  return { draft: result.final_draft, violations: validate(result.final_draft).violations };
};

const describeFully = <TDraft>(instruction: string, about: CorrectionPromptInput<TDraft>): object => ({
  correction: { instruction, ...about },
});

/** The call with a count of the tokens that are spent through it: other questions of the stage may be under way. */
const meter = (call: StageContext): { readonly call: StageContext; readonly spent: () => CorrectionTokenUsage } => {
  let tokens = noTokens;
  const spend: StageContext["spend"] = (usage) => {
    const { inputTokens, outputTokens } = usage;
    tokens = addTokens(tokens, {
      prompt_tokens: inputTokens,
      completion_tokens: outputTokens,
      total_tokens: inputTokens + outputTokens,
    });
    call.spend(usage);
  };
  return { call: { ...call, spend }, spent: () => tokens };
};

import type { StageContext } from "freeform-rpg/kernel";
import { asFailedAttempt } from "freeform-rpg/plugins/models/core/lib";
import type { ModelService, Prompt } from "freeform-rpg/plugins/models/core";
import type { RuleViolation } from "freeform-rpg/schemas";
import type { z } from "zod";
import { createSelfCorrection } from "./create-self-correction.ts";
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
  readonly rules: readonly DraftRule<TDraft>[];
}

/** Asks, and has the answer corrected until no rule is broken or the attempts are used up. `violations` lists what is still wrong. */
export const askCorrected = async <TDraft>({
  models,
  call,
  prompt,
  schema,
  input,
  rules,
}: CorrectedAsk<TDraft>): Promise<{ readonly draft: TDraft; readonly violations: readonly RuleViolation[] }> => {
  const ask = (about: object) => models.object({ prompt, input: { ...input, ...about }, schema, call, campaignId: call.runId });
  const now = () => new Date().toISOString();
  const registry = createRuleRegistry<TDraft>({ rules, idOf: () => prompt.id, now });
  const correction = createSelfCorrection<TDraft>({
    schema,
    validate: registry.validate,
    ask: async (instruction, about) => ({ value: await ask({ correction: { instruction, ...about } }).catch(asFailedAttempt) }),
    now,
  });
  const first = await ask({});
  const { final_draft } = await correction.correct(first, registry.validate(first)).catch(throwCause);
  return { draft: final_draft, violations: registry.validate(final_draft).violations };
};

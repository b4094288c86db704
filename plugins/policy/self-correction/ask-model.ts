import type { StageContext } from "freeform-rpg/kernel";
import type { ModelService, Prompt } from "freeform-rpg/plugins/models/core";
import type { z } from "zod";
import type { SelfCorrectionOptions } from "./self-correction.ts";
import { toAnswer } from "./to-answer.ts";

/** The parameters of a question to the engine's models. */
export interface ModelAsk<TDraft> {
  readonly models: ModelService;
  readonly prompt: Prompt;
  readonly schema: z.ZodType<TDraft>;
  readonly call: StageContext;
  readonly campaignId: string;
}

/** Asks the engine's models, within a stage. An answer of the wrong shape is a failed attempt; any other failure is thrown. */
export const askModel =
  <TDraft>({ models, prompt, schema, call, campaignId }: ModelAsk<TDraft>): SelfCorrectionOptions<TDraft>["ask"] =>
  (instruction, input) =>
    toAnswer({ models, call }, () => models.object({ prompt, input: { instruction, ...input }, schema, call, campaignId }));

import type { Call } from "freeform-rpg/kernel";
import type { ModelService, Prompt } from "freeform-rpg/plugins/models";
import type { z } from "zod";
import type { SelfCorrectionOptions } from "./create-self-correction.ts";
import { toAnswer } from "./to-answer.ts";

/** What the engine's own models are asked with. */
export interface ModelAsk<TDraft> {
  readonly models: ModelService;
  readonly prompt: Prompt;
  readonly schema: z.ZodType<TDraft>;
  readonly call: Call;
  readonly campaignId: string;
}

/** Asks the engine's models, within a stage. An answer of the wrong shape is a failed attempt; any other failure is thrown. */
export const askModel =
  <TDraft>({ models, prompt, schema, call, campaignId }: ModelAsk<TDraft>): SelfCorrectionOptions<TDraft>["ask"] =>
  (instruction, input) =>
    toAnswer({ models, call }, () => models.object({ prompt, input: { instruction, ...input }, schema, call, campaignId }));

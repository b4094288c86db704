import type { Call } from "freeform-rpg/kernel";
import { ModelError } from "freeform-rpg/plugins/models";
import type { ModelService, Prompt } from "freeform-rpg/plugins/models";
import type { z } from "zod";
import type { SelfCorrectionOptions } from "./create-self-correction.ts";

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
  async (instruction, input) => {
    const before = (await models.receipts(call.runId)).length;
    const value: unknown = await models
      .object({ prompt, input: { instruction, ...input }, schema, call, campaignId })
      .catch((thrown: unknown) => {
        if (thrown instanceof ModelError && thrown.code === "model_output_invalid") return thrown.message;
        throw thrown;
      });
    const receipts = (await models.receipts(call.runId)).slice(before);
    const prompt_tokens = receipts.reduce((sum, receipt) => sum + receipt.input_tokens, 0);
    const completion_tokens = receipts.reduce((sum, receipt) => sum + receipt.output_tokens, 0);
    return { value, usage: { prompt_tokens, completion_tokens, total_tokens: prompt_tokens + completion_tokens } };
  };

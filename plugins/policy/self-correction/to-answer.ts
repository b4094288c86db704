import type { StageContext } from "freeform-rpg/kernel";
import { ModelError } from "freeform-rpg/plugins/models/core/lib";
import type { ModelService } from "freeform-rpg/plugins/models/core";
import type { CorrectionAnswer } from "./self-correction.ts";

/** Asks for a draft and counts the tokens of it. An answer of the wrong shape is a failed attempt; any other failure is thrown. */
export const toAnswer = async (
  { models, call }: { readonly models: Pick<ModelService, "receipts">; readonly call: Pick<StageContext, "runId"> },
  ask: () => Promise<unknown>,
): Promise<CorrectionAnswer> => {
  const before = (await models.receipts(call.runId)).length;
  const value = await ask().catch((thrown: unknown) => {
    if (thrown instanceof ModelError && thrown.code === "model_output_invalid") return thrown.message;
    throw thrown;
  });
  const receipts = (await models.receipts(call.runId)).slice(before);
  const prompt_tokens = receipts.reduce((sum, receipt) => sum + receipt.input_tokens, 0);
  const completion_tokens = receipts.reduce((sum, receipt) => sum + receipt.output_tokens, 0);
  return { value, usage: { prompt_tokens, completion_tokens, total_tokens: prompt_tokens + completion_tokens } };
};

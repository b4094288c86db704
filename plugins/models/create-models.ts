import { createHash } from "node:crypto";
import { canonicalJson } from "freeform-rpg/kernel";
import type { Receipt } from "freeform-rpg/schemas";
import { askProvider } from "./ask-provider.ts";
import type { Asking } from "./ask-provider.ts";
import type { ModelOptions } from "./plugin.ts";
import { renderPrompt } from "./render-prompt.ts";
import { tallyTries } from "./tally.ts";
import type { ModelRequest, ModelService, Provider } from "./tokens.ts";

/** Makes the model service over a provider. Receipts are kept in memory until they are forgotten. */
export const createModels = (provider: Provider, options: ModelOptions): ModelService => {
  const kept = new Map<string, Receipt[]>();

  const object: ModelService["object"] = async ({ prompt, input, schema, call, campaignId, stream }) => {
    const tally = tallyTries({ stage: call.stage, prompt, provider: provider.name });
    const request: ModelRequest<ReturnType<typeof schema.parse>> = {
      prompt,
      input,
      text: renderPrompt(prompt, input),
      schema,
      signal: call.signal,
      seed: seedOf(campaignId, prompt.id, input),
      ...(stream && { stream, onText: call.token }),
    };
    const asking: Asking = { provider, options, tally, discard: call.discardDraft };
    try {
      return await askProvider(request, asking);
    } finally {
      // Tries that failed after an answer are paid for too.
      call.spend(tally.usage());
      kept.set(call.runId, [...(kept.get(call.runId) ?? []), tally.receipt()]);
    }
  };

  return {
    object,
    receipts: async (runId) => kept.get(runId) ?? [],
    forget: (runId) => void kept.delete(runId),
  };
};

const seedOf = (campaignId: string, promptId: string, input: unknown): string =>
  createHash("sha256")
    .update(canonicalJson([campaignId, promptId, input]))
    .digest("hex")
    .slice(0, 32);

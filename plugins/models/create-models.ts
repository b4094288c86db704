import { createHash } from "node:crypto";
import { canonicalJson } from "freeform-rpg/kernel";
import type { Call } from "freeform-rpg/kernel";
import type { z } from "zod";
import { admitTries } from "./admit-tries.ts";
import type { OpenProvider } from "./admit-tries.ts";
import { askProvider } from "./ask-provider.ts";
import { keepCall, priceCall, recallCall } from "./hooks.ts";
import type { CallIdentity } from "./hooks.ts";
import { countRequests } from "./count-requests.ts";
import type { ModelOptions } from "./plugin.ts";
import { keepReceipts } from "./receipts.ts";
import { renderPrompt } from "./render-prompt.ts";
import { requestKey } from "./request-key.ts";
import { tallyTries } from "./tally.ts";
import type { Tally } from "./tally.ts";
import { tellAgain } from "./tell-again.ts";
import type { ModelAsk, ModelRequest, ModelService, Provider } from "./tokens.ts";

/** What the model service is made of. `open` finds providers that terms may name beside the one in use. */
export interface ModelParts {
  readonly provider: Provider;
  readonly options: ModelOptions;
  readonly open: OpenProvider;
}

/** Makes the model service over a provider. Receipts are kept in memory until they are forgotten. */
export const createModels = ({ provider, options, open }: ModelParts): ModelService => {
  const receipts = keepReceipts();
  const countRequest = countRequests();

  const identify = ({ prompt, input, schema, call, campaignId }: AnyAsk): CallIdentity => {
    const key = requestKey(prompt, input, schema);
    return { campaignId, runId: call.runId, stage: call.stage, prompt, input, key, nth: countRequest(call, key) };
  };

  const recall = async <T>(ask: ModelAsk<T>, identity: CallIdentity): Promise<{ readonly parsed: T } | null> => {
    if (provider.free) return null;
    const recalled = await ask.call.change(recallCall, null, identity);
    const known = ask.schema.safeParse(recalled?.value);
    if (!recalled || !known.success) return null;
    receipts.add(identity.runId, { receipt: recalled.receipt, kept: true });
    tellAgain(ask, recalled.value);
    return { parsed: known.data };
  };

  /** Keeps what the tries have cost, also when none could be used. */
  const settle = async (call: Call, identity: CallIdentity, tally: Tally, value: unknown): Promise<void> => {
    const receipt = tally.receipt();
    const answered = receipt.provider === provider.name ? provider : open(receipt.provider);
    const kept = answered?.free !== true && receipt.model !== "";
    call.spend(tally.usage());
    receipts.add(identity.runId, { receipt, kept });
    if (kept) await call.collect(keepCall, { ...identity, value, receipt });
  };

  const ask = async <T>(asked: ModelAsk<T>, identity: CallIdentity): Promise<T> => {
    const { call, prompt } = asked;
    const tally = tallyTries({
      stage: call.stage,
      prompt,
      provider: provider.name,
      price: (priced) => call.change(priceCall, null, priced),
    });
    const admit = admitTries({ provider, open, call, identity, tally });
    let value: unknown;
    try {
      const answer = await askProvider(requestOf(asked), { options, tally, admit, discard: call.discardDraft });
      value = answer.value;
      return answer.parsed;
    } finally {
      await settle(call, identity, tally, value);
    }
  };

  const object: ModelService["object"] = async (asked) => {
    const identity = identify(asked);
    const recalled = await recall(asked, identity);
    return recalled ? recalled.parsed : ask(asked, identity);
  };

  return { object, receipts: receipts.read, forget: receipts.forget };
};

type AnyAsk = Pick<ModelAsk<never>, "prompt" | "input" | "call" | "campaignId"> & { readonly schema: z.ZodType };

const requestOf = <T>({ prompt, input, schema, call, campaignId, stream }: ModelAsk<T>): ModelRequest<T> => ({
  prompt,
  input,
  text: renderPrompt(prompt, input),
  schema,
  signal: call.signal,
  seed: seedOf(campaignId, prompt.id, input),
  ...(stream && { stream, onText: call.token }),
});

const seedOf = (campaignId: string, promptId: string, input: unknown): string =>
  createHash("sha256")
    .update(canonicalJson([campaignId, promptId, input]))
    .digest("hex")
    .slice(0, 32);

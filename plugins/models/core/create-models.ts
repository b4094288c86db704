import { createHash } from "node:crypto";
import { canonicalJson } from "freeform-rpg/kernel";
import type { z } from "zod";
import { admitTries } from "./admit-tries.ts";
import type { OpenProvider } from "./admit-tries.ts";
import { askProvider } from "./ask-provider.ts";
import type { ShortRequest } from "./ask-provider.ts";
import { choosePrompt, recordCall, priceCall, recallCall } from "./hooks.ts";
import type { CallIdentity, PricedCall } from "./hooks.ts";
import { countRequests } from "./count-requests.ts";
import type { ModelOptions } from "./model-options.ts";
import { createReceipts } from "./receipts.ts";
import type { Receipts } from "./receipts.ts";
import { renderPrompt } from "./render-prompt.ts";
import { requestKey } from "./request-key.ts";
import { tallyTries } from "./tally.ts";
import type { Tally } from "./tally.ts";
import { streamRecordedField } from "./stream-recorded-field.ts";
import type { CallContext, ModelAsk, ModelRequest, ModelService, Provider } from "./tokens.ts";

/** The dependencies of the model service. `open` finds providers that terms may name beside the one in use. */
export interface ModelParts {
  readonly provider: Provider;
  readonly options: ModelOptions;
  readonly open: OpenProvider;
}

/** Makes the model service over a provider. Receipts stay in memory until `forget`. */
export const createModels = (parts: ModelParts): ModelService => {
  const gateway = { ...parts, receipts: createReceipts(), countRequest: countRequests() };
  const object: ModelService["object"] = async (given) => {
    const { call, campaignId } = given;
    const prompt = await call.change(choosePrompt, given.prompt, { campaignId, runId: call.runId });
    const asked = { ...given, prompt };
    const identity = identify(asked, gateway);
    const recalled = await recall(asked, identity, gateway);
    return recalled ? recalled.parsed : ask(asked, identity, gateway);
  };
  return { object, receipts: gateway.receipts.read, forget: gateway.receipts.forget };
};

interface Gateway extends ModelParts {
  readonly receipts: Receipts;
  readonly countRequest: ReturnType<typeof countRequests>;
}

const identify = ({ prompt, input, schema, call, campaignId }: AnyAsk, { provider, countRequest }: Gateway): CallIdentity => {
  const key = requestKey(prompt, input, schema);
  const nth = countRequest(call, key);
  const model = provider.limits?.(prompt.tier).model;
  const asked = model === undefined ? provider.name : `${provider.name}/${model}`;
  return { campaignId, runId: call.runId, stage: call.stage, prompt, input, key, asked, nth, free: provider.free === true };
};

const recall = async <T>(asked: ModelAsk<T>, identity: CallIdentity, { receipts }: Gateway): Promise<{ readonly parsed: T } | null> => {
  const recalled = await asked.call.change(recallCall, null, identity);
  const known = asked.schema.safeParse(recalled?.value);
  if (!recalled || !known.success) return null;
  receipts.add(identity.runId, recalled);
  streamRecordedField(asked, recalled.value);
  return { parsed: known.data };
};

const ask = async <T>(asked: ModelAsk<T>, identity: CallIdentity, gateway: Gateway): Promise<T> => {
  const { call, prompt } = asked;
  const { provider, open, options } = gateway;
  const price = (priced: PricedCall) => call.change(priceCall, null, priced);
  const tally = tallyTries({ stage: call.stage, prompt, provider: provider.name, price });
  const admit = admitTries({ provider, open, call, identity, tally });
  let value: unknown;
  try {
    const short = shortenRequest(asked);
    // A run outside campaigns is a job: no player waits for it.
    const patience = identity.campaignId === identity.runId ? options.patience : options.tries;
    const answer = await askProvider(requestOf(asked), { options, patience, tally, admit, short, discard: call.discardDraft ?? nothing });
    value = answer.value;
    return answer.parsed;
  } finally {
    await settle({ call, identity, tally, value }, gateway);
  }
};

const nothing = (): void => {};

interface FinishedCall {
  readonly call: CallContext;
  readonly identity: CallIdentity;
  readonly tally: Tally;
  readonly value: unknown;
}

/** Records the cost of the tries, even when no answer was usable. */
const settle = async ({ call, identity, tally, value }: FinishedCall, { provider, open, receipts }: Gateway): Promise<void> => {
  const receipt = tally.receipt();
  const answered = receipt.provider === provider.name ? provider : open(receipt.provider);
  const saved = answered?.free !== true && receipt.model !== "";
  call.spend(tally.usage());
  receipts.add(identity.runId, { receipt, saved });
  if (saved) await call.collect(recordCall, { ...identity, value, receipt });
};

type AnyAsk = Pick<ModelAsk<never>, "prompt" | "input" | "call" | "campaignId"> & { readonly schema: z.ZodType };

const requestOf = <T>({ prompt, input, show, schema, call, campaignId, stream }: ModelAsk<T>): ModelRequest<T> => ({
  prompt,
  input,
  text: renderPrompt(prompt, show?.() ?? input),
  schema,
  signal: call.signal,
  seed: seedOf(campaignId, prompt.id, input),
  ...(stream && call.token && { stream, onText: call.token }),
});

const shortenRequest = ({ prompt, shorten, show }: Pick<ModelAsk<never>, "prompt" | "shorten" | "show">): ShortRequest | null => {
  if (shorten === undefined) return null;
  const input = shorten();
  return { input, text: renderPrompt(prompt, show?.() ?? input) };
};

const seedOf = (campaignId: string, promptId: string, input: unknown): string =>
  createHash("sha256")
    .update(canonicalJson([campaignId, promptId, input]))
    .digest("hex")
    .slice(0, 32);

import { canonicalJson } from "freeform-rpg/kernel";
import { z } from "zod";
import { admitTries } from "./admit-tries.ts";
import type { OpenProvider } from "./admit-tries.ts";
import { askProvider } from "./ask-provider.ts";
import type { RequestText } from "./ask-provider.ts";
import { choosePrompt, recordCall, priceCall, recallCall } from "./hooks.ts";
import { joinConversation, renderConversation, shortenConversation } from "./conversation.ts";
import type { CallIdentity, PricedCall } from "./hooks.ts";
import { createCacheTimes } from "./cache-times.ts";
import type { CacheTimes } from "./cache-times.ts";
import { countRequests } from "./count-requests.ts";
import { ModelError } from "./model-error.ts";
import { inLanguage } from "./in-language.ts";
import type { ModelOptions } from "./model-options.ts";
import { createReceipts } from "./receipts.ts";
import type { Receipts } from "./receipts.ts";
import type { Prompt } from "./prompt.ts";
import { renderPrompt } from "./render-prompt.ts";
import { requestKey, seedOf } from "./request-key.ts";
import { tallyTries } from "./tally.ts";
import type { Tally } from "./tally.ts";
import { streamedText } from "./streamed-text.ts";
import type { CallContext, ModelRequest, ModelService, Provider, TextAsk } from "./tokens.ts";

/** The dependencies of the model service. `open` finds providers that terms may name beside the one in use. */
export interface ModelParts {
  readonly provider: Provider;
  readonly options: ModelOptions;
  readonly open: OpenProvider;
  /** Tells the operator what players may not read of a failure. */
  readonly report: (message: string, error: unknown) => void;
}

/** Makes the model service over a provider. Receipts stay in memory until `forget`. */
export const createModels = (parts: ModelParts): ModelService => {
  const gateway = { ...parts, receipts: createReceipts(), countRequest: countRequests(), caches: createCacheTimes(parts.provider) };
  const answer = async <T>(given: AnyAsk<T>): Promise<T> => {
    const asked = toAsked(given, await promptOf(given));
    gateway.caches.use(asked);
    const identity = identify(asked, gateway);
    const recalled = await recall(asked, identity, gateway);
    return recalled ? recalled.parsed : ask(asked, identity, gateway);
  };
  return {
    object: (given) => answer({ ...given, parser: given.schema }),
    text: (given) => answer({ ...given, parser: PlainText }),
    prewarm: (given) => prewarm(given, gateway),
    receipts: gateway.receipts.read,
    forget: gateway.receipts.forget,
  };
};

/** The prompt that the campaign has chosen, in the language of the call. */
const promptOf = async ({ prompt, language, call, campaignId }: TextAsk): Promise<Prompt> =>
  inLanguage(await call.change(choosePrompt, prompt, { campaignId, runId: call.runId }), language);

const prewarm = async (given: TextAsk, gateway: Gateway): Promise<boolean> => {
  const { provider, options, caches } = gateway;
  if (!provider.prewarm) return false;
  const asked = toAsked({ ...given, parser: z.literal("") }, await promptOf(given));
  if (caches.lasts(asked)) return false;
  caches.use(asked);
  const complete = provider.prewarm.bind(provider);
  const once = { ...gateway, provider: { ...provider, complete }, options: { ...options, tries: 1, patience: 1 } };
  await ask(asked, identify(asked, gateway), once);
  return true;
};

const PlainText = z.string().regex(/\S/, "The answer is empty.");

/** A request for an object, or for plain text where there is no schema. */
interface AnyAsk<T> extends TextAsk {
  readonly parser: z.ZodType<T>;
  readonly schema?: z.ZodType<T>;
  readonly stream?: string | undefined;
}

/** A request with the prompt that is used, and its input as text: long, and needed more than once. */
type Asked<T> = AnyAsk<T> & { readonly inputText: string };

const toAsked = <T>(given: AnyAsk<T>, prompt: Prompt): Asked<T> => ({ ...given, prompt, inputText: canonicalJson(given.input) });

interface Gateway extends ModelParts {
  readonly receipts: Receipts;
  readonly countRequest: ReturnType<typeof countRequests>;
  readonly caches: CacheTimes;
}

const identify = <T>(asked: Asked<T>, { provider, countRequest }: Gateway): CallIdentity => {
  const { prompt, input, conversation, call, campaignId } = asked;
  const key = requestKey(asked);
  const nth = countRequest(call, key);
  const model = provider.limits?.(prompt.tier).model;
  const name = model === undefined ? provider.name : `${provider.name}/${model}`;
  return {
    campaignId,
    runId: call.runId,
    stage: call.stage,
    prompt,
    input,
    conversation,
    key,
    asked: name,
    nth,
    free: provider.free === true,
  };
};

const recall = async <T>(asked: AnyAsk<T>, identity: CallIdentity, { receipts }: Gateway): Promise<{ readonly parsed: T } | null> => {
  const recalled = await asked.call.change(recallCall, null, identity);
  const known = asked.parser.safeParse(recalled?.value);
  if (!recalled || !known.success) return null;
  receipts.add(identity.runId, recalled);
  const text = streamedText(asked, recalled.value);
  if (text !== null) asked.call.token?.(text);
  return { parsed: known.data };
};

const ask = async <T>(asked: Asked<T>, identity: CallIdentity, gateway: Gateway): Promise<T> => {
  const { call, prompt } = asked;
  const { provider, open, options } = gateway;
  const price = (priced: PricedCall) => call.change(priceCall, null, priced);
  const tally = tallyTries({ stage: call.stage, prompt, provider: provider.name, price });
  const admit = admitTries({ provider, open, call, identity, tally });
  const request = requestOf(asked);
  let value: unknown;
  try {
    const short = shortenRequest(asked);
    // A run outside campaigns is a job: no player waits for it.
    const patience = identity.campaignId === identity.runId ? options.patience : options.tries;
    const callOptions = { parser: asked.parser, options, patience, tally, admit, short, discard: call.discardDraft ?? nothing };
    const answer = await askProvider(request, callOptions);
    value = answer.value;
    return answer.parsed;
  } catch (thrown) {
    if (thrown instanceof ModelError && thrown.detail !== null)
      gateway.report(`A model call of the run "${identity.runId}" failed.`, thrown);
    throw thrown;
  } finally {
    await settle({ call, identity, tally, value, sent: request.conversation }, gateway);
  }
};

const nothing = (): void => {};

interface FinishedCall {
  readonly call: CallContext;
  readonly identity: CallIdentity;
  readonly tally: Tally;
  readonly value: unknown;
  readonly sent: ModelRequest["conversation"];
}

/** Records the cost of the tries, even when no answer was usable. */
const settle = async ({ call, identity, tally, value, sent }: FinishedCall, { provider, open, receipts }: Gateway): Promise<void> => {
  const receipt = tally.receipt();
  const answered = receipt.provider === provider.name ? provider : open(receipt.provider);
  const saved = answered?.free !== true && receipt.model !== "";
  call.spend(tally.usage());
  receipts.add(identity.runId, { receipt, saved });
  if (saved) await call.collect(recordCall, { ...identity, value, receipt, sent });
};

const requestOf = <T>(asked: Asked<T>): ModelRequest<T> => {
  const { prompt, schema, call, campaignId, stream } = asked;
  return {
    prompt,
    ...renderAsk(asked),
    ...(schema && { schema }),
    signal: call.signal,
    seed: seedOf(campaignId, asked),
    ...(stream !== undefined && { stream }),
    ...((stream !== undefined || !schema) && call.token && { onText: call.token }),
  };
};

const renderAsk = ({ prompt, input, show, conversation, campaignId }: TextAsk): RequestText => {
  if (conversation === undefined) return { input, text: renderPrompt(prompt, show?.() ?? input) };
  const rendered = renderConversation(prompt, campaignId, conversation);
  return { input, text: joinConversation(prompt, rendered), conversation: rendered };
};

const shortenRequest = (asked: TextAsk): RequestText | null => {
  const { shorten, conversation } = asked;
  if (shorten === undefined) return null;
  return renderAsk({ ...asked, input: shorten(), conversation: conversation && shortenConversation(conversation) });
};

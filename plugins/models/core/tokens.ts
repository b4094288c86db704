import type { Conversation, RenderedConversation } from "./conversation.ts";
import type { ModelReply } from "./model-reply.ts";
import type { CallLimits, Prompt } from "./prompt.ts";
import { facet, service } from "freeform-rpg/kernel";
import type { StageContext, Kernel, TapContext } from "freeform-rpg/kernel";
import type { Receipt } from "freeform-rpg/schemas";
import type { z } from "zod";

/**
 * A request to a provider. `input` is the structured input, `text` the whole prompt as rendered. Where there is a `conversation`, `text`
 * holds all of it: a provider that can keep its parts apart sends them instead.
 */
export interface ModelRequest<T = unknown> {
  readonly prompt: Prompt;
  readonly input: unknown;
  readonly text: string;
  readonly conversation?: RenderedConversation | undefined;
  /** The shape of the answer; absent where the answer is plain text, and the reply's `value` a string. */
  readonly schema?: z.ZodType<T> | undefined;
  readonly signal: AbortSignal;
  /** The name of the field whose text is streamed; absent for plain text, all of which is streamed. */
  readonly stream?: string;
  /** Called with pieces of the streamed text, when it was asked for. */
  readonly onText?: (piece: string) => void;
  /** Stable over retries and replays of the same call: the source of variety in offline answers. */
  readonly seed: string;
}

/** A source of model answers. Throws `ModelError` with `retryable` set where another try may help. */
export interface Provider {
  readonly name: string;
  /** Shown at start and on `plugins`: what this provider is, plainly. */
  readonly notice: string;
  /** True where calls cost nothing and are deterministic: they are neither recorded nor subject to budgets. */
  readonly free?: boolean;
  /** The model for prompts of a tier, and the maximum length of its answer; `tokens` is the prompt's own limit. Without it a call's cost cannot be estimated. */
  limits?(tier: Prompt["tier"], tokens?: number): CallLimits;
  complete(request: ModelRequest): Promise<ModelReply>;
  /**
   * Has the vendor read the beginning of a conversation into its cache, without an answer: `value` is empty. Absent where the vendor cannot do so, or
   * where nothing is cached.
   */
  prewarm?(request: ModelRequest): Promise<ModelReply>;
}
/** The provider in use. */
export const ModelProvider = service<Provider>("models/provider");

/** Secrets and addresses that providers need, by the name of their environment variable. The host provides them. */
export interface ModelKeys {
  /** The key's value; `null` when it is neither set nor stored. */
  read(name: string): string | null;
}
export const ModelKeys = service<ModelKeys>("models/keys");

/** A provider that a plugin contributes: opened when it is chosen. */
export interface ProviderOffer {
  readonly name: string;
  /** The missing settings, in prose; `null` when the provider can be used. */
  missing(keys: ModelKeys): string | null;
  open(from: { readonly keys: ModelKeys; readonly facets: Pick<Kernel, "read"> }): Provider;
}
/** Model providers. Unless one is configured, the first that misses nothing is used. */
export const providers = facet<ProviderOffer>("models/providers");

/** The caller's stage context: a stage, or a tap within one, to which nothing is streamed. */
export type CallContext = TapContext & Partial<Pick<StageContext, "token" | "discardDraft">>;

/** A request to a model for plain text, which is streamed as `token` events. */
export interface TextAsk {
  readonly prompt: Prompt;
  readonly input: unknown;
  readonly call: CallContext;
  readonly campaignId: string;
  /** The language of what people read in the answer, as a BCP 47 tag. Default: English. */
  readonly language?: string | null | undefined;
  /** What models read instead of the input. The offline provider reads the input alone. */
  readonly conversation?: Conversation | undefined;
  /** The input as models read it; without it they read all of the input as JSON. Text is sent as it is. */
  readonly show?: () => unknown;
  /** The shorter input, for terms that require one. Without it the request is never shortened. */
  readonly shorten?: () => unknown;
}

/** A request to a model for an object. `stream` names the field whose text is streamed as `token` events. */
export interface ModelAsk<T> extends TextAsk {
  readonly schema: z.ZodType<T>;
  readonly stream?: (keyof T & string) | undefined;
}

/** The model service of stages: parsed, retried, accounted answers. */
export interface ModelService {
  /**
   * Asks for one object of `schema`. At most 3 tries, with back-off; each receipt is recorded under the call's run. A call that the
   * same run has paid for already is not made again. Throws `model_unavailable`, `model_output_invalid`, `model_refused`, and
   * the errors of taps on `admitCall`.
   */
  object<T>(ask: ModelAsk<T>): Promise<T>;
  /** Asks for plain text, with the same tries, receipts, budgets and errors. It is streamed while it arrives; an empty text is not usable. */
  text(ask: TextAsk): Promise<string>;
  /**
   * Has the provider cache the beginning of a conversation whose cache has run out since this process last used it. Returns whether it did: false where
   * the provider cannot, or the cache still lasts. Recorded and priced like any call, tried once. Throws as `text` does.
   */
  prewarm(ask: TextAsk & { readonly conversation: Conversation }): Promise<boolean>;
  /** Receipts of a run so far, in order. With a stage's call, those of earlier processes are included. */
  receipts(
    runId: string,
    from?: { readonly call: Pick<StageContext, "collect">; readonly campaignId: string },
  ): Promise<readonly Receipt[]>;
  /** Forgets a finished run's receipts. */
  forget(runId: string): void;
}
export const Models = service<ModelService>("models/models");

/** Prompts: id, version, tier, text. */
export const prompts = facet<Prompt>("models/prompts");

/** The offline provider's answer to a prompt, or a promise of it: deterministic for the same input and seed. */
export interface OfflineAnswer {
  readonly promptId: string;
  answer(input: unknown, random: OfflineRandom): unknown;
}
/** Deterministic variety. */
export interface OfflineRandom {
  /** One of the options, the same for the same seed and key. */
  pick<T>(options: readonly T[], key?: string): T;
  /** 0 up to, not including, 1. */
  fraction(key?: string): number;
}
/** What is answered without a model, by the id of the prompt. */
export const offlineAnswers = facet<OfflineAnswer>("models/offline-answers");

export { admitCall, choosePrompt, findReceipts, recordCall, priceCall, recallCall } from "./hooks.ts";
export type { CallIdentity, CallPlan, CallTerms, RecordedCall, PricedCall, RecalledCall } from "./hooks.ts";

export type { BatchResult } from "./ask-in-halves.ts";

export type { JsonSchema } from "./closed-shape.ts";

export type { ModelError } from "./model-error.ts";

export type { PaidReply } from "./model-error.ts";

export type { Silence } from "./watch-silence.ts";
export type { Conversation, Exchange, RenderedConversation } from "./conversation.ts";
export type { ModelReply } from "./model-reply.ts";
export type { CallLimits, Prompt } from "./prompt.ts";

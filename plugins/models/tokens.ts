import { facet, service } from "freeform-rpg/kernel";
import type { Call, Kernel, TapCall } from "freeform-rpg/kernel";
import type { Receipt } from "freeform-rpg/schemas";
import type { z } from "zod";

/** A versioned prompt. `text` is the stable part; the input follows it as fenced, untrusted JSON. */
export interface Prompt {
  readonly id: string;
  readonly version: string;
  readonly tier: "quality" | "cheap";
  readonly text: string;
  /** Name of the shape its answer has, from the front block. */
  readonly schema?: string;
  /** Tokens its answer may have, from the front block; absent: as many as the provider allows its tier. */
  readonly tokens?: number;
}

/** What a provider is asked. `input` is the structured input, `text` the whole prompt as rendered. */
export interface ModelRequest<T = unknown> {
  readonly prompt: Prompt;
  readonly input: unknown;
  readonly text: string;
  readonly schema: z.ZodType<T>;
  readonly signal: AbortSignal;
  /** Name of the field whose text is wanted while it is made. */
  readonly stream?: string;
  /** Called with pieces of the streamed field's text, when one was asked for. */
  readonly onText?: (piece: string) => void;
  /** Stable over retries and replays of the same call: what offline answers draw their variety from. */
  readonly seed: string;
}

/** A provider's answer: unparsed. */
export interface ModelReply {
  readonly value: unknown;
  readonly model: string;
  readonly inputTokens: number;
  readonly outputTokens: number;
  /** Of `inputTokens`, those read from the provider's cache. */
  readonly cacheReadTokens?: number;
  /** Of `inputTokens`, those written to the provider's cache. */
  readonly cacheWriteTokens?: number;
  /** US dollars; `null` where the provider does not say, so that the prices of the configuration do. */
  readonly cost: number | null;
}

/** The most that one call can come to. */
export interface CallLimits {
  readonly model: string;
  readonly outputTokens: number;
}

/** A source of model answers. Throws `ModelError` with `retryable` set where another try may help. */
export interface Provider {
  readonly name: string;
  /** Shown at start and on `plugins`: what this provider is, plainly. */
  readonly notice: string;
  /** True where calls cost nothing and answer the same again: they are neither kept nor held to budgets. */
  readonly free?: boolean;
  /** Which model answers prompts of a tier, and how long at most; `tokens` as the prompt has it. Without it a call's cost cannot be foreseen. */
  limits?(tier: Prompt["tier"], tokens?: number): CallLimits;
  complete(request: ModelRequest): Promise<ModelReply>;
}
/** The provider in use. */
export const ModelProvider = service<Provider>("models/provider");

/** Secrets and addresses that providers need, by the name of their environment variable. The host supplies them. */
export interface ModelKeys {
  /** The key's value; `null` when it is neither set nor stored. */
  read(name: string): string | null;
}
export const ModelKeys = service<ModelKeys>("models/keys");

/** A provider that a plugin brings: opened when it is chosen. */
export interface ProviderOffer {
  readonly name: string;
  /** What is not set, in prose; `null` when the provider can be used. */
  missing(keys: ModelKeys): string | null;
  open(from: { readonly keys: ModelKeys; readonly facets: Pick<Kernel, "read"> }): Provider;
}
/** All providers that plugins bring. Unless one is configured, the first that misses nothing is used. */
export const providers = facet<ProviderOffer>("models/providers");

/** The call of whoever asks: a stage, or a tap within one, to which nothing is streamed. */
export type AskingCall = TapCall & Partial<Pick<Call, "token" | "discardDraft">>;

/** A question to a model. `stream` names the field whose text is told as `token` events. */
export interface ModelAsk<T> {
  readonly prompt: Prompt;
  readonly input: unknown;
  readonly schema: z.ZodType<T>;
  readonly call: AskingCall;
  readonly campaignId: string;
  readonly stream?: (keyof T & string) | undefined;
  /** The same question with a shorter input, for terms that ask for one. Without it the input is never shortened. */
  readonly shorten?: () => unknown;
}

/** What stages use: parsed, retried, accounted answers. */
export interface ModelService {
  /**
   * Asks for one object of `schema`. At most 3 tries, with back-off; each receipt is kept under the call's run. A call that the
   * same run has paid for already is not made again. Throws `model_unavailable`, `model_output_invalid`, `model_refused`, and
   * what taps of `admitCall` refuse with.
   */
  object<T>(ask: ModelAsk<T>): Promise<T>;
  /** Receipts of a run so far, in order. With a stage's call, those that a former process paid are among them. */
  receipts(runId: string, from?: { readonly call: Pick<Call, "collect">; readonly campaignId: string }): Promise<readonly Receipt[]>;
  /** Forgets a finished run's receipts. */
  forget(runId: string): void;
}
export const Models = service<ModelService>("models/models");

/** All prompts that plugins bring. */
export const prompts = facet<Prompt>("models/prompts");

/** What the offline provider answers to a prompt: deterministic for the same input and seed. */
export interface OfflineAnswer {
  readonly promptId: string;
  answer(input: unknown, random: OfflineRandom): unknown;
}
/** Variety without chance. */
export interface OfflineRandom {
  /** One of the options, the same for the same seed and key. */
  pick<T>(options: readonly T[], key?: string): T;
  /** 0 up to, not including, 1. */
  fraction(key?: string): number;
}
export const offlineAnswers = facet<OfflineAnswer>("models/offline-answers");

export { admitCall, choosePrompt, findReceipts, keepCall, priceCall, recallCall } from "./hooks.ts";
export type { CallIdentity, CallPlan, CallTerms, KeptCall, PricedCall, RecalledCall } from "./hooks.ts";
export { askInHalves } from "./ask-in-halves.ts";
export type { Halved } from "./ask-in-halves.ts";
export { blankReceipt } from "./blank-receipt.ts";
export { closedShape } from "./closed-shape.ts";
export type { JsonSchema } from "./closed-shape.ts";
export { loadPrompt, parsePrompt } from "./load-prompt.ts";
export { ModelError } from "./model-error.ts";
export { readJson } from "./read-json.ts";
export type { PaidReply } from "./model-error.ts";
export { readRetryAfter } from "./retry-after.ts";
export { redact } from "./redact.ts";
export { tellUnusable } from "./tell-unusable.ts";
export { tellField } from "./tell-field.ts";
export { watchSilence } from "./watch-silence.ts";
export type { Silence } from "./watch-silence.ts";

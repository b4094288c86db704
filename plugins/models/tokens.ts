import { facet, service } from "freeform-rpg/kernel";
import type { Call } from "freeform-rpg/kernel";
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
  readonly cacheReadTokens?: number;
  /** US dollars. */
  readonly cost: number;
}

/** A source of model answers. Throws `ModelError` with `retryable` set where another try may help. */
export interface Provider {
  readonly name: string;
  /** Shown at start and on `plugins`: what this provider is, plainly. */
  readonly notice: string;
  complete(request: ModelRequest): Promise<ModelReply>;
}
/** The provider in use. */
export const ModelProvider = service<Provider>("models/provider");

/** What stages use: parsed, retried, accounted answers. */
export interface ModelService {
  /**
   * Asks for one object of `schema`. At most 3 tries, with back-off; each receipt is kept under the call's run.
   * `stream` names the field whose text is told as `token` events. Throws `model_unavailable`, `model_output_invalid`.
   */
  object<T>(ask: {
    prompt: Prompt;
    input: unknown;
    schema: z.ZodType<T>;
    call: Call;
    campaignId: string;
    stream?: keyof T & string;
  }): Promise<T>;
  /** Receipts of a run so far, in order. */
  receipts(runId: string): Promise<readonly Receipt[]>;
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

export { loadPrompt } from "./load-prompt.ts";
export { ModelError } from "./model-error.ts";

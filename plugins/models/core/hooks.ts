import { changeHook, collectHook } from "freeform-rpg/kernel";
import { Receipt } from "freeform-rpg/schemas/turn";
import { z } from "zod";
import type { Conversation, RenderedConversation } from "./conversation.ts";
import type { CallLimits, Prompt } from "./prompt.ts";

const PromptShape = z.object({
  id: z.string(),
  version: z.string(),
  tier: z.enum(["quality", "cheap"]),
  text: z.string(),
  schema: z.string().optional(),
  tokens: z.number().optional(),
});

/** Before a call has its name: a tap may replace the prompt by another version of the same id. */
export const choosePrompt = changeHook<Prompt, { readonly campaignId: string; readonly runId: string }>(
  "models/choose-prompt",
  PromptShape.transform(({ schema, tokens, ...prompt }): Prompt => ({
    ...prompt,
    ...(schema !== undefined && { schema }),
    ...(tokens !== undefined && { tokens }),
  })),
);

/** On what terms a call is made. */
export const CallTerms = z.object({
  tier: z.enum(["quality", "cheap"]),
  /** Name of the provider that is asked. */
  provider: z.string(),
  /** Whether the shorter input is sent. */
  shorter: z.boolean().default(false),
  /** Why the terms are poorer than the prompt asks for; `null` when they are not. */
  degraded: z.string().nullable(),
});
export type CallTerms = z.infer<typeof CallTerms>;

/** A call before it is made. */
export interface CallPlan {
  readonly campaignId: string;
  readonly runId: string;
  readonly prompt: Prompt;
  /** Characters of the whole prompt. */
  readonly characters: number;
  /** Characters of the prompt with the shorter input; `null` where there is none. */
  readonly shortCharacters: number | null;
  /** US dollars that former tries of this call have cost. */
  readonly spent: number;
  /** The most the call can come to on these terms; `null` where it is free, `undefined` where it is unknown. */
  limits(terms: CallTerms): CallLimits | null | undefined;
  /** Whether a provider of that name can be asked. */
  offers(provider: string): boolean;
}
/** Before each try of a call: a tap may lower the terms, or refuse the call by throwing. */
export const admitCall = changeHook<CallTerms, CallPlan>("models/admit-call", CallTerms);

/** Tokens to be priced. `inputTokens` holds the cached ones too. */
export interface PricedCall {
  readonly provider: string;
  readonly model: string;
  readonly inputTokens: number;
  readonly outputTokens: number;
  readonly cacheReadTokens: number;
  readonly cacheWriteTokens: number;
  /** Of `cacheWriteTokens`, those that are kept for an hour. */
  readonly cacheWriteHourTokens?: number;
}
/** The cost of an answer in US dollars; `null` where it is unknown. */
export const priceCall = changeHook<number | null, PricedCall>("models/price-call", z.number().min(0).nullable());

/** The identity of a call. */
export interface CallIdentity {
  readonly campaignId: string;
  readonly runId: string;
  readonly stage: string;
  readonly prompt: Prompt;
  readonly input: unknown;
  /** What models read instead of the input; absent where they read the input. */
  readonly conversation?: Conversation | undefined;
  /** Hash of prompt, input, conversation and shape: the same request has the same key in every run. */
  readonly key: string;
  /** The requested provider, and its model of the prompt's tier where it names one, such as `anthropic/claude-sonnet-5-5`. */
  readonly asked: string;
  /** The number of equal requests that the same stage made before, in this attempt at the stage. */
  readonly nth: number;
  /** Whether the current provider is free of charge. */
  readonly free: boolean;
}

/** A stored answer. `saved`: whether `findReceipts` returns its receipt too. */
export const RecalledCall = z.object({ value: z.unknown(), receipt: Receipt, saved: z.boolean() });
export type RecalledCall = z.infer<typeof RecalledCall>;

/** Before a provider is called: a tap may return a stored answer. A tap that receives one passes it on. */
export const recallCall = changeHook<RecalledCall | null, CallIdentity>("models/recall-call", RecalledCall.nullable());

/** A finished call. `value` is the unparsed answer; `undefined` when no answer was usable, though it was paid for. */
export interface RecordedCall extends CallIdentity {
  readonly value: unknown;
  readonly receipt: Receipt;
  /** The conversation as it was sent; absent where the request had none. */
  readonly sent?: RenderedConversation | undefined;
}
/** After a paid call: taps store it and return nothing. */
export const recordCall = collectHook<RecordedCall, never>("models/record-call", z.never());

/** The stored receipts of a run, in order. */
export const findReceipts = collectHook<{ readonly runId: string; readonly campaignId: string }, Receipt>("models/find-receipts", Receipt);

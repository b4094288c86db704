import type { Usage } from "freeform-rpg/kernel";
import type { Receipt } from "freeform-rpg/schemas";
import { ModelError } from "./model-error.ts";
import type { PaidReply } from "./model-error.ts";
import type { CallTerms, PricedCall } from "./hooks.ts";
import { blankReceipt } from "./blank-receipt.ts";
import type { ModelReply } from "./model-reply.ts";
import type { Prompt } from "./prompt.ts";

/** The cost of the tries of one call so far. */
export interface Tally {
  /** Runs one try and adds what it cost, an answer that came to nothing included. */
  time(work: () => Promise<ModelReply>): Promise<ModelReply>;
  /** Notes on what terms the next try is made. */
  onTerms(terms: CallTerms): void;
  usage(): Usage;
  receipt(): Receipt;
}

/** The initial state of a tally. `price` gives the cost of an answer where its provider does not. */
export interface TallyStart {
  readonly stage: string;
  readonly prompt: Prompt;
  readonly provider: string;
  price(call: PricedCall): Promise<number | null>;
}

/** Starts a tally at nothing. */
export const tallyTries = ({ stage, prompt, provider, price }: TallyStart): Tally => {
  const receipt = blankReceipt(stage, prompt, provider);

  const add = async (reply: PaidReply): Promise<void> => {
    addTokens(receipt, reply);
    const cost = reply.cost ?? (await price({ provider: receipt.provider, ...pricedOf(reply) }));
    receipt.cost += cost ?? 0;
    if (cost === null) receipt.unpriced = true;
  };

  const time: Tally["time"] = async (work) => {
    const start = performance.now();
    receipt.attempts += 1;
    try {
      const reply = await work();
      await add(reply);
      return reply;
    } catch (thrown) {
      if (thrown instanceof ModelError && thrown.paid) await add(thrown.paid);
      throw thrown;
    } finally {
      receipt.ms += Math.round(performance.now() - start);
    }
  };

  return {
    time,
    onTerms: ({ tier, provider: asked, degraded }) => {
      Object.assign(receipt, { tier, provider: asked, ...(degraded !== null && { degraded }) });
    },
    usage: () => ({ calls: receipt.attempts, inputTokens: receipt.input_tokens, outputTokens: receipt.output_tokens, cost: receipt.cost }),
    receipt: () => ({ ...receipt }),
  };
};

const addTokens = (receipt: Receipt, reply: PaidReply): void => {
  receipt.model = reply.model;
  receipt.input_tokens += reply.inputTokens;
  receipt.output_tokens += reply.outputTokens;
  receipt.cache_read_tokens += reply.cacheReadTokens ?? 0;
  if (reply.cacheWriteTokens) receipt.cache_write_tokens = (receipt.cache_write_tokens ?? 0) + reply.cacheWriteTokens;
};

const pricedOf = ({
  model,
  inputTokens,
  outputTokens,
  cacheReadTokens = 0,
  cacheWriteTokens = 0,
  cacheWriteHourTokens = 0,
}: PaidReply) => ({
  model,
  inputTokens,
  outputTokens,
  cacheReadTokens,
  cacheWriteTokens,
  cacheWriteHourTokens,
});

import type { Usage } from "freeform-rpg/kernel";
import type { Receipt } from "freeform-rpg/schemas";
import type { ModelReply, Prompt } from "./tokens.ts";

/** What the tries of one call have cost so far. */
export interface Tally {
  /** Runs one try and adds what it cost. */
  time(work: () => Promise<ModelReply>): Promise<ModelReply>;
  usage(): Usage;
  receipt(): Receipt;
}

/** Starts a tally at nothing. */
export const tallyTries = ({ stage, prompt, provider }: { stage: string; prompt: Prompt; provider: string }): Tally => {
  const receipt: Receipt = {
    stage,
    prompt_id: prompt.id,
    prompt_version: prompt.version,
    provider,
    model: "",
    tier: prompt.tier,
    input_tokens: 0,
    output_tokens: 0,
    cache_read_tokens: 0,
    cost: 0,
    ms: 0,
    attempts: 0,
  };

  const time: Tally["time"] = async (work) => {
    const start = performance.now();
    receipt.attempts += 1;
    try {
      const reply = await work();
      addReply(receipt, reply);
      return reply;
    } finally {
      receipt.ms += Math.round(performance.now() - start);
    }
  };

  return {
    time,
    usage: () => ({ calls: receipt.attempts, inputTokens: receipt.input_tokens, outputTokens: receipt.output_tokens, cost: receipt.cost }),
    receipt: () => ({ ...receipt }),
  };
};

const addReply = (receipt: Receipt, reply: ModelReply): void => {
  receipt.model = reply.model;
  receipt.input_tokens += reply.inputTokens;
  receipt.output_tokens += reply.outputTokens;
  receipt.cache_read_tokens += reply.cacheReadTokens ?? 0;
  receipt.cost += reply.cost;
};

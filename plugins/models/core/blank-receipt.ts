import type { Receipt } from "freeform-rpg/schemas";
import type { Prompt } from "./prompt.ts";

/** A call's receipt before anybody has answered: no model, no tokens, no cost. */
export const blankReceipt = (stage: string, prompt: Prompt, provider: string): Receipt => ({
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
});

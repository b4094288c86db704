import type { Prompt } from "freeform-rpg/plugins/models/core";
import type { AnthropicOptions } from "./options.ts";
import { thinkingOf } from "./thinking.ts";

/** Tokens that an answer may have, thoughts included. */
export const longestAnswer = (
  { maxTokens, thinking, thoughtTokens, ...models }: AnthropicOptions,
  tier: Prompt["tier"],
  tokens?: number,
): number => (tokens ?? maxTokens[tier]) + (thinkingOf(models[tier], thinking).takesTokens ? thoughtTokens : 0);

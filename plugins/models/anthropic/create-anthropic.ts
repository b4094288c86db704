import type { Provider } from "freeform-rpg/plugins/models/core";
import { longestAnswer } from "./longest-answer.ts";
import type { AnthropicApi } from "./open-api.ts";
import type { AnthropicOptions } from "./options.ts";

/** The options of the provider. The key is sent to the API alone. */
export type AnthropicSettings = Omit<AnthropicOptions, Unless> & Partial<Pick<AnthropicOptions, Unless>> & { readonly apiKey: string };

/** Settings that have a value of their own where none is given. */
type Unless = "thinking" | "thoughtTokens" | "cacheTtl";

/** Makes the provider of Claude models. The SDK, 249 modules, is loaded with the first request: a server that plays without a model has none of it. */
export const createAnthropic = (given: AnthropicSettings): Provider => {
  const settings = { thinking: "off" as const, thoughtTokens: 8000, cacheTtl: "5m" as const, ...given };
  let opened: Promise<AnthropicApi> | undefined;
  const api = (): Promise<AnthropicApi> => (opened ??= import("./open-api.ts").then(({ openApi }) => openApi(settings)));
  return {
    name: "anthropic",
    notice: `Claude models tell the story: ${settings.quality}, and ${settings.cheap} for small tasks. Every call is paid for.`,
    limits: (tier, tokens) => ({
      model: settings[tier],
      outputTokens: longestAnswer(settings, tier, tokens),
      cachesForHour: settings.cacheTtl === "1h",
    }),
    complete: async (request) => (await api()).complete(request),
    prewarm: async (request) => (await api()).prewarm(request),
  };
};

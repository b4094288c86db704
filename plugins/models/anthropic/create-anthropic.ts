import Anthropic from "@anthropic-ai/sdk";
import { listenToFetch, readJson, streamAnswer, watchSilence } from "freeform-rpg/plugins/models/core/lib";
import type { ModelReply, ModelRequest, Prompt, Provider } from "freeform-rpg/plugins/models/core";
import { explainFailure } from "./explain-failure.ts";
import { awaitMessage } from "./await-message.ts";
import type { ArrivingMessage } from "./await-message.ts";
import type { AnthropicOptions } from "./options.ts";
import { formatOf } from "./output-format.ts";
import { renderMessages } from "./render-messages.ts";
import { thinkingOf } from "./thinking.ts";

/** The options of the provider. The key is sent to the API alone. */
export type AnthropicSettings = Omit<AnthropicOptions, Unless> & Partial<Pick<AnthropicOptions, Unless>> & { readonly apiKey: string };

/** Settings that have a value of their own where none is given. */
type Unless = "thinking" | "thoughtTokens" | "cacheTtl";

/** Makes the provider of Claude models. Tries again never: the gateway does. */
export const createAnthropic = ({ apiKey, baseUrl, ...given }: AnthropicSettings): Provider => {
  const settings = { thinking: "off" as const, thoughtTokens: 8000, cacheTtl: "5m" as const, ...given };
  const client = new Anthropic({ apiKey, authToken: null, maxRetries: 0, logLevel: "off", ...(baseUrl && { baseURL: baseUrl }) });
  return {
    name: "anthropic",
    notice: `Claude models tell the story: ${settings.quality}, and ${settings.cheap} for small tasks. Every call is paid for.`,
    limits: (tier, tokens) => ({
      model: settings[tier],
      outputTokens: longestAnswer(settings, tier, tokens),
      cachesForHour: settings.cacheTtl === "1h",
    }),
    complete: async (request) => {
      const silence = watchSilence(request.signal, settings.timeout);
      const message = awaitMessage();
      const heard = client.withOptions({ fetch: listenToFetch(silence.broken) });
      try {
        return await complete(heard, request, { settings, message, signal: silence.signal });
      } catch (thrown) {
        throw explainFailure(thrown, { model: settings[request.prompt.tier], apiKey, silence, paid: message.paid() });
      } finally {
        silence.stop();
      }
    },
  };
};

/** Tokens that an answer may have, thoughts included. */
const longestAnswer = (
  { maxTokens, thinking, thoughtTokens, ...models }: AnthropicOptions,
  tier: Prompt["tier"],
  tokens?: number,
): number => (tokens ?? maxTokens[tier]) + (thinkingOf(models[tier], thinking).takesTokens ? thoughtTokens : 0);

interface Completion {
  readonly settings: AnthropicOptions;
  readonly message: ArrivingMessage;
  readonly signal: AbortSignal;
}

const complete = async (client: Anthropic, request: ModelRequest, { settings, message, signal }: Completion): Promise<ModelReply> => {
  const format = request.schema ? formatOf(request.schema) : null;
  const { tier, tokens } = request.prompt;
  const { thinking, effort } = thinkingOf(settings[tier], settings.thinking);
  const maxTokens = longestAnswer(settings, tier, tokens);
  const events = await client.messages.create(
    {
      model: settings[tier],
      max_tokens: maxTokens,
      stream: true,
      ...renderMessages(request, { type: "ephemeral", ...(settings.cacheTtl !== "5m" && { ttl: settings.cacheTtl }) }),
      ...(thinking && { thinking }),
      ...((format || effort) && { output_config: { ...(format && { format }), ...(effort && { effort }) } }),
    },
    { signal },
  );
  const text = await streamAnswer(message.read(events), request);
  // The SDK ends an aborted stream as if it were over.
  signal.throwIfAborted();
  return { value: request.schema ? readJson(text) : text, ...message.finish(maxTokens) };
};

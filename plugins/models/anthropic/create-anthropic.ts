import Anthropic from "@anthropic-ai/sdk";
import { readJson, streamField, watchSilence } from "freeform-rpg/plugins/models/core/lib";
import type { ModelReply, ModelRequest, Prompt, Provider } from "freeform-rpg/plugins/models/core";
import { explainFailure } from "./explain-failure.ts";
import { awaitMessage } from "./await-message.ts";
import type { ArrivingMessage } from "./await-message.ts";
import type { AnthropicOptions } from "./options.ts";
import { formatOf } from "./output-format.ts";
import { thinkingOf } from "./thinking.ts";

/** The options of the provider. The key is sent to the API alone. */
export type AnthropicSettings = Omit<AnthropicOptions, Unless> & Partial<Pick<AnthropicOptions, Unless>> & { readonly apiKey: string };

/** Settings that have a value of their own where none is given. */
type Unless = "thinking" | "thoughtTokens";

/** Makes the provider of Claude models. Tries again never: the gateway does. */
export const createAnthropic = ({ apiKey, baseUrl, ...given }: AnthropicSettings): Provider => {
  const settings = { thinking: "off" as const, thoughtTokens: 8000, ...given };
  const client = new Anthropic({ apiKey, authToken: null, maxRetries: 0, logLevel: "off", ...(baseUrl && { baseURL: baseUrl }) });
  return {
    name: "anthropic",
    notice: `Claude models tell the story: ${settings.quality}, and ${settings.cheap} for small tasks. Every call is paid for.`,
    limits: (tier, tokens) => ({ model: settings[tier], outputTokens: longestAnswer(settings, tier, tokens) }),
    complete: async (request) => {
      const silence = watchSilence(request.signal, settings.timeout);
      const message = awaitMessage(silence.broken);
      try {
        return await complete(client, request, { settings, message, signal: silence.signal });
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
  const format = formatOf(request.schema);
  const { tier, text: stable, tokens } = request.prompt;
  const { thinking, effort } = thinkingOf(settings[tier], settings.thinking);
  const maxTokens = longestAnswer(settings, tier, tokens);
  const events = await client.messages.create(
    {
      model: settings[tier],
      max_tokens: maxTokens,
      stream: true,
      // The stable part comes first and alone, so that the next call reads it from the cache.
      system: [{ type: "text", text: stable, cache_control: { type: "ephemeral" } }],
      messages: [{ role: "user", content: request.text.startsWith(stable) ? request.text.slice(stable.length).trimStart() : request.text }],
      ...(thinking && { thinking }),
      ...((format || effort) && { output_config: { ...(format && { format }), ...(effort && { effort }) } }),
    },
    { signal },
  );
  const text = await streamField(message.read(events), request);
  // The SDK ends an aborted stream as if it were over.
  signal.throwIfAborted();
  return { value: readJson(text), ...message.finish(maxTokens) };
};

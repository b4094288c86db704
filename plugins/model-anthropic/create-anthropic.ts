import Anthropic from "@anthropic-ai/sdk";
import { readJson, tellField, watchSilence } from "freeform-rpg/plugins/models";
import type { ModelReply, ModelRequest, Provider } from "freeform-rpg/plugins/models";
import { explainFailure } from "./explain-failure.ts";
import { awaitMessage } from "./await-message.ts";
import type { ArrivingMessage } from "./await-message.ts";
import type { AnthropicOptions } from "./options.ts";
import { formatOf } from "./output-format.ts";

/** What the provider is made with. The key is never told to anyone but the API. */
export type AnthropicSettings = AnthropicOptions & { readonly apiKey: string };

/** Makes the provider of Claude models. Tries again never: the gateway does. */
export const createAnthropic = ({ apiKey, baseUrl, ...settings }: AnthropicSettings): Provider => {
  const client = new Anthropic({ apiKey, authToken: null, maxRetries: 0, logLevel: "off", ...(baseUrl && { baseURL: baseUrl }) });
  return {
    name: "anthropic",
    notice: `Claude models tell the story: ${settings.quality}, and ${settings.cheap} for small tasks. Every call is paid for.`,
    limits: (tier) => ({ model: settings[tier], outputTokens: settings.maxTokens[tier] }),
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

interface Completing {
  readonly settings: AnthropicOptions;
  readonly message: ArrivingMessage;
  readonly signal: AbortSignal;
}

const complete = async (client: Anthropic, request: ModelRequest, { settings, message, signal }: Completing): Promise<ModelReply> => {
  const format = formatOf(request.schema);
  const { tier, text: stable } = request.prompt;
  const events = await client.messages.create(
    {
      model: settings[tier],
      max_tokens: settings.maxTokens[tier],
      stream: true,
      // The stable part comes first and alone, so that the next call reads it from the cache.
      system: [{ type: "text", text: stable, cache_control: { type: "ephemeral" } }],
      messages: [{ role: "user", content: request.text.startsWith(stable) ? request.text.slice(stable.length).trimStart() : request.text }],
      ...(format && { output_config: { format } }),
    },
    { signal },
  );
  const text = await tellField(message.read(events), request);
  // The SDK ends an aborted stream as if it were over.
  signal.throwIfAborted();
  return { value: readJson(text), ...message.finish(settings.maxTokens[tier]) };
};

import Anthropic from "@anthropic-ai/sdk";
import { listenToFetch, readJson, streamAnswer, watchSilence } from "freeform-rpg/plugins/models/core/lib";
import type { ModelReply, ModelRequest } from "freeform-rpg/plugins/models/core";
import { explainFailure } from "./explain-failure.ts";
import { awaitMessage } from "./await-message.ts";
import type { ArrivingMessage } from "./await-message.ts";
import { longestAnswer } from "./longest-answer.ts";
import type { AnthropicOptions } from "./options.ts";
import { formatOf } from "./output-format.ts";
import { renderMessages } from "./render-messages.ts";
import { thinkingOf } from "./thinking.ts";

/** The API of Claude models, through the SDK. This file and what it imports are loaded with the first request. */
export interface AnthropicApi {
  complete(request: ModelRequest): Promise<ModelReply>;
  prewarm(request: ModelRequest): Promise<ModelReply>;
}

/** Opens the API with a key. Tries again never: the gateway does. */
export const openApi = ({ apiKey, baseUrl, ...settings }: AnthropicOptions & { readonly apiKey: string }): AnthropicApi => {
  const client = new Anthropic({ apiKey, authToken: null, maxRetries: 0, logLevel: "off", ...(baseUrl && { baseURL: baseUrl }) });
  const ask = async (request: ModelRequest, send: Send): Promise<ModelReply> => {
    const silence = watchSilence(request.signal, settings.timeout);
    const message = awaitMessage();
    const heard = client.withOptions({ fetch: listenToFetch(silence.broken) });
    try {
      return await send(heard, request, { settings, message, signal: silence.signal });
    } catch (thrown) {
      throw explainFailure(thrown, { model: settings[request.prompt.tier], apiKey, silence, paid: message.paid() });
    } finally {
      silence.stop();
    }
  };
  return { complete: (request) => ask(request, complete), prewarm: (request) => ask(request, prewarm) };
};

interface Completion {
  readonly settings: AnthropicOptions;
  readonly message: ArrivingMessage;
  readonly signal: AbortSignal;
}

/** Makes one request. */
type Send = (client: Anthropic, request: ModelRequest, completion: Completion) => Promise<ModelReply>;

/** What is equal in the requests of one conversation, so that each finds in the cache what another wrote. */
const renderRequest = (request: ModelRequest, { cacheTtl, ...settings }: AnthropicOptions) => {
  const format = request.schema ? formatOf(request.schema) : null;
  const model = settings[request.prompt.tier];
  const { thinking, effort } = thinkingOf(model, settings.thinking);
  return {
    model,
    ...renderMessages(request, { type: "ephemeral", ...(cacheTtl !== "5m" && { ttl: cacheTtl }) }),
    ...(thinking && { thinking }),
    ...((format || effort) && { output_config: { ...(format && { format }), ...(effort && { effort }) } }),
  };
};

/** A request for no tokens fills the cache. The API takes it without an output format only. */
const prewarm: Send = async (client, request, { settings, message, signal }) => {
  const answered = await client.messages.create({ ...renderRequest(request, settings), max_tokens: 0 }, { signal });
  return { value: "", ...message.whole(answered) };
};

const complete: Send = async (client, request, { settings, message, signal }) => {
  const { tier, tokens } = request.prompt;
  const maxTokens = longestAnswer(settings, tier, tokens);
  const events = await client.messages.create({ ...renderRequest(request, settings), max_tokens: maxTokens, stream: true }, { signal });
  const text = await streamAnswer(message.read(events), request);
  // The SDK ends an aborted stream as if it were over.
  signal.throwIfAborted();
  return { value: request.schema ? readJson(text) : text, ...message.finish(maxTokens) };
};

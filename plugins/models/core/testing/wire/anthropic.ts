import { startWireServer } from "./server.ts";
import type { WireProtocol, WireReply, WireScript, WireServer } from "./server.ts";

const event = (body: { readonly type: string } & Record<string, unknown>): string =>
  `event: ${body.type}\ndata: ${JSON.stringify(body)}\n\n`;

const think = (thoughts: string): string[] => [
  event({ type: "content_block_start", index: 0, content_block: { type: "thinking", thinking: "", signature: "" } }),
  event({ type: "content_block_delta", index: 0, delta: { type: "thinking_delta", thinking: thoughts } }),
  event({ type: "content_block_delta", index: 0, delta: { type: "signature_delta", signature: "c2lnbmVk" } }),
  event({ type: "content_block_stop", index: 0 }),
];

const stopReasons = { end: "end_turn", length: "max_tokens", refusal: "refusal" };

const messageOf = (usage: NonNullable<WireReply["usage"]>, model: string) => ({
  id: "msg_1",
  type: "message",
  role: "assistant",
  model,
  content: [],
  stop_reason: null as string | null,
  stop_sequence: null,
  usage: {
    input_tokens: usage.input ?? 100,
    cache_read_input_tokens: usage.cacheRead ?? 0,
    cache_creation_input_tokens: usage.cacheWrite ?? 0,
    cache_creation: {
      ephemeral_5m_input_tokens: 0,
      ephemeral_1h_input_tokens: 0,
      [`ephemeral_${usage.cacheTtl ?? "5m"}_input_tokens`]: usage.cacheWrite ?? 0,
    },
    output_tokens: 1,
  },
});

const protocol: WireProtocol = {
  path: "/v1/messages",
  contentType: "text/event-stream",
  said: (body) => JSON.stringify([body["system"], body["messages"]]),
  fail: ({ errorType = "api_error", errorMessage = "Something went wrong." }) => ({
    type: "error",
    error: { type: errorType, message: errorMessage },
    request_id: "req_1",
  }),
  open: ({ usage = {}, thoughts }, { model }) => [
    event({ type: "message_start", message: messageOf(usage, String(model)) }),
    ...(thoughts === undefined ? [] : think(thoughts)),
    event({ type: "content_block_start", index: 1, content_block: { type: "text", text: "" } }),
    event({ type: "ping" }),
  ],
  piece: (text) => event({ type: "content_block_delta", index: 1, delta: { type: "text_delta", text } }),
  end: ({ stop = "end", usage = {} }: WireReply) => [
    event({ type: "content_block_stop", index: 1 }),
    event({
      type: "message_delta",
      delta: { stop_reason: stopReasons[stop], stop_sequence: null },
      usage: { output_tokens: usage.output ?? 50 },
    }),
    event({ type: "message_stop" }),
  ],
  keepAlive: event({ type: "ping" }),
  refuse: ({ max_tokens, stream, output_config }) =>
    max_tokens === 0 && (stream === true || output_config !== undefined)
      ? { status: 400, errorType: "invalid_request_error", errorMessage: "max_tokens: 0 takes no stream and no output format." }
      : null,
  whole: ({ usage = {} }, { model }) => {
    const message = messageOf(usage, String(model));
    return { ...message, stop_reason: "max_tokens", usage: { ...message.usage, output_tokens: 0 } };
  },
  broken: (type, message) => event({ type: "error", error: { type, message } }),
};

/** Pretends to be Anthropic's Messages API. */
export const mockAnthropic = (script: WireScript): Promise<WireServer> => startWireServer(protocol, script);

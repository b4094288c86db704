import { startWireServer } from "./server.ts";
import type { WireProtocol, WireReply, WireScript, WireServer } from "./server.ts";

const stopReasons = { end: "stop", length: "length", refusal: "content_filter" };

const chunk = (body: Record<string, unknown>, more: Record<string, unknown>): string =>
  `data: ${JSON.stringify({ id: "chatcmpl-1", object: "chat.completion.chunk", created: 1, model: body["model"], ...more })}\n\n`;

const choice = (delta: object, finish: string | null = null) => ({ choices: [{ index: 0, delta, finish_reason: finish }] });

const protocol: WireProtocol = {
  path: "/v1/chat/completions",
  contentType: "text/event-stream",
  said: (body) => JSON.stringify(body["messages"]),
  fail: ({ errorType = "server_error", errorMessage = "Something went wrong.", errorCode }) => ({
    error: { message: errorMessage, type: errorType, param: null, code: errorCode ?? null },
  }),
  open: ({ refusal }, body) => [
    chunk(body, choice({ role: "assistant", content: "", refusal: null })),
    ...(refusal === undefined ? [] : [chunk(body, choice({ refusal }))]),
  ],
  piece: (content, body) => chunk(body, choice({ content })),
  end: ({ stop = "end", usage = {} }: WireReply, body) => {
    const { input = 100, output = 50, cacheRead = 0, cacheWrite = 0 } = usage;
    const prompt = input + cacheRead + cacheWrite;
    const counts = { prompt_tokens: prompt, completion_tokens: output, total_tokens: prompt + output };
    return [
      chunk(body, choice({}, stopReasons[stop])),
      chunk(body, {
        choices: [],
        usage: { ...counts, prompt_tokens_details: { cached_tokens: cacheRead, cache_write_tokens: cacheWrite } },
      }),
      "data: [DONE]\n\n",
    ];
  },
  keepAlive: ": keep-alive\n\n",
  broken: (type, message) => `data: ${JSON.stringify({ error: { message, type, param: null, code: null } })}\n\n`,
};

/** Pretends to be OpenAI's chat completions API; `url` lacks the `/v1` that clients add to it. */
export const mockOpenAi = (script: WireScript): Promise<WireServer> => startWireServer(protocol, script);

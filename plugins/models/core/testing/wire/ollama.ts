import { startWireServer } from "./server.ts";
import type { WireProtocol, WireReply, WireScript, WireServer } from "./server.ts";

const line = (body: Record<string, unknown>, content: string, more: object = { done: false }): string =>
  `${JSON.stringify({ model: body["model"], created_at: "2026-01-01T00:00:00Z", message: { role: "assistant", content }, ...more })}\n`;

const protocol: WireProtocol = {
  path: "/api/chat",
  contentType: "application/x-ndjson",
  said: (body) => JSON.stringify(body["messages"]),
  fail: ({ errorMessage = "Something went wrong." }) => ({ error: errorMessage }),
  open: () => [],
  piece: (content, body) => line(body, content),
  end: ({ stop = "end", usage = {} }: WireReply, body) => [
    line(body, "", {
      done: true,
      done_reason: stop === "length" ? "length" : "stop",
      prompt_eval_count: usage.input ?? 100,
      eval_count: usage.output ?? 50,
    }),
  ],
  keepAlive: "\n",
  broken: (_, message) => `${JSON.stringify({ error: message })}\n`,
};

/** Pretends to be an Ollama server. */
export const mockOllama = (script: WireScript): Promise<WireServer> => startWireServer(protocol, script);

import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { setTimeout as pause } from "node:timers/promises";
import { createOllama } from "freeform-rpg/plugins/memory/embed-ollama/lib";
import { createOpenai } from "freeform-rpg/plugins/memory/embed-openai/lib";
import { createVoyage } from "freeform-rpg/plugins/memory/embed-voyage/lib";
import type { TextEmbedder } from "freeform-rpg/plugins/memory/lore";

/** One reply of a fake server. */
export interface WireReply {
  readonly status?: number;
  readonly headers?: Readonly<Record<string, string>>;
  /** The body; by default vectors. */
  readonly body?: string;
  /** The delay of the reply in milliseconds. */
  readonly after?: number;
  /** The length of the vectors. */
  readonly dimensions?: number;
}

/** A received request. */
export interface WireRequest {
  readonly path: string;
  readonly authorization: string | undefined;
  readonly body: Record<string, unknown>;
}

/** The wire format of a vendor. */
export interface WireVendor {
  readonly name: string;
  readonly secret: string;
  open(url: string): TextEmbedder;
  /** The body of a response with these vectors. */
  answer(vectors: readonly (readonly number[])[]): unknown;
  /** The body of an error response. */
  failure(message: string): unknown;
}

const secret = "sk-very-secret-key";
const listed = (vectors: readonly (readonly number[])[], usage: object) => ({
  object: "list",
  // Vectors need not have the order of the texts.
  data: vectors.map((embedding, index) => ({ object: "embedding", index, embedding })).toReversed(),
  model: "m",
  usage,
});

/** The three vendors, each with vectors of four numbers. */
export const vendors: readonly WireVendor[] = [
  {
    name: "voyage",
    secret,
    open: (baseUrl) => createVoyage({ key: secret, model: "voyage-3.5", dimensions: 4, batch: 8, price: 1, baseUrl }),
    answer: (vectors) => listed(vectors, { total_tokens: 7 }),
    failure: (detail) => ({ detail }),
  },
  {
    name: "openai",
    secret,
    open: (baseUrl) => createOpenai({ key: secret, model: "text-embedding-3-small", dimensions: 4, batch: 8, price: 1, baseUrl }),
    answer: (vectors) => listed(vectors, { prompt_tokens: 7, total_tokens: 7 }),
    failure: (message) => ({ error: { message, type: "invalid_request_error", code: null } }),
  },
  {
    name: "ollama",
    secret: "sk-unused-key",
    open: (host) =>
      createOllama({
        host,
        model: "nomic-embed-text",
        dimensions: 4,
        batch: 8,
        prefixes: { query: "search_query: ", document: "search_document: " },
      }),
    answer: (embeddings) => ({ model: "nomic-embed-text", embeddings, prompt_eval_count: 7 }),
    failure: () => ({ error: "the model is loading" }),
  },
];

/** Starts a server that sends one reply for each request, and repeats the last one. Each text's vector begins with its position. */
export const startVendor = async (vendor: WireVendor, replies: readonly WireReply[]) => {
  const requests: WireRequest[] = [];
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    const body = JSON.parse(Buffer.concat(chunks).toString() || "{}");
    const {
      status = 200,
      headers = {},
      body: text,
      after = 0,
      dimensions = 4,
    } = replies[Math.min(requests.length, replies.length - 1)] ?? {};
    requests.push({ path: request.url ?? "", authorization: request.headers.authorization, body });
    await pause(after, undefined, { ref: false });
    const vectors = [body.input].flat().map((_text: unknown, at: number) => [at, ...Array.from({ length: dimensions - 1 }, () => 0.5)]);
    response.writeHead(status, { "content-type": "application/json", ...headers });
    response.end(text ?? JSON.stringify(status < 400 ? vendor.answer(vectors) : vendor.failure(`no: ${vendor.secret}`)));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return {
    requests,
    embedder: vendor.open(`http://127.0.0.1:${port}`),
    [Symbol.asyncDispose]: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
};

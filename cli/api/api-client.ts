import { z } from "zod";
import { CommandError } from "../command-error.ts";
import { readServerSentEvents } from "./server-sent-events.ts";

/** Asks a GraphQL API, of a server or of this very process: the two differ in `fetch` alone. */
export interface ApiClient {
  /** Runs a query or mutation and parses what comes. Throws what the API answered. */
  ask<T>(document: string, variables: Readonly<Record<string, unknown>>, schema: z.ZodType<T>): Promise<T>;
  /** Runs a subscription; every answer is parsed. */
  subscribe<T>(
    document: string,
    variables: Readonly<Record<string, unknown>>,
    schema: z.ZodType<T>,
    signal?: AbortSignal,
  ): AsyncIterable<T>;
}

/** Where and as whom to ask. */
export interface ApiAddress {
  readonly url: string;
  readonly token: string;
  readonly fetch: (request: Request) => Promise<Response>;
}

/** Makes a client. */
export const createApiClient = (address: ApiAddress): ApiClient => ({
  ask: async (document, variables, schema) => {
    const response = await send(address, document, variables, "application/json");
    return readAnswer(await readJson(response), schema);
  },
  subscribe: async function* (document, variables, schema, signal) {
    const response = await send(address, document, variables, "text/event-stream", signal);
    if (!response.headers.get("content-type")?.includes("text/event-stream")) {
      readAnswer(await readJson(response), z.never());
      return;
    }
    for await (const { event, data } of readServerSentEvents(response)) {
      if (event === "next") yield readAnswer(JSON.parse(data), schema);
      if (event === "complete") return;
    }
  },
});

const send = async (
  { url, token, fetch }: ApiAddress,
  query: string,
  variables: unknown,
  accept: string,
  signal?: AbortSignal,
): Promise<Response> => {
  const headers = { "content-type": "application/json", accept, authorization: `Bearer ${token}`, "graphql-require-preflight": "1" };
  try {
    return await fetch(
      new Request(url, { method: "POST", headers, body: JSON.stringify({ query, variables }), ...(signal && { signal }) }),
    );
  } catch (error) {
    throw new CommandError(
      "server_unreachable",
      `No server answers at "${url}". Is it running, and is the address right? (${messageOf(error)})`,
    );
  }
};

const messageOf = (error: unknown): string => {
  if (!(error instanceof Error)) return String(error);
  return error.cause instanceof Error ? error.cause.message : error.message;
};

const readJson = async (response: Response): Promise<unknown> => {
  try {
    return await response.json();
  } catch {
    throw new CommandError(
      "server_unreadable",
      `"${response.url}" answered ${response.status} with something that is no GraphQL. Is the address right?`,
    );
  }
};

const Answer = z.object({
  data: z.unknown().optional(),
  errors: z.array(z.object({ message: z.string(), extensions: z.object({ code: z.string() }).partial().optional() })).optional(),
});

const readAnswer = <T>(json: unknown, schema: z.ZodType<T>): T => {
  const { data, errors } = Answer.parse(json);
  const [first] = errors ?? [];
  if (first) throw new CommandError(first.extensions?.code ?? "api_error", first.message);
  return schema.parse(data);
};

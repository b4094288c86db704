import { z } from "zod";
import { CommandError } from "../command-error.ts";
import { readServerSentEvents } from "./server-sent-events.ts";

/** Asks a GraphQL API, of a server or of this very process: the two differ in `fetch` alone. */
export interface ApiClient {
  /** Runs a query or mutation and parses what comes. Throws what the API answered. */
  ask<T>(document: string, variables: Readonly<Record<string, unknown>>, schema: z.ZodType<T>): Promise<T>;
  /** The same with a file in the place of a variable that is `null`, by the GraphQL multipart request specification. */
  upload<T>(document: string, variables: Readonly<Record<string, unknown>>, file: SentFile, schema: z.ZodType<T>): Promise<T>;
  /** Runs a subscription; every answer is parsed. */
  subscribe<T>(
    document: string,
    variables: Readonly<Record<string, unknown>>,
    schema: z.ZodType<T>,
    signal?: AbortSignal,
  ): AsyncIterable<T>;
}

/** A file to send. */
export interface SentFile {
  readonly content: Blob;
  readonly name: string;
  /** Which variable it stands for, such as `input.book.upload`. */
  readonly place: string;
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
    const response = await send(address, document, variables, { accept: "application/json" });
    return readAnswer(await readJson(response), schema);
  },
  upload: async (query, variables, { content, name, place }, schema) => {
    const form = new FormData();
    form.set("operations", JSON.stringify({ query, variables }));
    form.set("map", JSON.stringify({ 0: [`variables.${place}`] }));
    form.set("0", content, name);
    return readAnswer(await readJson(await post(address, form, { accept: "application/json" })), schema);
  },
  subscribe: async function* (document, variables, schema, signal) {
    const response = await send(address, document, variables, { accept: "text/event-stream", signal });
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

interface Sending {
  readonly accept: string;
  readonly type?: string;
  readonly signal?: AbortSignal | undefined;
}

const send = (address: ApiAddress, query: string, variables: unknown, how: Sending): Promise<Response> =>
  post(address, JSON.stringify({ query, variables }), { ...how, type: "application/json" });

const post = async ({ url, token, fetch }: ApiAddress, body: string | FormData, { accept, type, signal }: Sending): Promise<Response> => {
  const headers = { accept, authorization: `Bearer ${token}`, "graphql-require-preflight": "1", ...(type && { "content-type": type }) };
  try {
    return await fetch(new Request(url, { method: "POST", headers, body, ...(signal && { signal }) }));
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

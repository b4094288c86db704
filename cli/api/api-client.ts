import { setTimeout as pause } from "node:timers/promises";
import { EventSourceParserStream } from "eventsource-parser/stream";
import { AppError } from "freeform-rpg/kernel";
import { CommandError } from "../command-error.ts";
import type { TypedDocumentString } from "./generated/graphql.ts";

/** Queries a GraphQL API, of a server or of this process: the two differ only in `fetch`. Throws the errors that the API answers. */
export interface ApiClient {
  /** Runs a query or mutation. */
  request<R, V>(document: TypedDocumentString<R, V>, ...variables: VariablesOf<V>): Promise<R>;
  /** Runs an operation that is only text. */
  send<R>(text: string, variables: unknown): Promise<R>;
  /** The same with a file instead of a variable that is `null`, by the GraphQL multipart request specification. */
  upload<R, V>(document: TypedDocumentString<R, V>, variables: V, file: UploadedFile): Promise<R>;
  /** Reads a file of the server by its path. */
  get(path: string): Promise<Uint8Array>;
  /** Sends a file to a path of the server. */
  put(path: string, content: Uint8Array<ArrayBuffer>, type: string): Promise<void>;
  /** Runs a subscription. `onOpen` is called when the server has accepted it. */
  subscribe<R, V>(document: TypedDocumentString<R, V>, variables: V, signal?: AbortSignal, onOpen?: () => void): AsyncIterable<R>;
}

/** The variables of a document; nothing for a document without variables. */
type VariablesOf<V> = V extends Readonly<Record<string, never>> ? [] : [variables: V];

/** A file to send. */
export interface UploadedFile {
  readonly content: Blob;
  readonly name: string;
  /** The variable that it replaces, such as `input.book.upload`. */
  readonly variable: string;
}

/** The address of an API, and the bearer token for it. */
export interface ApiAddress {
  readonly url: string;
  readonly token: string;
  readonly fetch: (request: Request) => Promise<Response>;
}

/** Makes a client. */
export const createApiClient = (address: ApiAddress): ApiClient => ({
  request: async (document, ...[variables]) => readData(await send(address, document, variables, { accept: "application/json" })),
  send: async (text, variables) =>
    readData(await post(address, JSON.stringify({ query: text, variables }), { accept: "application/json", type: "application/json" })),
  get: async (path) => new Uint8Array(await (await sendFile(address, path, { method: "GET" })).arrayBuffer()),
  put: async (path, body, type) => void (await sendFile(address, path, { method: "PUT", body, headers: { "content-type": type } })),
  upload: async (document, variables, { content, name, variable }) => {
    const form = new FormData();
    form.set("operations", JSON.stringify({ query: document, variables }));
    form.set("map", JSON.stringify({ 0: [`variables.${variable}`] }));
    form.set("0", content, name);
    return readData(await post(address, form, { accept: "application/json" }));
  },
  subscribe: async function* (document, variables, signal, onOpen) {
    const response = await send(address, document, variables, { accept: "text/event-stream", signal });
    if (!response.headers.get("content-type")?.includes("text/event-stream") || !response.body) {
      await readData(response);
      return;
    }
    onOpen?.();
    for await (const { event, data } of response.body.pipeThrough(new TextDecoderStream()).pipeThrough(new EventSourceParserStream())) {
      if (event === "next") yield dataOf(JSON.parse(data));
      if (event === "complete") return;
    }
  },
});

interface Sending {
  readonly accept: string;
  readonly type?: string;
  readonly signal?: AbortSignal | undefined;
}

const send = (address: ApiAddress, query: object, variables: unknown, how: Sending): Promise<Response> =>
  post(address, JSON.stringify({ query, variables }), { ...how, type: "application/json" });

/** Sends a request beside GraphQL. Throws the error that the server answers. */
const sendFile = async (address: ApiAddress, path: string, { headers, ...init }: RequestInit): Promise<Response> => {
  const response = await fetchFrom(address, new URL(path, address.url), { ...init, headers: { ...headers, ...ownHeaders(address) } });
  if (response.ok) return response;
  dataOf(parseJson(await response.text(), response));
  throw new CommandError("server_unreadable", `"${response.url}" answered ${response.status}.`);
};

const ownHeaders = ({ token }: ApiAddress) => ({ authorization: `Bearer ${token}`, "x-freeform-rpg": "cli" });

const post = (address: ApiAddress, body: string | FormData, { accept, type, signal }: Sending): Promise<Response> => {
  const headers = { accept, ...ownHeaders(address), ...(type && { "content-type": type }) };
  return fetchFrom(address, new URL(address.url), { method: "POST", headers, body, ...(signal && { signal }) });
};

/** How often a request is sent again that came too soon, and the longest wait between two, in seconds. */
const [patience, longestWait] = [10, 10];

/** Sends a request. One too many in a minute is refused before it is read: it is sent again when the server says. */
const fetchFrom = async (address: ApiAddress, url: URL, init: RequestInit): Promise<Response> => {
  for (let sent = 1; ; sent++) {
    const response = await fetchOnce(address, url, init);
    const wait = Number(response.headers.get("retry-after") ?? Infinity);
    if (response.status !== 429 || sent > patience || wait > longestWait) return response;
    await pause(wait * 1000, undefined, init.signal ? { signal: init.signal } : {});
  }
};

const fetchOnce = async ({ fetch }: ApiAddress, url: URL, init: RequestInit): Promise<Response> => {
  try {
    return await fetch(new Request(url, init));
  } catch (error) {
    throw new CommandError(
      "server_unreachable",
      `No server answers at "${url.href}". Check that it is running and that the address is right. (${messageOf(error)})`,
    );
  }
};

const messageOf = (error: unknown): string => {
  if (!(error instanceof Error)) return String(error);
  return error.cause instanceof Error ? error.cause.message : error.message;
};

/** A GraphQL response. Its data are of the type that the schema gives them; the server's version is compared once per connection. */
interface GraphqlResponse<R> {
  readonly data?: R;
  readonly errors?: readonly { readonly message: string; readonly extensions?: { readonly code?: string } }[];
}

const readData = async <R>(response: Response): Promise<R> => {
  const text = await response.text();
  if (response.status === 503 && text.includes('"starting"'))
    throw new CommandError("server_starting", `"${response.url}" is still starting.`);
  return dataOf(parseJson(text, response));
};

const parseJson = <R>(text: string, { url, status }: Response): GraphqlResponse<R> => {
  try {
    return JSON.parse(text);
  } catch {
    throw new CommandError("server_unreadable", `"${url}" answered ${status} with a document that is not GraphQL. Check the address.`);
  }
};

const dataOf = <R>({ data, errors }: GraphqlResponse<R>): R => {
  const [first] = errors ?? [];
  if (first) throw new AppError(first.extensions?.code ?? "api_error", first.message);
  if (data === undefined) throw new CommandError("server_unreadable", "The server answered no GraphQL data. Check the address.");
  return data;
};

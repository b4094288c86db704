import { createClient } from "graphql-ws";
import type { TypedDocumentString } from "./generated/graphql.ts";
import { viewedUser } from "./viewed-user.ts";

const key = "freeform-rpg-token";

/** The token of the signed-in user; `null` without one. */
export const readToken = (): string | null => sessionStorage.getItem(key) ?? localStorage.getItem(key);

/** Stores a token for this tab, or for this browser when `stay` is set; `null` signs out. */
export const writeToken = (token: string | null, stay = false): void => {
  sessionStorage.removeItem(key);
  localStorage.removeItem(key);
  if (token !== null) (stay ? localStorage : sessionStorage).setItem(key, token);
};

/** The token is missing, expired or invalid. */
export class SignedOutError extends Error {}

/** The server did not answer: it may have received the request or not. */
export class ConnectionError extends Error {}

/** Sends a query or mutation. Throws {@link SignedOutError} without a valid token, {@link ConnectionError} without an answer, else an error with the server's message. */
export const request = async <R, V>(document: TypedDocumentString<R, V>, variables: V): Promise<R> => {
  const [token, viewed] = [readToken(), viewedUser()];
  const response = await fetch("/graphql", {
    method: "POST",
    headers: {
      "content-type": "application/json",
      ...(token && { authorization: `Bearer ${token}` }),
      ...(viewed && { "view-as": encodeURIComponent(viewed) }),
    },
    body: JSON.stringify({ query: document.toString(), variables }),
  }).catch((error: unknown) => {
    throw new ConnectionError(error instanceof Error ? error.message : String(error));
  });
  const { data, errors } = (await response.json()) as { data?: R; errors?: { message: string; extensions?: { code?: string } }[] };
  if (response.status === 401 || errors?.some(({ extensions }) => extensions?.code === "UNAUTHENTICATED"))
    throw new SignedOutError(errors?.[0]?.message);
  if (errors?.[0] || !data) throw new Error(errors?.[0]?.message ?? response.statusText);
  return data;
};

/** The server refused a mutation: a rule, a missing object, or invalid input with its issues. */
export class RefusedError extends Error {
  readonly reason: string;
  readonly issues: readonly { readonly path: string; readonly message: string }[];

  constructor({ message, reason, issues = [] }: Refusal) {
    super(message);
    this.reason = reason;
    this.issues = issues;
  }
}

interface Refusal {
  readonly message: string;
  readonly reason: string;
  readonly issues?: readonly { readonly path: string; readonly message: string }[];
}

const isRefusal = (result: unknown): result is Refusal =>
  typeof result === "object" && result !== null && "message" in result && "reason" in result;

/** Sends a mutation with one field, which selects `...Refusal`. Returns the field's result; throws {@link RefusedError} when it was refused. */
export const send = async <R extends object, V>(
  document: TypedDocumentString<R, V>,
  variables: V,
): Promise<Exclude<NonNullable<R[keyof R]>, { reason: string; message: string }>> => {
  const [result] = Object.values(await request(document, variables));
  if (isRefusal(result)) throw new RefusedError(result);
  return result;
};

const firstWaitMs = 250;
const longestWaitMs = 10_000;

/** Waits before the page connects again: at first so briefly that a passing cut is hardly seen, then longer, and never at the same time as all other pages. */
const retryWait = (retries: number): Promise<void> => {
  const wait = Math.min(firstWaitMs * 2 ** retries, longestWaitMs);
  return new Promise((resolve) => {
    setTimeout(resolve, wait * (0.75 + Math.random() / 2));
  });
};

/** One socket of the page. `onConnection` hears whether it is up; a closed connection comes with its code. */
export const openSocket = (onConnection: (up: boolean, code?: number) => void) => {
  const client = createClient({
    url: `${location.origin.replace("http", "ws")}/graphql`,
    connectionParams: () => ({ Authorization: `Bearer ${readToken()}` }),
    retryAttempts: Infinity,
    retryWait,
    shouldRetry: (event) => !(event instanceof CloseEvent && event.code === 4401),
    on: {
      connected: () => onConnection(true),
      closed: (event) => onConnection(false, event instanceof CloseEvent ? event.code : undefined),
    },
  });
  return {
    /** Follows a subscription. Getters in the variables are read again at each connection. `ended` is called when the server ends it. */
    follow: <R, V extends Record<string, unknown>>(
      document: TypedDocumentString<R, V>,
      variables: V,
      next: (data: R) => void,
      ended: () => void = () => undefined,
    ): (() => void) =>
      client.subscribe<R>(
        { query: document.toString(), variables },
        { next: ({ data }) => data && next(data), error: ended, complete: ended },
      ),
    // A socket that is refused while it opens has nothing to close.
    close: () => void Promise.resolve(client.dispose()).catch(() => undefined),
  };
};

import { createClient } from "graphql-ws";
import { explainLater } from "../errors/problem.ts";
import type { Problem } from "../errors/types.ts";
import { texts } from "../texts.ts";
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

/** The server refused a request: a rule, a missing object, invalid input, or a failure of its own. The message is in the language of the page. */
export class RefusedError extends Error {
  readonly reason: string;

  constructor(message: string, reason: string) {
    super(message);
    this.reason = reason;
  }
}

interface GraphqlError {
  readonly message: string;
  readonly extensions?: Partial<Problem> & { readonly reason?: string };
}

/** The error to throw for an error of an answer. */
export const refuse = async ({ message, extensions = {} }: GraphqlError): Promise<Error> => {
  const { reason, code = "", values, issues } = extensions;
  const text = await explainLater({ code: reason ?? code.toLowerCase(), message, values, issues });
  return code === "UNAUTHENTICATED" ? new SignedOutError(text) : new RefusedError(text, reason ?? code);
};

/** An answer of the API. */
export interface Answer<R> {
  readonly data?: R;
  readonly errors?: readonly GraphqlError[];
}

/** Sends a query or mutation. Throws {@link SignedOutError} without a valid token, {@link ConnectionError} without an answer, else {@link RefusedError}. */
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
  }).catch(notConnected);
  // What stands between the page and the server answers without JSON when the server is gone.
  const { data, errors } = await (response.json() as Promise<Answer<R>>).catch(notConnected);
  if (errors?.[0]) throw await refuse(errors[0]);
  if (response.status === 401) throw new SignedOutError();
  if (!data) throw new Error(response.statusText);
  return data;
};

const notConnected = (): never => {
  throw new ConnectionError(texts.noAnswer);
};

interface Refusal extends Omit<Problem, "code"> {
  readonly reason: string;
}

const isRefusal = (result: unknown): result is Refusal =>
  typeof result === "object" && result !== null && "message" in result && "reason" in result;

/** Throws {@link RefusedError} for the result of a mutation that was refused. */
export const requireAccepted = async (result: unknown): Promise<void> => {
  if (isRefusal(result)) throw new RefusedError(await explainLater({ ...result, code: result.reason }), result.reason);
};

/** Sends a mutation with one field, which selects `...Refusal`. Returns the field's result; throws {@link RefusedError} when it was refused. */
export const send = async <R extends object, V>(
  document: TypedDocumentString<R, V>,
  variables: V,
): Promise<Exclude<NonNullable<R[keyof R]>, { reason: string; message: string }>> => {
  const [result] = Object.values(await request(document, variables));
  await requireAccepted(result);
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

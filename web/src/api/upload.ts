import { RefusedError, SignedOutError, readToken } from "./client.ts";
import type { TypedDocumentString } from "./generated/graphql.ts";

interface Upload {
  readonly file: File;
  /** Where the file belongs in the variables, such as `variables.file`. */
  readonly path: string;
  /** Hears how much of the file was sent, 0 to 1. */
  readonly sent?: (share: number) => void;
}

/**
 * Sends a mutation with a file, as the GraphQL multipart request specification has it. Returns the answer as JSON;
 * throws {@link SignedOutError} or {@link RefusedError}. `fetch` does not report how much was sent.
 */
export const sendFile = <R, V>(document: TypedDocumentString<R, V>, variables: V, { file, path, sent }: Upload): Promise<unknown> =>
  new Promise((resolve, reject) => {
    const form = new FormData();
    form.set("operations", JSON.stringify({ query: document.toString(), variables }));
    form.set("map", JSON.stringify({ 0: [path] }));
    form.set("0", file);
    const call = new XMLHttpRequest();
    call.open("POST", "/graphql");
    call.setRequestHeader("authorization", `Bearer ${readToken()}`);
    call.setRequestHeader("x-graphql-yoga-csrf", "1");
    call.responseType = "json";
    call.upload.onprogress = ({ loaded, total }) => sent?.(total > 0 ? loaded / total : 0);
    call.onerror = () => reject(new Error(call.statusText || "The connection was lost."));
    call.onload = () => {
      if (call.status === 401) return reject(new SignedOutError());
      try {
        resolve(readAnswer(call.response));
      } catch (error) {
        reject(error instanceof Error ? error : new Error(String(error)));
      }
    };
    call.send(form);
  });

interface Answer {
  readonly data?: Readonly<Record<string, Readonly<Record<string, unknown>>>> | null;
  readonly errors?: readonly { readonly message: string }[];
}

const readAnswer = (answer: Answer | null): Readonly<Record<string, unknown>> => {
  const [result] = Object.values(answer?.data ?? {});
  if (!result) throw new Error(answer?.errors?.[0]?.message ?? "The server did not answer.");
  const { message, reason } = result;
  if (typeof message === "string" && typeof reason === "string") throw new RefusedError({ message, reason });
  return result;
};

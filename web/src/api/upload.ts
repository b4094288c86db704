import { texts } from "../texts.ts";
import { ConnectionError, readToken, refuse, requireAccepted } from "./client.ts";
import type { Answer } from "./client.ts";
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
 * throws what `request` throws. `fetch` does not report how much was sent.
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
    call.onerror = () => reject(new ConnectionError(texts.noAnswer));
    call.onload = () => resolve(readAnswer(call.response));
    call.send(form);
  });

const readAnswer = async (answer: Answer<Readonly<Record<string, unknown>>> | null): Promise<unknown> => {
  if (answer?.errors?.[0]) throw await refuse(answer.errors[0]);
  const [result] = Object.values(answer?.data ?? {});
  if (!result) throw new ConnectionError(texts.noAnswer);
  await requireAccepted(result);
  return result;
};

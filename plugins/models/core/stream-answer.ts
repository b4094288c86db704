import { parse } from "jsonriver";
import type { ModelRequest } from "./tokens.ts";

/**
 * Reads an answer that arrives in pieces. Streams plain text as it arrives, and of an answer with a schema the requested field's text while
 * its JSON is still arriving. Returns the whole answer as it came, whether or not it is JSON. Throws what `pieces` throws.
 */
export const streamAnswer = async (
  pieces: AsyncIterable<string>,
  { schema, stream, onText }: Pick<ModelRequest, "schema" | "stream" | "onText">,
): Promise<string> => {
  if (schema === undefined) return streamPlain(pieces, onText);
  const taken: string[] = [];
  const failures: unknown[] = [];
  const arriving = take(pieces, taken, failures);
  // Without `return`, so that an answer that is not JSON does not close the source: the rest of it is paid for and counted too.
  const open = { [Symbol.asyncIterator]: () => ({ next: () => arriving.next() }) };
  if (stream !== undefined && onText) await streamText(open, stream, onText).catch(() => undefined);
  for await (const _ of arriving);
  if (failures.length > 0) throw failures[0];
  return taken.join("");
};

const streamPlain = async (pieces: AsyncIterable<string>, onText: ModelRequest["onText"]): Promise<string> => {
  let whole = "";
  let sent = 0;
  const send = (end: number) => {
    if (end > sent) onText?.(whole.slice(sent, end));
    sent = end;
  };
  for await (const piece of pieces) {
    whole += piece;
    send(endOfWhole(whole));
  }
  send(whole.length);
  return whole;
};

async function* take(pieces: AsyncIterable<string>, taken: string[], failures: unknown[]): AsyncGenerator<string> {
  try {
    for await (const piece of pieces) {
      taken.push(piece);
      yield piece;
    }
  } catch (thrown) {
    failures.push(thrown);
  }
}

const streamText = async (source: AsyncIterable<string>, field: string, onText: (piece: string) => void): Promise<void> => {
  let sent = 0;
  for await (const value of parse(source)) {
    const text: unknown = typeof value === "object" && value !== null ? Reflect.get(value, field) : undefined;
    if (typeof text !== "string") continue;
    const end = endOfWhole(text);
    if (end > sent) onText(text.slice(sent, end));
    sent = Math.max(sent, end);
  }
};

/** Half a surrogate pair is not valid text: databases reject it. */
const endOfWhole = (text: string): number => (/[\uD800-\uDBFF]$/.test(text) ? text.length - 1 : text.length);

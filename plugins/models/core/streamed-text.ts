import type { ModelRequest } from "./tokens.ts";

/** The text of an answer that is streamed: all of a plain text, or the requested field of an object; `null` where there is none. */
export const streamedText = (
  { schema, stream }: { readonly schema?: unknown; readonly stream?: ModelRequest["stream"] | undefined },
  value: unknown,
): string | null => {
  const text: unknown = schema === undefined ? value : readField(value, stream);
  return typeof text === "string" ? text : null;
};

const readField = (value: unknown, name: string | undefined): unknown =>
  name !== undefined && typeof value === "object" && value !== null ? Reflect.get(value, name) : undefined;

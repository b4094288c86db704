import type { CallContext } from "./tokens.ts";

/** Streams the field of a recorded answer as one piece. */
export const streamRecordedField = (
  { stream, call }: { readonly stream?: string | undefined; readonly call: CallContext },
  value: unknown,
): void => {
  if (stream === undefined || typeof value !== "object" || value === null) return;
  const text: unknown = Reflect.get(value, stream);
  if (typeof text === "string") call.token?.(text);
};

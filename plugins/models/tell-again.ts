import type { AskingCall } from "./tokens.ts";

/** Tells the streamed field of an answer that was known already, whole. */
export const tellAgain = ({ stream, call }: { readonly stream?: string | undefined; readonly call: AskingCall }, value: unknown): void => {
  if (stream === undefined || typeof value !== "object" || value === null) return;
  const text: unknown = Reflect.get(value, stream);
  if (typeof text === "string") call.token?.(text);
};

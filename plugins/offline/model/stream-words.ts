import type { ModelRequest } from "freeform-rpg/plugins/models/core";

/** Streams the field some words at a time and yields between, so that readers see progress and a cancel takes effect. */
export const streamWords = async ({ stream, onText, signal }: ModelRequest, value: unknown): Promise<void> => {
  if (!stream || !onText || typeof value !== "object" || value === null) return;
  const text: unknown = Reflect.get(value, stream);
  if (typeof text !== "string") return;
  for (const piece of text.match(/(?:\S+\s*){1,4}/g) ?? []) {
    signal.throwIfAborted();
    onText(piece);
    await new Promise((resume) => setImmediate(resume));
  }
};

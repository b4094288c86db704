import type { ModelRequest } from "freeform-rpg/plugins/models";

/** Tells the streamed field some words at a time, yielding between, so that watchers see it grow and a cancel is heard. */
export const tellWords = async ({ stream, onText, signal }: ModelRequest, value: unknown): Promise<void> => {
  if (!stream || !onText || typeof value !== "object" || value === null) return;
  const text: unknown = Reflect.get(value, stream);
  if (typeof text !== "string") return;
  for (const piece of text.match(/(?:\S+\s*){1,4}/g) ?? []) {
    signal.throwIfAborted();
    onText(piece);
    await new Promise((resume) => setImmediate(resume));
  }
};

import { streamedText } from "freeform-rpg/plugins/models/core/lib";
import type { ModelRequest } from "freeform-rpg/plugins/models/core";

/** Streams the field, or a plain text, some words at a time and yields between, so that readers see progress and a cancel takes effect. */
export const streamWords = async (request: ModelRequest, value: unknown): Promise<void> => {
  const { onText, signal } = request;
  if (!onText) return;
  for (const piece of streamedText(request, value)?.match(/(?:\S+\s*){1,4}/g) ?? []) {
    signal.throwIfAborted();
    onText(piece);
    await new Promise((resume) => setImmediate(resume));
  }
};

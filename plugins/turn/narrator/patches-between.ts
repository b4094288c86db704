import { diffArrays } from "diff";
import type { TextPatch } from "freeform-rpg/kernel";
import { splitSentences } from "freeform-rpg/language";

/** The patches that turn one text into another, sentence by sentence, to be applied in order. */
export const patchesBetween = (before: string, after: string): TextPatch[] => {
  const patches: { from: number; to: number; text: string }[] = [];
  let at = 0;
  let open = false;
  for (const { value, added, removed } of diffArrays(piecesOf(before), piecesOf(after))) {
    const text = value.join("");
    if (!added && !removed) {
      at += text.length;
      open = false;
      continue;
    }
    if (!open) patches.push({ from: at, to: at, text: "" });
    open = true;
    const patch = patches.at(-1);
    if (patch === undefined) continue;
    if (removed) patch.to += text.length;
    else {
      patch.text += text;
      at += text.length;
    }
  }
  return patches;
};

/** Sentences and the white space between them. */
const piecesOf = (text: string): string[] => {
  const pieces: string[] = [];
  let end = 0;
  for (const { span } of splitSentences(text)) {
    if (span.start > end) pieces.push(text.slice(end, span.start));
    pieces.push(text.slice(span.start, span.end));
    ({ end } = span);
  }
  return end < text.length ? [...pieces, text.slice(end)] : pieces;
};

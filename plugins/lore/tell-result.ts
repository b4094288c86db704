import type { Canon } from "freeform-rpg/plugins/corrections";
import type { LoreCandidate, LoreResult } from "./retrieve/query.ts";

/** A search's answer as canon has it: under canonical names, without what is about somebody hidden. `null` changes nothing. */
export const tellResult = (result: LoreResult, canon: Canon | null): LoreResult => {
  if (canon === null) return result;
  const tell = (pieces: readonly LoreCandidate[]) =>
    pieces
      .filter(({ place }) => canon.text.hiddenIn(place).length === 0)
      .map((piece) => ({ ...piece, place: canon.text.tell(piece.place), text: canon.text.tell(piece.text) }));
  const passages = tell(result.passages);
  const total_tokens = passages.reduce((sum, { tokens }) => sum + tokens, 0);
  return { ...result, passages, candidates: tell(result.candidates), total_tokens };
};

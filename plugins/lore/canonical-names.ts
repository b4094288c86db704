import type { Canon, CanonicalEntity } from "freeform-rpg/plugins/corrections";
import type { LoreCandidate, LoreResult } from "./retrieve/query.ts";

/**
 * The question with the one name under which the corpus knows each renamed entity that it speaks of. More names than that one
 * would draw in what is about others.
 */
export const askInCorpusNames = (text: string, canon: Canon | null): string => {
  const mentioned = canon?.text.mentionsIn(text) ?? [];
  return [text, ...mentioned.flatMap((id) => formerNameOf(canon?.entities.entity(id) ?? null))].join(" ");
};

const formerNameOf = (entity: CanonicalEntity | null): readonly string[] =>
  // What matched is shown to who asked, so a name that players may not hear asks nothing.
  entity?.formerNames.filter((name) => entity.openAliases.includes(name)).slice(0, 1) ?? [];

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

import type { ProposedActionDraft } from "freeform-rpg/schemas";
import { findMentions } from "../names/find-mentions.ts";
import type { Reading, Understood } from "../reading.ts";
import { wordsOf } from "../text/fold.ts";
import { isUnknownWord, tagText } from "../text/tag-text.ts";
import type { Token } from "../text/token.ts";
import { askGame } from "./ask-game.ts";
import { asked } from "./asked.ts";

const opening =
  /^(?:so|but|and|ok|okay|well|wait|hm+|um|uh)?,?\s*(?:is|are|was|were|where|who|whom|whose|why|when|which|what|how|does|do|did|has|have|had|can|could|will|would|should|am|any)\b/i;

/** True for a sentence in the form of a question that is put to no one in the story. */
export const isQuestion = (text: string, end: string): boolean =>
  end === "?"
    ? opening.test(text) || (text.split(/\s+/).length <= 8 && !/^(?:hand|give|tell|open|take|go|put|leave|let|drop|sell)\b/i.test(text))
    : opening.test(text) && isAsked(tagText(text.toLowerCase()));

/** "Who is here", "is there a ladder": a question by its order of words, without its mark. */
const isAsked = (tokens: readonly Token[]): boolean => {
  const [first, second, third] = tokens.filter(
    ({ word, pos }) => pos !== "PUNCT" && !/^(?:so|but|and|ok|okay|well|wait|hmm?|um|uh)$/.test(word),
  );
  if (first === undefined || second === undefined) return false;
  if (/^(?:who|what|where|why|when|which|whose|how)$/.test(first.word))
    return (
      second.pos === "AUX" ||
      (first.word === "who" && second.pos === "VERB") ||
      (/^(?:what|which|whose|how)$/.test(first.word) && tokens.slice(2, 5).some(({ pos }) => pos === "AUX"))
    );
  if (!/^(?:is|are|was|were|does|do|did|has|have|can|could|will|would|should|am)$/.test(first.word)) return false;
  return (
    /^(?:i|we|he|she|it|they|there|any|anyone|anybody|anything|someone|the|this)$/.test(second.word) &&
    third !== undefined &&
    !(first.word === "have" && second.word === "the")
  );
};

/** Reads a question to the game: what it is about. */
export const askAbout = (text: string, reading: Reading): Understood => {
  const known = askGame(text);
  if (known !== null && known.details !== "") return { actions: [askedAs(known.details)], mentioned: [], perceived: [], assumed: [] };
  if (known !== null)
    return {
      actions: [{ action: known.action, target_id: "", details: text, estimated_minutes: 1 }],
      mentioned: [],
      perceived: [],
      assumed: [],
    };
  const roles = findMentions(tagText(text), reading);
  const [about] = roles;
  if (about === undefined && (text.split(/\s+/).length < 2 || isForeign(text)))
    return { actions: [asked("unclear")], mentioned: [], perceived: [], assumed: [] };
  return {
    actions: [asked(about === undefined ? `about ${subjectOf(text)}` : `about ${about.name}`)],
    mentioned: roles,
    perceived: [],
    assumed: [],
  };
};

const askedAs = (details: string): ProposedActionDraft => ({ action: "look", target_id: "", details, estimated_minutes: 0 });

const subjectOf = (text: string): string => text.replace(/[?!.\s]+$/, "").replace(/^(?:so|but|and|ok|okay|well)[,\s]+/i, "");

/** Words of another language, or of none. */
const isForeign = (text: string): boolean => {
  const words = wordsOf(text);
  return words.filter((word) => isUnknownWord(word)).length * 2 > words.length;
};

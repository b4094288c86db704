import type { ProposedActionDraft } from "freeform-rpg/schemas";
import { findMentions } from "../names/find-mentions.ts";
import type { Reading, Understood } from "../reading.ts";
import { wordsOf } from "../text/fold.ts";
import { isUnknownWord, tagText } from "../text/tag-text.ts";
import { askGame } from "./ask-game.ts";
import { asked } from "./asked.ts";

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

/** True for words of another language, or of none. */
export const isForeign = (text: string): boolean => {
  const words = wordsOf(text);
  return words.filter((word) => isUnknownWord(word)).length * 2 > words.length;
};

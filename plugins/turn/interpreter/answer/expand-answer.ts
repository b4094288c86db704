import type { AskedText } from "./asked-text.ts";
import { expandAction } from "./expand-action.ts";
import { isRecord, listOf, risksOf, textOf, textsOf } from "./read-values.ts";
import { findPassage, findSpeech, sliceParts } from "./find-passage.ts";

/** Characters of the text that stand for what is meant. */
const longestIntent = 300;

/**
 * Writes out a short answer: `do` actions, `say` speech, `talk` table talk, `see` what the player takes to be there, `risk` risks of the
 * place. What follows from the player's text is taken from it. A value that says nothing at all is returned as it is.
 */
export const expandAnswer = (value: unknown, asked: AskedText): unknown => {
  if (!isRecord(value) || !["do", "say", "talk"].some((key) => key in value)) return value;
  const given = listOf(value["do"]);
  const actions = given.map((action) => expandAction(action, asked));
  const quotes = given.map((action) => (isRecord(action) ? textOf(action["q"]) : ""));
  const parts = sliceParts(asked.text, given.length > 1 ? quotes : []);
  return {
    intent: asked.text.replaceAll(/\s+/g, " ").trim().slice(0, longestIntent),
    referenced_entities: [...new Set(actions.flatMap(({ refs }) => refs).filter((ref) => asked.ids.includes(ref)))],
    proposed_actions: actions.map(({ action }, at) => withWords(action, parts[at] ?? asked.text)),
    risk_flags: risksOf(value["risk"]),
    perception_flags: textsOf(value["see"]),
    speech: findSpeech(asked.text, textOf(value["say"])),
    table_talk: findPassage(asked.text, textOf(value["talk"])),
  };
};

/** An action with the player's words for it; of a question to the game they are what is asked. */
const withWords = (action: Readonly<Record<string, unknown>>, words: string): object =>
  "details" in action ? { ...action, topic: words } : { details: words, ...action };

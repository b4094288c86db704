import type { InterpreterInput } from "freeform-rpg/plugins/turn/interpreter";
import { openLexicon } from "../lexicon.ts";
import { openNameBook } from "../names/name-book.ts";
import { openActions } from "../open-actions.ts";
import { correctTypos } from "../text/correct-typos.ts";
import { cleanUp, spellOut } from "../text/spell-out.ts";
import { changeUnquoted } from "../text/split-sentences.ts";

/** A text as the offline interpreter reads it: marks of chat gone, words in full, slips of verbs corrected. The details of its actions are parts of that. */
export const tidyText = (text: string, { packet, actions: listed }: Pick<InterpreterInput, "packet" | "actions">): string => {
  const lexicon = openLexicon(openActions(listed?.own ?? {}));
  const book = openNameBook(packet);
  return changeUnquoted(cleanUp(text), (part) => correctTypos(spellOut(part), lexicon, book));
};

import { actionsOf } from "freeform-rpg/plugins/rules/actions/lib";
import type { InterpreterInput } from "freeform-rpg/plugins/turn/interpreter";
import { actorNames } from "../actor-names.ts";
import { openLexicon } from "../lexicon.ts";
import { openNameBook } from "../names/name-book.ts";
import { inFullWords } from "../text/full-words.ts";
import { cleanUp } from "../text/spell-out.ts";

/**
 * Opens what writes texts as the offline interpreter reads them: marks of chat gone, words in full, slips of verbs corrected. The details of its
 * actions are parts of that.
 */
export const openTidy = ({ packet, actions: listed }: Pick<InterpreterInput, "packet" | "actions">): ((text: string) => string) => {
  const parts = { lexicon: openLexicon(actionsOf({ actions: listed?.own })), book: openNameBook(packet), actor: actorNames(packet) };
  return (text) => inFullWords(cleanUp(text), parts);
};

import type { Reading } from "../reading.ts";
import { correctTypos } from "./correct-typos.ts";
import { markOwners } from "./mark-owners.ts";
import { mendGrammar } from "./mend-grammar.ts";
import { spellOut } from "./spell-out.ts";
import { changeUnquoted } from "./split-sentences.ts";

/** A text in full words, with slips of verbs and names corrected. Words in quotation marks stay as they are. */
export const inFullWords = (text: string, reading: Pick<Reading, "lexicon" | "book" | "actor">): string =>
  changeUnquoted(text, (part) => markOwners(correctTypos(mendGrammar(spellOut(part)), reading), reading.book));

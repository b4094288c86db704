import { matchVerb } from "../lexicon.ts";
import type { Lexicon } from "../lexicon.ts";
import { isPos, wordSet } from "../text/token-tests.ts";
import type { Token } from "../text/token.ts";

/** What the splitting of sentences has to know of the game. */
export interface Grammar {
  readonly lexicon: Lexicon;
  /** Words that name the player's own character. */
  readonly actor: ReadonlySet<string>;
  /** True for a verb of speaking: what is asked or told may hold clauses of its own. */
  readonly isSaid: (verb: string) => boolean;
  /** True for a verb behind which "if" opens what it is about: `ask`, `see`, `check`. */
  readonly isOpen: (verb: string) => boolean;
}

/** Words that open a clause of time, reason or condition. */
export const openers: ReadonlySet<string> = wordSet(
  "if unless when whenever once while before after since because although though until till",
);

/** The verb of the first phrase of the catalogue among the words; empty for none. */
export const firstVerb = (tokens: readonly Token[], { lexicon }: Grammar): string => {
  for (let at = 0; at < Math.min(tokens.length, 8); at++) {
    const found = isPos(tokens[at], "PRON") ? null : matchVerb(tokens, at, lexicon);
    if (found !== null) return found.verb;
  }
  return "";
};

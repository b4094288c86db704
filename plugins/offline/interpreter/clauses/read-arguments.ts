import type { Lexicon } from "../lexicon.ts";
import { textOf } from "../text/tag-text.ts";
import type { Token } from "../text/token.ts";
import { addWord } from "./add-word.ts";
import type { Arguments, ArgumentsDraft } from "./arguments.ts";
import { findEnding } from "./find-ending.ts";

/** Reads what follows a verb. `said` is true for verbs of speaking. */
export const readArguments = (tokens: readonly Token[], said: boolean, lexicon: Lexicon): Arguments => {
  const draft: ArgumentsDraft = { phrases: [{ prep: "", tokens: [] }], manner: [] };
  for (let at = 0; at < tokens.length; at++) {
    const ending = findEnding({
      tokens,
      at,
      said,
      lexicon,
      before: draft.phrases.at(-1)?.tokens ?? [],
      prep: draft.phrases.at(-1)?.prep ?? "",
    });
    if (ending !== null) return close(draft, ending);
    if (isByOne(tokens, at)) {
      draft.manner.push(textOf(tokens.slice(at, at + 3)));
      at += 2;
    } else addWord(draft, tokens, at);
  }
  return close(draft, {});
};

/** "Check the wall STONE BY STONE": how, and no part of the name. */
const isByOne = (tokens: readonly Token[], at: number): boolean =>
  tokens[at + 1]?.word === "by" && tokens[at + 2]?.word === tokens[at]?.word;

const close = ({ phrases, manner }: ArgumentsDraft, { manner: note = [], ...ending }: Partial<Arguments>): Arguments => ({
  phrases: phrases.filter((phrase) => phrase.tokens.length > 0),
  content: [],
  opening: "",
  purpose: [],
  until: "",
  ...ending,
  manner: [...manner, ...note],
});

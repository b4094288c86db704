import { resolveNoun } from "../names/resolve-noun.ts";
import type { Reading } from "../reading.ts";
import { tagText, textOf } from "../text/tag-text.ts";

/** "Could the bell-ringer meet me at the pier?" is asked of the bell-ringer: the same as a request. Any other text stays as it is. */
export const askThird = (text: string, reading: Reading): string => {
  const rest = /^\s*(?:could|would)\s+(?!(?:i|we|you|it|there|that|this)\b)([^.!?;"]+)\?*\s*$/i.exec(text)?.[1];
  if (rest === undefined) return text;
  const tokens = tagText(rest);
  const verb = tokens.findIndex(({ pos, word, lemma }, at) => at > 0 && pos === "VERB" && word === lemma);
  if (verb < 0 || verb > longestName || perceiving.test(tokens[verb]?.word ?? "")) return text;
  const { named } = resolveNoun(tokens.slice(0, verb), reading, { person: 6 });
  if (named === null || typeof named === "string" || named.kind !== "person") return text;
  return `ask ${textOf(tokens.slice(0, verb))} to ${textOf(tokens.slice(verb))}`;
};

const longestName = 5;

/** What one wonders about others, and does not ask of them. */
const perceiving = /^(?:see|hear|know|be|have|like|mean|notice|want|remember|recognise|recognize)$/;

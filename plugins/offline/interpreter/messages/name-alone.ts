import type { Named } from "../names/name-book.ts";
import { resolveNoun } from "../names/resolve-noun.ts";
import type { Reading } from "../reading.ts";
import { tagText } from "../text/tag-text.ts";

/** "The strongbox", "the stable": a message that names something and no more looks at it or goes there. Any other stays as it is. */
export const sayNamedAlone = (text: string, reading: Reading): string => {
  const named = namedBy(text, reading);
  if (named === undefined || named.kind === "person" || named.id === reading.packet.scene.location_id) return text;
  return named.kind === "place" ? `go to ${text}` : `examine ${text}`;
};

/** What all the words name together. */
const namedBy = (text: string, reading: Reading): Named | undefined => {
  const tokens = tagText(text).filter(({ pos }) => pos !== "PUNCT");
  const [first] = tokens;
  if (first === undefined || tokens.length > longest || /[?"“,;:]/.test(text)) return undefined;
  if (first.pos !== "DET" && reading.lexicon.entries.has(first.word)) return undefined;
  const { named, part, pointed, words } = resolveNoun(tokens, reading);
  if (named === null || typeof named === "string" || part || pointed) return undefined;
  return words.words.every((word) => isWordOf(word, named)) ? named : undefined;
};

const isWordOf = (word: string, { calls, described }: Named): boolean =>
  described.includes(word) || calls.some(({ words }) => words.includes(word));

/** Words of a bare name. */
const longest = 6;

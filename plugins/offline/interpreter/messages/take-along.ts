import { namedOf } from "../frames/shape.ts";
import { resolveNoun } from "../names/resolve-noun.ts";
import type { Reading } from "../reading.ts";
import { findQuotes } from "../text/split-sentences.ts";
import { tagText } from "../text/tag-text.ts";

/** "Sefa walks with me": what the player has somebody do is asked of them. Any other text stays as it is. */
export const takeAlong = (text: string, reading: Reading): string => {
  const { who = "" } = (findQuotes(text).length > 0 ? null : along.exec(text))?.groups ?? {};
  const named = who === "" ? undefined : namedOf(resolveNoun(tagText(who), reading, { person: 6 }));
  return named?.kind === "person" && named.present ? text.replace(along, `I ask ${named.name} to come with me`) : text;
};

const along =
  /^\W*(?<who>(?:the |old )?\p{L}[\p{L}'’.-]*(?: \p{Lu}[\p{L}'’.-]*)?) (?:walks|comes|goes|travels|rides|joins|is coming|is going) (?:along )?with (?:me|us)\b/iu;

import { placeAfter } from "../names/find-goal.ts";
import { namedOf } from "../frames/shape.ts";
import { resolveNoun } from "../names/resolve-noun.ts";
import type { Reading } from "../reading.ts";
import { changeUnquoted } from "../text/split-sentences.ts";
import { tagText } from "../text/tag-text.ts";

/** "I go out to look for Odo": where he is at home, if that is known, and else out of here. Who is here is not gone to look for. */
export const goSeeking = (text: string, reading: Reading): string =>
  changeUnquoted(text, (part) =>
    part.replace(seeking, (whole: string, lead: string, said: string) => {
      const named = namedOf(resolveNoun(tagText(said), reading));
      if (named?.kind !== "person" || named.present) return whole;
      const home = placeAfter(named, reading.book);
      return home === undefined ? `${lead}leave` : `${lead}go to ${home.name}`;
    }),
  );

const seeking =
  /^((?:i |we |then |and |so )*)(?:go|head|set|run|walk|step|hurry|leave|get)(?: (?:out|off|outside|on|back out))* (?:(?:and|to) (?:look|search|hunt) for|(?:and|to) (?:find|seek|fetch)|looking for|searching for|in search of|hunting for) ([^.!?;,"]+)(?=[.!]*$)/i;

import { namedOf } from "../frames/shape.ts";
import type { Named } from "../names/name-book.ts";
import { isAlong, isOut } from "../names/pronouns.ts";
import { resolveNoun } from "../names/resolve-noun.ts";
import type { Reading } from "../reading.ts";
import { findQuotes } from "../text/split-sentences.ts";
import { tagText } from "../text/tag-text.ts";

/** "Sefa walks with me", "I take Sefa to the hall": what the player has somebody do is asked of them. Any other text stays as it is. */
export const takeAlong = (text: string, reading: Reading): string => {
  if (findQuotes(text).length > 0) return text;
  const { who = "" } = along.exec(text)?.groups ?? {};
  const companion = personIn(who, reading);
  if (companion !== undefined) return text.replace(along, `I ask ${companion.name} to come with me`);
  const { before = "", whom: partner = "" } = together.exec(text)?.groups ?? {};
  const joining = personIn(partner, reading);
  if (joining !== undefined)
    return text.replace(together, `I ask ${joining.name} to come with me and ${before.replace(/^(?:i|we) /i, "")}`);
  return text.replace(led, (whole: string, lead: string, whom: string, prep: string, where: string) => {
    const person = personIn(whom, reading);
    const place = person === undefined || isAlong(person.id, reading.packet) ? undefined : namedOf(resolveNoun(tagText(where), reading));
    return person !== undefined && place?.kind === "place" && !isOut(reading.packet, person.id)
      ? `${lead}ask ${person.name} to come with me and go ${prep} ${where}`
      : whole;
  });
};

const personIn = (words: string, reading: Reading): Named | undefined => {
  const named = words === "" ? undefined : namedOf(resolveNoun(tagText(words), reading, { person: 6 }));
  return named?.kind === "person" && named.present ? named : undefined;
};

const along =
  /^\W*(?<who>(?:the |old )?\p{L}[\p{L}'’.-]*(?: \p{Lu}[\p{L}'’.-]*)?) (?:walks|comes|goes|travels|rides|joins|is coming|is going) (?:along )?with (?:me|us)\b/iu;

const led =
  /^((?:i |we |then |and )*)(?:take|bring|lead|walk|escort|accompany) (?!(?:me|us|it|them)\b)([\p{L}'’ -]{2,30}?) (?:(?:back|over|down|up|out|along) )?(to|into) ([\p{L}'’ -]{3,40}?)(?=[,.;!?]|$| and | then )/iu;

/** "I walk to the mill and take Sefa with me": who comes along is asked first. */
const together =
  /^(?<before>(?:i |we )?(?:go|walk|run|head|ride|travel|hurry|return) (?:back |over |down |up |out )?(?:to|into) [^.!?;,"]+?),? (?:and (?:i )?)?(?:take|taking|bring|bringing) (?<whom>(?!me\b|us\b|it\b)[\p{L}'’ -]{2,30}?) (?:along )?(?:with (?:me|us)|along)\b/iu;

import { namedOf } from "../frames/shape.ts";
import { resolvePerson, isPersonal } from "../names/pronouns.ts";
import { resolveNoun } from "../names/resolve-noun.ts";
import type { Reading } from "../reading.ts";
import { findQuotes } from "../text/split-sentences.ts";
import { tagText } from "../text/tag-text.ts";

/** "Sefa and I head over to the clinic" is "I head over to the clinic with Sefa": who goes along is named behind the way. Any other text stays as it is. */
export const nameCompany = (text: string, reading: Reading): string => {
  const { first, second, third, way = "", rest = "" } = (findQuotes(text).length > 0 ? null : company.exec(text))?.groups ?? {};
  const who = first ?? second ?? third;
  return who === undefined || !isHere(who, reading) ? text : `I ${way} with ${who}${rest}`;
};

const isHere = (who: string, reading: Reading): boolean => {
  if (isPersonal(who.toLowerCase())) return resolvePerson(who.toLowerCase(), reading).length > 0;
  const named = namedOf(resolveNoun(tagText(who), reading, { person: 6 }));
  return named?.kind === "person" && named.present;
};

const someone = String.raw`(?:the |old )?\p{L}[\p{L}'’.-]*(?: \p{Lu}[\p{L}'’.-]*)?`;

const company = new RegExp(
  String.raw`^\W*(?:(?:so|ok|okay|then|and|now)[\s,]+)*(?:together with (?<first>${someone}),? i|(?<second>${someone}) and (?:i|me)|(?:me|i) and (?<third>${someone}))(?: (?:both|then|now))? (?<way>(?:go|head|walk|run|hurry|travel|leave|set off|set out|return|make our way|ride|sail|move|cross|slip|step|get)\b[^,.;!?]*?)(?<rest>(?:,? (?:and|then)\b|[,.;!?]).*)?$`,
  "isu",
);

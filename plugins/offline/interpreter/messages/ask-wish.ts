import { findMentions } from "../names/find-mentions.ts";
import type { Named } from "../names/name-book.ts";
import { isOut, peopleInEarshot } from "../names/pronouns.ts";
import type { Reading } from "../reading.ts";
import { askGame } from "../speech/ask-game.ts";
import { findQuotes } from "../text/split-sentences.ts";
import { isSpokenTo } from "./sentence-kinds.ts";
import { tagText } from "../text/tag-text.ts";

/** "I tell her that he was my friend, and I'd like to know what she found" asks it. Any other text stays as it is. */
export const askWish = (text: string, reading: Reading): string => {
  if (findQuotes(text).length > 0 || isSpokenTo(text, reading)) return text;
  return text.replace(wish, (words: string, lead: string | undefined, what: string, at: number) => {
    const asked = listenerIn(text.slice(0, at), what, reading);
    return asked === undefined ? words : `${lead ?? ""}I ask ${asked.name} ${what}`;
  });
};

/** Whom the words before are for; where nothing stands before, the only one who can answer. */
const listenerIn = (before: string, what: string, reading: Reading): Named | undefined => {
  const company = peopleInEarshot(reading).filter(({ id }) => !isOut(reading.packet, id));
  const isHere = ({ id }: Named): boolean => company.some((one) => one.id === id);
  if (before.trim() !== "") {
    const told = before.slice(Math.max(0, before.search(telling)));
    return telling.test(before) ? mentionedIn(told, reading).find(isHere) : mentionedIn(before, reading).findLast(isHere);
  }
  return company.length === 1 && askGame(what) === null ? company[0] : undefined;
};

const mentionedIn = (text: string, reading: Reading): Named[] => findMentions(tagText(text), reading);

/** Who stands behind such a word is spoken to, whoever is spoken of. */
const telling = /\b(?:tell|ask|greet|thank|assure|warn|inform|remind|beg|show|give|hand|say to|talk to|speak to|nod to|turn to)\b/i;

const wish =
  /(?<=^\W*|[.!?;]\s+|,\s+|\band\s+)((?:and|but|so)\s+)?(?:i|we)(?:['’]d| would| do)?(?: (?:really|just|only|dearly|also|very much|still))* (?:want|need|wish|like|love|have)(?: to)? (?:know|hear|learn|find out|understand)\s+((?:about|who|whom|whose|what|where|when|why|how|whether|which|if)\b.*)$/is;

import { matchName } from "../names/match-name.ts";
import type { Named } from "../names/name-book.ts";
import { nounWords } from "../names/noun-words.ts";
import { tagText } from "../text/tag-text.ts";

/** What a player asserts instead of attempting it: a success, a dream, another self. */
const claims =
  /^(?:and\s+|but\s+|so\s+)?(?:i\s+(?:win|succeed|become|became|turn into|transform into|wake up and|automatically|instantly|always (?:had|was|have)|have always|had always|have a (?:plan )?(?:million|billion)|roll(?:ed)? (?:a|an|the|\d)|crit\b|now (?:have|own|am)|own (?:the|this)|am (?:now|actually|secretly|really|invincible|immortal|god)|am (?:a|the) (?:god|king|queen|wizard|immortal|chosen))|i'm (?:now|actually|secretly|invincible|immortal|god|a god)|it (?:was|is) (?:all )?(?:just )?a dream|it turns out|the (?:world|universe|game|story) ends|every(?:one|body|thing) (?:dies|die|explodes|is dead|falls|surrenders|obeys|loves))\b/i;

/**
 * True for a text that says what is so, or what others do, instead of what the player's character tries: `Viktor gives me a million`,
 * `I am now a god`. Not for what is said aloud or asked.
 */
export const isClaim = (text: string, book: readonly Named[]): boolean => {
  const plain = text
    .trim()
    .replaceAll(/[’`]/g, "'")
    .replace(/^(?:suddenly|then|and then|all of a sudden|luckily|of course)[,\s]+/i, "");
  if (/\?\s*$|["“”]|^(?:if|when|while|once|after|before|as|since|unless|until)\b/i.test(plain)) return false;
  return claims.test(plain) || isActionOfAnother(plain, book);
};

const carried = /^(?:suddenly|then|just|now|also|finally|immediately|simply|actually)$/;

/** A person's name, no comma, and a verb in the third person behind it. "Bree walks with me" asks her to. */
const isActionOfAnother = (text: string, book: readonly Named[]): boolean => {
  if (/ with (?:me|us)\b/i.test(text)) return false;
  const tokens = tagText(text.split(/[,;:!?]/)[0] ?? "").filter(({ word, pos }) => !carried.test(word) && pos !== "ADV");
  const verb = tokens.findIndex(
    ({ pos, word }, at) =>
      at > 0 &&
      /^(?:VERB|NOUN)$/.test(pos) &&
      /[^s]s$/.test(word) &&
      !/^(?:looks|seems|appears|sounds|smells|feels|needs|wants|knows|was|this|its|his|us)$/.test(word),
  );
  const subject = tokens.slice(0, verb);
  if (verb < 1 || verb > 4 || subject.some(({ pos }) => /^(?:VERB|AUX|ADP|PRON|CCONJ|SCONJ)$/.test(pos))) return false;
  const words = nounWords(subject);
  return book.some((named) => named.kind === "person" && matchName(words, named) >= 6);
};

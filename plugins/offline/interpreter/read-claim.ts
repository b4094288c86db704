import { findMentions } from "./find-mentions.ts";
import type { Named } from "./name-book.ts";
import { wordsOf } from "./words.ts";

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
  if (/\?\s*$|["“”]/.test(plain)) return false;
  return claims.test(plain) || isActionOfAnother(plain, book);
};

const carried = /^(?:suddenly|then|just|now|also|finally|immediately|simply|actually)$/;

/** A person's name, no comma, and a verb in the third person behind it. */
const isActionOfAnother = (text: string, book: readonly Named[]): boolean => {
  const words = wordsOf(text.split(/[,;:!?]/)[0] ?? "");
  const people = book.filter(({ kind }) => kind === "person");
  const subject = findMentions(words, people).find(({ start }) =>
    words.slice(0, start).every((word) => word === "the" || carried.test(word)),
  );
  if (subject === undefined) return false;
  const next = words.slice(subject.end).find((word) => !carried.test(word));
  return next !== undefined && /[^s]s$/.test(next) && !/^(?:as|is|was|this|its|his|us)$/.test(next);
};

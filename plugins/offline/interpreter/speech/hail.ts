import { spokenSentences } from "freeform-rpg/language";
import { tradeWords } from "../names/person-words.ts";
import { matchName } from "../names/match-name.ts";
import { peopleHere } from "../names/name-book.ts";
import type { Named } from "../names/name-book.ts";
import { nounWords } from "../names/noun-words.ts";
import type { Reading } from "../reading.ts";
import { spellOut } from "../text/spell-out.ts";
import { splitSegments } from "../text/split-sentences.ts";
import { isUnknownWord, tagText } from "../text/tag-text.ts";
import { isPos } from "../text/token-tests.ts";
import type { Token } from "../text/token.ts";

const greeting =
  /^(?:hey|hi|hello|hullo|oi|yo|bro|dude|dear|c.?mon|come on|please|yes|yeah|no|sorry|excuse me|pardon(?: me)?|greetings|well|so|ok|okay|oh|ah|and|but|now|right|(?:good )?(?:day|morning|afternoon|evening|night)|thanks|thank you|look|listen)\b[\s,!]*/i;

/** "I'm Josceline Marr, the reckoner": who says who they are calls nobody so. */
const introduction =
  /\b(?:[Ii](?:['’]?m| am)|[Mm]y name(?:['’]s| is)|[Tt]his is|[Tt]hey call me)((?: \p{Lu}[\p{L}'’-]*)+),\s*(?:the|an?|your)\s[^,.!?]+/gu;

/** Whom the words call by name: "Tobias, lend me ...", "..., would you, Tobias?". */
export const hailedIn = (said: string, reading: Pick<Reading, "book">): Named | undefined => {
  const text = said.replace(introduction, "I am$1");
  const people = reading.book.filter(({ kind }) => kind === "person");
  const [, opening = "", mark = ""] = /^([^,!:.?]*)(.?)/s.exec(text.replace(greeting, "")) ?? [];
  const ending = /,\s*(?:please,?\s*)?([^,]+?)[?!.\s]*$/.exec(text)?.[1] ?? "";
  const hey = greeting.test(text) ? [1, 2].map((count) => text.replace(greeting, "").split(/\s+/).slice(0, count).join(" ")) : [];
  const you = /\byou,? (?:are |'re )?((?:[A-Z][\w'-]+ ?)+)[?!.\s]*$/.exec(text)?.[1] ?? "";
  const amid = /,\s*([^,]{2,25}?),/.exec(text)?.[1] ?? "";
  const odd = /\bfor you,? ([^,:]+?)\s*[:,]/.exec(text)?.[1] ?? "";
  const called = [opening, ending, odd, you, amid, ...hey].flatMap((name) => nameOf(name, people) ?? []);
  // "Dr Lund? Who's that?" wonders about somebody who is elsewhere.
  return presentFirst(mark === "?" ? called.filter(({ present }) => present) : called);
};

/** "Hush, everybody": for the whole room. */
export const callsAll = (text: string): boolean =>
  /^[^,.!?]{2,40},\s*(?:everybody|everyone|all of you|you (?:all|lot)|folks|friends|people|gentlemen|ladies(?: and gentlemen)?)\W*$/i.test(
    text,
  );

/** Whom any sentence of the words calls by name; who is here before who is not. */
export const addressedIn = (spoken: string, reading: Pick<Reading, "book">): Named | undefined => {
  const parts = [spoken, ...spokenSentences(spoken)];
  return presentFirst(parts.flatMap((part) => hailedIn(part, reading) ?? [])) ?? byTrade(parts, reading);
};

/** "Was he drowned, doc?", "Father, who is that?": the one person here who is called so for what they do. */
const byTrade = (parts: readonly string[], { book }: Pick<Reading, "book">): Named | undefined => {
  const called = parts.flatMap((part) => [
    /^\W*(\p{L}+)[,!]/u.exec(part.replace(greeting, ""))?.[1] ?? "",
    /,\s*(\p{L}+)[?!.\s]*$/u.exec(part)?.[1] ?? "",
  ]);
  const people = peopleHere(book);
  for (const word of called) {
    const alike = tradeWords(word.toLowerCase());
    const [only, ...more] = people.filter(({ calls, described }) =>
      [...calls.flatMap(({ words }) => words), ...described].some((one) => alike.has(one)),
    );
    if (only !== undefined && more.length === 0) return only;
  }
  return undefined;
};

const presentFirst = (called: readonly Named[]): Named | undefined => called.find(({ present }) => present) ?? called[0];

/** True for a word by which people are called, and that names nobody by itself: "Sergeant". */
export const isTitle = (word: string): boolean => titles.test(word);

const titles = /^(?:Mr|Mrs|Miss|Dr|Captain|Father|Mother|Mistress|Master|Sergeant|Sir|Madam|Doctor|Brother|Sister|Friend|God|I)$/;

/** The name that the words begin or end with when nobody here answers to it: "come with me, Wynn", "Sefa, what do you know?". */
export const strangerIn = (text: string, { book }: Pick<Reading, "book">): string | undefined => {
  const opening = /^(\p{Lu}[\p{Ll}'-]+),\s+\S/u.exec(text)?.[1] ?? "";
  const first = opening !== "" && isUnknownWord(opening.toLowerCase()) ? opening : undefined;
  const called = /,\s*(\p{Lu}[\p{Ll}'-]+(?: \p{Lu}[\p{Ll}'-]+)?)[?!.\s]*$/u.exec(text)?.[1] ?? first;
  const words = called?.split(" ") ?? [];
  const known = book.some(({ proper }) => words.some((word) => proper.has(word.toLowerCase())));
  return known || words.some((word) => titles.test(word)) ? undefined : called;
};

/** The person whose name the words are, and nothing else. */
const nameOf = (called: string, people: readonly Named[]): Named | undefined => {
  const plain = called
    .replace(greeting, "")
    .replace(/^(?:my (?:dear|good|friend)|dear|old|good)\s+/i, "")
    .trim();
  if (plain === "" || plain.split(/\s+/).length > 3) return undefined;
  const tokens = tagText(plain);
  // "Young, old?": what somebody is like calls nobody.
  if (/^\p{Ll}/u.test(plain) && tokens.every((token) => isPos(token, "ADJ"))) return undefined;
  const words = nounWords(tokens);
  const rank = (named: Named): number => matchName(words, named) + (named.present ? 3 : 0);
  const [best] = people
    .filter((named) => matchName(words, named) >= 5 && isWhole(words.words, named))
    .toSorted((a, b) => rank(b) - rank(a));
  return best;
};

const isWhole = (words: readonly string[], { calls }: Named): boolean =>
  words.every(
    (word) =>
      calls.some(({ words: call }) => call.includes(word)) ||
      /^(?:mr|mrs|miss|madam|madame|dr|captain|father|mistress|master|old|sergeant|sir|doctor)$/.test(word),
  );

/** "Tobias, dear ox, ...": what somebody is called beside their name. */
const endearment =
  /^(?:(?:my|you|old|dear|good|sweet|poor|brave|kind|gentle|clever) (?:\p{L}+ )?\p{L}+|friend|mate|love|darling|sweetheart|dear|pal|sir|madam|lad|lass)[,!]\s+/iu;

/** The words without name and greeting in front. */
export const trimHail = (spoken: string, reading: Pick<Reading, "book">): Token[][] => {
  const plain = spoken.replace(greeting, "");
  const [opening = "", ...rest] = plain.split(/(?<=[,!:.])\s+/);
  const people = reading.book.filter(({ kind }) => kind === "person");
  const named = rest.length > 0 && nameOf(opening.replace(/[,!:.]$/, ""), people) !== undefined;
  return splitSegments(spellOut(trimEnd((named ? rest.join(" ").replace(endearment, "") : plain).replace(greeting, ""), people))).map(
    ({ text }) => tagText(lowerFirst(trimEnd(text, people).replace(greeting, ""))),
  );
};

/** Words to somebody without the name that they end in. */
export const withoutName = (text: string, { book }: Pick<Reading, "book">): string =>
  trimEnd(
    text,
    book.filter(({ kind }) => kind === "person"),
  );

/** Takes the name off the end: "..., Viktor?" */
const trimEnd = (whole: string, people: readonly Named[]): string => {
  const text = whole.replace(/,?\s*(?:would|will|could|can|won't) you(?:,? please)?(?=[?!.\s]*$)|,\s*please(?=[?!.\s]*$)/i, "");
  const [, body = "", called = "", mark = ""] = /^(.*),\s*([^,]+?)([?!.\s]*)$/s.exec(text) ?? [];
  return called !== "" && (isTitle(called) || nameOf(called, people) !== undefined) ? `${body}${mark}` : text;
};

/** A sentence begins with a capital, which the tagger takes for a name. */
const lowerFirst = (text: string): string => (/^[A-Z][a-z]/.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text);

import { questionMark } from "freeform-rpg/plugins/turn/interpreter/lib";
import type { ProposedActionDraft } from "freeform-rpg/schemas";
import { findMentions } from "../names/find-mentions.ts";
import { isPersonal, resolvePerson, resolveThing } from "../names/pronouns.ts";
import { isBodyPart } from "../names/body-parts.ts";
import type { Named } from "../names/name-book.ts";
import { resolveNoun } from "../names/resolve-noun.ts";
import { nothing } from "../reading.ts";
import type { Reading, Understood } from "../reading.ts";
import { wordsOf } from "../text/fold.ts";
import { isUnknownWord, tagText } from "../text/tag-text.ts";
import { contentWords } from "./content-words.ts";
import { askGame } from "./ask-game.ts";
import { asked } from "./asked.ts";

/** Reads a question to the game: what it is about. */
export const askAbout = (said: string, reading: Reading): Understood => {
  const text = nameThing(said, reading);
  const known = askGame(text);
  if (known !== null && known.details !== "")
    return {
      actions: [askedAs(nameWhose(namePronouns(known.details, reading), reading))],
      mentioned: findMentions(tagText(text), reading).filter(({ kind }) => kind === "person"),
      perceived: [],
      assumed: [],
    };
  if (known !== null) return lookFor(text, known.action, reading);
  const roles = findMentions(tagText(text), reading);
  if (roles.length === 0 && (text.split(/\s+/).length < 2 || isForeign(text)))
    return { actions: [asked("unclear")], mentioned: [], perceived: [], assumed: [] };
  const subjects = roles.filter((named) => isSubject(named, text));
  const about = subjects.find(({ proper }) => wordsOf(text).some((word) => proper.has(word))) ?? subjects[0];
  return {
    actions: [asked(`about ${about === undefined ? subjectOf(namePronouns(text, reading)) : about.name}`)],
    mentioned: roles,
    perceived: [],
    assumed: [],
  };
};

/** "Is there a way into that wall?", "anything else in it?": a look at the part of the place or the thing that it names, else at all of the place. Nothing is searched by a question. */
const lookFor = (text: string, action: "look" | "listen", reading: Reading): Understood => {
  const isSeen = ({ kind, present, id }: Named): boolean => kind === "feature" || (kind === "thing" && present && isHolder(id, reading));
  const seen = action === "look" ? findMentions(tagText(text), reading).find(isSeen) : undefined;
  return {
    ...nothing,
    actions: [{ action, target_id: seen?.id ?? "", details: text, estimated_minutes: 1 }],
    mentioned: seen === undefined ? [] : [seen],
  };
};

/** True when a question is mostly about what it names: of "where would I find a gate hand" the gate is no subject. */
const isSubject = ({ calls }: Named, text: string): boolean => {
  const content = contentWords(text);
  const named = content.filter((word) => calls.some(({ words }) => words.some((one) => one === word || `${one}s` === word)));
  // What somebody did or will do is no question about how they are.
  return /^\W*(?:did|does|has|have|will|would)\b/i.test(text) ? named.length * 2 > content.length : named.length * 2 >= content.length;
};

/** "What did I promise her": whom a pronoun means, by name, where there is no doubt and the question names nobody itself. */
const namePronouns = (text: string, reading: Reading): string =>
  /(?<!^)(?<![.!?] )\b(?!I\b)\p{Lu}/u.test(text.replace(questionMark, ""))
    ? text
    : text.replaceAll(/\b(?:he|him|she|her)\b/gi, (word) => {
        const [only, ...more] = isPersonal(word.toLowerCase()) ? resolvePerson(word.toLowerCase(), reading) : [];
        return only === undefined || more.length > 0 ? word : only.name;
      });

/** "What does his face look like?": asked about whose it is. */
const nameWhose = (details: string, reading: Reading): string => {
  const [, mark = "", part = ""] = /^(question: (?:about|looks) )((?:his|her|their) [\p{L} ]+)$/iu.exec(details) ?? [];
  const tokens = tagText(part);
  if (part === "" || !isBodyPart(tokens.at(-1)?.word ?? "")) return details;
  const { named } = resolveNoun(tokens, reading);
  return named === null || typeof named === "string" ? details : `${mark}${named.name}`;
};

/** "What's in it?": the thing that was dealt with last, by name. */
const nameThing = (text: string, reading: Reading): string =>
  text
    .replace(/(?<=\banything(?: \w+)* inside)(?=\W*$)/i, " it")
    .replace(/(?<=\b(in|inside|on|under|behind|of|about) )(?:it|there)(?=\W*$)/i, (word, before: string) => {
      const holders = reading.book.filter(({ id }) => isHolder(id, reading));
      const thing = (/^in/i.test(before) ? resolveThing({ ...reading, book: holders }) : undefined) ?? resolveThing(reading);
      return thing === undefined ? word : `the ${thing.name.replace(/^the /i, "")}`;
    });

/** True for what other things are kept in. */
const isHolder = (id: string, { packet }: Reading): boolean =>
  packet.entities.some(
    ({ id: own, tags, attrs }) => own === id && (tags.includes("container") || String(attrs["uses"]).includes("container")),
  );

const askedAs = (details: string): ProposedActionDraft => ({ action: "look", target_id: "", details, estimated_minutes: 0 });

const subjectOf = (text: string): string =>
  text
    .replace(/[?!.\s]+$/, "")
    .replace(/^(?:so|but|and|ok|okay|well)[,\s]+/i, "")
    .replace(/^(?:what|which) (?=\p{L}+(?: \p{L}+)?$)/iu, "");

/** True for words of another language, or of none. */
export const isForeign = (text: string): boolean => {
  const words = wordsOf(text);
  return words.filter((word) => isUnknownWord(word)).length * 2 > words.length;
};

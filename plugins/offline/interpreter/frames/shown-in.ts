import { findMentions } from "../names/find-mentions.ts";
import type { Named } from "../names/name-book.ts";
import { peopleByMention, resolveThing } from "../names/pronouns.ts";
import { unquoted } from "../messages/unquoted.ts";
import type { Reading } from "../reading.ts";
import { tagText } from "../text/tag-text.ts";
import { namedOf } from "./shape.ts";
import type { Role } from "./shape.ts";

interface Words {
  readonly roles: readonly Role[];
  readonly text: string;
}

/** The thing in the character's hands that the words name. */
export const shownIn = (words: Words, reading: Reading): Named | undefined =>
  [...namedIn(words, reading), ...pointedIn(words, reading)].find(({ kind, carried }) => kind === "thing" && carried);

/** "Let him see it": the thing that was spoken of before. */
const pointedIn = ({ text }: Words, reading: Reading): Named[] =>
  /\b(?:it|this|that)\b/i.test(text) ? [resolveThing(reading) ?? []].flat() : [];

/** Who is to see it: the person whom the words name, else whom the character deals with. */
export const viewerIn = (words: Words, reading: Reading): Named | undefined =>
  peopleIn(words, reading).find(({ present }) => present) ??
  // Who is only spoken of in what is said sees nothing.
  peopleIn({ ...words, text: unquoted(words.text) }, reading)[0] ??
  peopleByMention(reading)[0];

const peopleIn = (words: Words, reading: Reading): Named[] => namedIn(words, reading).filter(({ kind }) => kind === "person");

/** True where the words name a person. */
export const namesViewer = (words: Words, reading: Reading): boolean => namedIn(words, reading).some(({ kind }) => kind === "person");

const namedIn = ({ roles, text }: Words, reading: Reading): Named[] => [
  ...roles.flatMap(({ ref }) => namedOf(ref) ?? []),
  ...findMentions(tagText(text), reading),
];

import { namedOf } from "../frames/shape.ts";
import { resolveNoun } from "../names/resolve-noun.ts";
import type { PronounContext } from "../names/pronouns.ts";
import { isPos } from "../text/token-tests.ts";
import type { Frame, RoleWords } from "./frames.ts";
import type { Unit } from "./read-units.ts";

type Words = readonly Unit[];

/** "The letter and the key", "rope, hook and lantern": each thing of a list plays the part of the first. `limit` is where the next action begins. */
export const joinLists = (frame: Frame, limit: number, units: Words, context: PronounContext): Frame => {
  const at = frame.verb.length === 0 ? -1 : frame.roles.findIndex((role) => isHead(role, context));
  const head = frame.roles[at];
  if (head === undefined) return frame;
  const own = firstOf(head.units);
  const start = endOf(new Set(own), units);
  const listed = takeWhile(listBehind(units.slice(start, limit)), (words) => isListed(words, context));
  const taken = new Set(listed.flat());
  if (![own, ...listed].some((words) => isThing(words, context)) || taken.size === 0) return frame;
  const others = frame.roles.slice(at + 1).filter((role) => !role.units.some((unit) => taken.has(unit)));
  const role = head.role === "object" ? "object" : "target";
  const roles = [own, ...listed].map((words, nth) => ({ role, prep: head.prep, units: words, listed: nth > 0 }));
  return { ...frame, roles: [...frame.roles.slice(0, at), ...roles, ...others], end: Math.max(frame.end, endOf(taken, units)) };
};

const endOf = (taken: ReadonlySet<Unit>, units: Words): number => units.findLastIndex((unit) => taken.has(unit)) + 1;

const takeWhile = <T>(values: readonly T[], fits: (value: T) => boolean): readonly T[] => {
  const end = values.findIndex((value) => !fits(value));
  return end < 0 ? values : values.slice(0, end);
};

/** What a list begins with: a thing that is handled or looked at. */
const isHead = ({ role, prep, units }: RoleWords, context: PronounContext): boolean =>
  /^(?:target|object|instrument|source)$/.test(role) && /^(?:at|up|down|off|out|over)?$/.test(prep) && isListed(firstOf(units), context);

/** What stands before the first "and" or comma. */
const firstOf = (units: Words): Words => takeWhile(units, ({ token }) => !isJoint(token.word));

const isJoint = (word: string): boolean => /^(?:,|and|&|plus)$/.test(word);

const isThing = (units: Words, context: PronounContext): boolean => /^(?:thing|feature)$/.test(kindOf(units, context));

/** A thing of the story, or one that the player takes to be here. */
const isListed = (units: Words, context: PronounContext): boolean => {
  const kind = kindOf(units, context);
  return /^(?:thing|feature)$/.test(kind) || (kind === "" && isPos(units[0]?.token, "DET") && !isPos(units.at(-1)?.token, "PRON"));
};

const kindOf = (units: Words, context: PronounContext): string => {
  const ref = resolveNoun(
    units.map(({ token }) => token),
    context,
    { thing: 6 },
  );
  return ref.named === null ? "" : (namedOf(ref)?.kind ?? "none");
};

/** The noun phrases of a list, as far as it goes on: none where a verb follows, for then somebody else acts. */
const listBehind = (units: Words): readonly Words[] => {
  const listed: Words[] = [];
  let at = 0;
  for (;;) {
    const joint = jointLength(units.slice(at));
    const noun = joint === 0 ? [] : nounIn(units.slice(at + joint));
    const end = at + joint + noun.length;
    if (noun.length === 0 || !endsClause(units[end])) return isJoined(units, listed) ? listed : [];
    listed.push(noun);
    at = end;
  }
};

/** A list has an "and" in it; commas alone may set off anything. */
const isJoined = (units: Words, listed: readonly Words[]): boolean => {
  const end = endOf(new Set(listed.flat()), units);
  return units.slice(0, end).some(({ token }) => isJoint(token.word) && token.word !== ",") || listed.length === 1;
};

/** "And", ", and", "as well as". */
const jointLength = (units: Words): number => {
  const words = units.slice(0, 4).map(({ token }) => token.word);
  const comma = words[0] === "," ? 1 : 0;
  const rest = words.slice(comma);
  if (/^(?:and|&|plus)$/.test(rest[0] ?? "")) return comma + 1;
  return /^(?:as well as|together with)\b/.test(rest.join(" ")) ? comma + (rest[0] === "as" ? 3 : 2) : comma;
};

const nounIn = (units: Words): Words => {
  const skipped = isPos(units[0]?.token, "DET") || /^(?:my|his|her|their|both)$/.test(units[0]?.token.word ?? "") ? 1 : 0;
  const end = units.findIndex(({ token, quote }, at) => at >= skipped && (quote !== null || !isPos(token, "ADJ", "NOUN", "PROPN", "NUM")));
  const noun = units.slice(0, end < 0 ? units.length : end);
  const of = units[noun.length]?.token.word === "of" ? nounIn(units.slice(noun.length + 1)) : [];
  return noun.length === skipped ? [] : units.slice(0, noun.length + (of.length === 0 ? 0 : of.length + 1));
};

const endsClause = (next: Unit | undefined): boolean =>
  next === undefined || isPos(next.token, "PUNCT", "CCONJ", "ADP", "ADV", "PART", "SCONJ") || next.token.word === "together";

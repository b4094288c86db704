import { hasTrait } from "freeform-rpg/plugins/rules/actions/lib";
import type { Action } from "freeform-rpg/plugins/rules/actions";
import type { Named } from "../names/name-book.ts";
import { isBodyPart } from "../names/body-parts.ts";
import { isFurniture } from "../names/furniture.ts";
import { isOwnLook } from "../names/own-look.ts";
import { peopleInEarshot } from "../names/pronouns.ts";
import type { Reading } from "../reading.ts";
import { wordsOf } from "../text/fold.ts";
import { addressedIn } from "../speech/hail.ts";
import { hiddenBehind } from "../speech/hidden-behind.ts";
import { findLacking, findStranger } from "./find-lacking.ts";
import { findMiss, noMiss } from "./find-miss.ts";
import { findWithin, isAnyone } from "./find-within.ts";
import type { Aim, FramedClause, Miss } from "./framed-clause.ts";
import { namedOf, ownedIn } from "./shape.ts";
import type { Role } from "./shape.ts";
import { viewerIn } from "./shown-in.ts";
import { isHarmful, isSociable } from "./verb-kinds.ts";

const none: Aim = { target: undefined, self: false, missed: noMiss };
const missing = (missed: Miss): Aim => ({ ...none, missed });

/** Finds whom or what a clause is aimed at, or what it names that nothing answers to. */
export const aimClause = (clause: FramedClause, reading: Reading): Aim => {
  const { target } = clause.parts;
  if (clause.shown !== undefined) return { ...none, target: viewerIn(clause, reading) };
  if (target?.kind === "self") return { ...none, self: true };
  if (target !== undefined && isNoAim(target, clause)) return none;
  const hailed = hailedBy(clause, reading);
  if (hailed !== undefined) return { ...none, target: hailed };
  const trusting = aimPromise(clause, reading);
  if (trusting !== undefined) return { ...none, target: trusting };
  const lacked = findStranger(clause) ?? findLacking(clause, reading);
  if (lacked !== undefined) return missing(lacked);
  return aimAtNamed(clause, reading) ?? aimWithin(clause, reading);
};

/** Whom words call by name, and whoever is behind what they are said into. */
const hailedBy = ({ action, content, text, parts: { target } }: FramedClause, reading: Reading): Named | undefined =>
  isSociable(action) && target?.kind !== "person"
    ? (addressedIn(content.words || text, reading) ?? hiddenBehind(content.words, reading))
    : undefined;

/** A word is given to somebody, whatever else it names: "I promise not to let them cart him off". */
const aimPromise = ({ action, text, parts: { target } }: FramedClause, reading: Reading): Named | undefined => {
  if (!/^\W*(?:i |we )?(?:promise|swear|vow)\b/i.test(text) || target?.kind === "person" || (target?.prep ?? "") !== "") return undefined;
  return soleListener(action, [], reading);
};

/** What the words name. `null` when they name nothing that is known. */
const aimAtNamed = ({ action, parts: { target } }: FramedClause, reading: Reading): Aim | null => {
  const named = target === undefined ? undefined : namedOf(target.ref);
  if (target === undefined || named === undefined) return null;
  if (isPartTaken(target, action) && named.kind === "person") return missing({ called: ownedIn(target), perceived: [] });
  if (isPartTaken(target, action) || isBelonging(target, named, action))
    return missing({ called: target.ref.called.toLowerCase(), perceived: [] });
  const feature = featureFor(target, named, action, reading);
  if (feature !== undefined) return { ...none, target: feature };
  if (isScene(named, action, reading)) return none;
  if (isChoice(target, action)) return missing({ called: target.ref.called, perceived: [] });
  return { ...none, target: named, ...(target.ref.pointed ? { pointed: named } : {}) };
};

/** Anyone who is looked for, a name that is written, and the place at whose door one knocks. */
const isNoAim = (target: Role, { action, word, text }: FramedClause): boolean =>
  (word === "knock" && target.kind === "place") || (isAnyone(target) && hasTrait(action, "glancing", "seeking")) || isWritten(target, text);

/** "Write Viktor's name on a slip": it is put down, wherever he is. */
const isWritten = ({ kind, text: called }: Role, text: string): boolean =>
  kind === "person" && writing.test(text) && /\b(?:names?|initials)\b/i.test(called);

const writing =
  /^\W*(?:i |we |and |then )*(?:write|note|record|jot|sign|scratch|scrawl|scribble|carve|mark|enter|pencil|copy|cross|strike)\b/i;

/** "Grab the jar", which a fact says is behind the rail, "Viktor's phone": what is taken is none of what it is part of. */
const isPartTaken = ({ kind, ref }: Role, action: Action): boolean =>
  ref.part && /^(?:feature|person)$/.test(kind) && hasTrait(action, "taking");

/** "The priest's desk" is not the priest: what belongs to somebody and is not about them, wherever they are. */
const isBelonging = ({ ref }: Role, { kind, present }: Named, action: Action): boolean =>
  ref.part &&
  kind === "person" &&
  !isOwnLook(ref.words.head) &&
  !isBodyPart(ref.words.head) &&
  !hasTrait(action, "social", "moving", "violent") &&
  (!present || isFurniture(ref.words.head));

/** A blow and a gift must not go to the wrong person: several who fit are asked for. What is only looked at may be either. */
const isChoice = ({ kind, ref }: Role, action: Action): boolean =>
  ref.several.length > 1 &&
  (isHarmful(action) || hasTrait(action, "handing") || kind !== "person") &&
  !hasTrait(action, "searching", "glancing");

/** "Search behind the bar", "ring the bell": the one part of the scene that the word stands in, where a place of that name cannot be meant. */
const featureFor = ({ ref }: Role, { id, kind }: Named, action: Action, { book, packet }: Reading): Named | undefined => {
  const here = id === packet.scene.location_id;
  const handled = hasTrait(action, "opening", "handling") || /^(?:use|force|take|give)$/.test(action.family);
  if (kind !== "place" || !(here ? hasTrait(action, "searching") : handled)) return undefined;
  const [only, ...more] = book.filter((one) => one.kind === "feature" && one.described.includes(ref.words.head));
  return more.length === 0 ? only : undefined;
};

/** The place where everything happens is no target but to look at, and to leave it is to leave. */
const isScene = ({ id }: Named, action: Action, { packet }: Reading): boolean =>
  id === packet.scene.location_id && (hasTrait(action, "departing") || !hasTrait(action, "searching", "glancing", "seeking", "moving"));

/** "Ring the bell" where there is a bell rope: the one part of the scene that a word names. */
const featureBy = ({ action, parts: { target } }: FramedClause, { book }: Reading): Named | undefined => {
  if (target?.kind !== "unknown" || !/^(?:use|climb|stealth|search|look|open|force)$/.test(action.family)) return undefined;
  const [only, ...more] = book.filter(({ kind, described }) => kind === "feature" && described.includes(target.ref.words.head));
  return more.length === 0 ? only : undefined;
};

/** "Put my ear to the wall and knock back", "swim to the pier and climb up": on what was spoken of last. */
const knockedOn = ({ action, word, text, parts: { target } }: FramedClause, { earlier }: Reading): Named | undefined =>
  ((word === "knock" || pushing.test(text)) && target === undefined) || (action.verb === "climb" && (target === undefined || isIt(target)))
    ? earlier.findLast(({ kind }) => kind === "feature" || kind === "thing")
    : undefined;

/** "Climb by the ones that hold", "up by it": on what was spoken of. */
const isIt = ({ kind, text }: Role): boolean => kind === "unknown" && /^(?:it|that|this|them|(?:the|those) ones?)\b/i.test(text);

const pushing = /^\W*(?:i |we |and |then )*(?:push|pull|shove|heave|tug|twist|press)\b/i;

/** "Bandage the two fingers": of whom a known fact speaks so, else of who was spoken of last. */
const findPatient = ({ action, text, parts: { target } }: FramedClause, { book, earlier, packet }: Reading): Named | undefined => {
  if (!hasTrait(action, "healing") || /\b(?:my|myself|me|our|ourselves)\b/i.test(bodyIn(target, text))) return undefined;
  const hurt = packet.facts.filter(
    ({ object }) => typeof object["text"] === "string" && wordsOf(object["text"]).includes(target?.ref.words.head ?? ""),
  );
  return (
    book.find(({ id, kind, present }) => kind === "person" && present && hurt.some(({ subject_id }) => subject_id === id)) ??
    earlier.findLast(({ kind, present }) => kind === "person" && present)
  );
};

/** What is tended, and not what with. */
const bodyIn = (target: Role | undefined, text: string): string =>
  target === undefined ? text.replace(/\bwith\b.*$/i, "") : `${target.article} ${target.text}`;

const aimWithin = (clause: FramedClause, reading: Reading): Aim => {
  const { action, phrase, parts, roles, text } = clause;
  const within = findWithin(clause, reading) ?? featureBy(clause, reading) ?? knockedOn(clause, reading) ?? findPatient(clause, reading);
  if (within !== undefined) return { ...none, target: within };
  if (reading.stranger !== undefined && isSociable(action) && parts.target === undefined)
    return missing({ called: reading.stranger, perceived: [] });
  const missed = findMiss(action, phrase, parts.target, reading);
  const target =
    reading.book.find(({ id }) => id === missed.called) ??
    (missed.called === "" && !isCalled(text) ? soleListener(action, roles, reading) : undefined);
  return target === undefined ? missing(missed) : { ...none, target };
};

/** "Call out", "shout": for anybody who hears it. */
export const isCalled = (text: string): boolean =>
  /^\W*(?:i |and |then )*(?:(?:call|cry)(?:ing)? out|(?:shout|yell|scream|holler|bellow)(?:ing)?)\b/i.test(text);

/** Words to no one in particular reach whom the story named last; nobody is harmed or given anything by guess. */
const soleListener = (action: Action, roles: readonly Role[], reading: Reading): Named | undefined => {
  const thing = roles.some(({ prep, kind }) => /^(?:|to|at)$/.test(prep) && (kind === "thing" || kind === "feature"));
  if (!isSociable(action) || thing || action.family === "gesture") return undefined;
  const said = reading.earlier.findLast(({ kind }) => kind === "person");
  if (said !== undefined && !isHarmful(action)) return said;
  const here = peopleInEarshot(reading).filter(({ id }) => !isOut(reading, id));
  return here.length === 1 || !isHarmful(action) ? here[0] : undefined;
};

const isOut = ({ packet }: Reading, id: string): boolean =>
  packet.entities.some((entity) => entity.id === id && (entity.attrs["dead"] === true || entity.attrs["down"] === true));

import { promises } from "./english/promises.ts";
import { told } from "./english/told.ts";
import { capitalise } from "freeform-rpg/language";

/** Why an effect is not possible. Names come as sentences speak of them, with their article. */
const refusals = {
  noKind: (kind: string, known: string) => `There is no kind of effect "${kind}". Known kinds: ${known}.`,
  malformed: (kind: string) => `The effect "${kind}" is malformed.`,
  malformedAt: (kind: string, at: string, why: string) => `The effect "${kind}" is malformed at "${at}": ${why}.`,
  unknown: (ref: string) => `Nothing known answers to "${ref}".`,
  absent: (name: string, isPlural: boolean) => `${capitalise(name)} ${isPlural ? "are" : "is"} not here.`,
  outOfReach: (name: string, isPlural: boolean) => `${capitalise(name)} ${isPlural ? "are" : "is"} out of reach.`,
  cannotTake: (name: string) => `${capitalise(name)} cannot take anything.`,
  notCarriedOff: (name: string) => `${capitalise(name)} is not to be carried off.`,
  thereAlready: (name: string, isPlural: boolean) => `${capitalise(name)} ${isPlural ? "are" : "is"} there already.`,
  tooFew: (wanted: number, name: string, have: number) => `You cannot part with ${wanted} of ${name}: you have ${have}.`,
  noTime: () => "No time is named.",
  situationsFollow: () => "Situations follow from what is done.",
  situationOfActor: () => "Only the acting character can be in a situation.",
  attitudesFollow: () => "What someone thinks of the party follows from what it does.",
  notAlive: (name: string) => `${capitalise(name)} is not alive.`,
  cannotPay: (price: number, have: number) => `You cannot pay ${price}: you have ${have}.`,
  cannotPromise: (name: string) => `${capitalise(name)} can promise nothing.`,
  stateFollows: (name: string, state: string) => `That ${name} is ${state} is decided by what is done, not by saying so.`,
  looksFollow: () => "How things look is not for a proposal to say.",
  sameHands: () => "No money changes hands.",
  noMoney: (name: string) => `${capitalise(name)} deals in no money.`,
  actorCannotPay: (price: number, have: number) => `You cannot pay ${price}: there is ${have}.`,
  otherCannotPay: (name: string, price: number, have: number) => `${capitalise(name)} cannot pay ${price}: there is ${have}.`,
  findingFollows: () => "What is found or heard is decided by searching, looking and asking.",
  cannotLearn: (name: string) => `${capitalise(name)} cannot learn anything.`,
  nothingToLearn: () => "There is nothing to learn: the effect names neither a fact nor a text.",
  clocksFollow: () => "Clocks are moved by the rules.",
  clockOfTime: (id: string) => `The clock "${id}" has a deadline: it is moved by time alone.`,
  threadsMove: () => "Threads move by what happens.",
  threadsSettle: () => "Threads are settled by what happens.",
  threadGuarded: (id: string) => `The thread "${id}" is settled by its conditions alone.`,
  noPlace: (name: string) => `${capitalise(name)} is not a place.`,
  cannotGo: (name: string) => `${capitalise(name)} cannot go anywhere.`,
  cannotComeAlong: (name: string) => `${capitalise(name)} cannot come along.`,
  playersCharacter: (name: string) => `${capitalise(name)} is a player's character.`,
  nameTaken: (name: string) => `"${name}" is the name of something there is already.`,
  partOfPlace: (name: string) => `"${name}" is part of the place already.`,
  notMadeUp: (name: string) => `"${name}" cannot be made up.`,
  notSmall: (name: string) => `"${name}" is more than a small thing.`,
};

/** What effects say, in English. */
export const english = { ...refusals, told, promises };

export type EffectMessages = typeof english;

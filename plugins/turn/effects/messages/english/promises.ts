import { capitalise } from "freeform-rpg/language";

/**
 * Promises. What is promised stands in the player's words or the engine's: an infinitive without `to`, or a clause with `that`. `null` stands
 * for somebody who is not in the world, and where nobody is named to whom.
 */
export interface PromiseMessages {
  /** The fact that is kept of it, with the name of the player's character. */
  readonly fact: (name: string, whom: string | null, what: string, actor: string | null) => string;
  readonly factKept: (name: string | null, what: string, actor: string | null) => string;
  readonly factBroken: (name: string | null, what: string, promiser: string | null) => string;
  readonly yours: (whom: string | null, what: string) => string;
  readonly theirs: (name: string, what: string) => string;
  readonly youKeep: (what: string) => string;
  readonly theyKeep: (name: string | null, what: string) => string;
  readonly youBreak: (whom: string | null, what: string) => string;
  readonly released: (name: string | null, what: string) => string;
  /** A promise whose time is over, or for which somebody is gone. */
  readonly lapsed: (name: string | null, what: string, promiser: string | null) => string;
}

export const promises: PromiseMessages = {
  fact: (name, whom, what, actor) => `${capitalise(name)} has promised${behind(whom)} ${named(toClause(what), actor ?? "you")}.`,
  factKept: (name, what, actor) => `${somebody(name)} has kept the promise ${named(toClause(what), actor ?? "you")}.`,
  factBroken: (name, what, promiser) => `${somebody(name)} has broken the promise ${named(toClause(what), promiser ?? "they")}.`,
  yours: (whom, what) => `You promise${behind(whom)} ${clauseOf(what)}.`,
  theirs: (name, what) => `${capitalise(name)} promises ${clauseOf(what)}.`,
  youKeep: (what) => `You keep your promise ${clauseOf(what)}.`,
  theyKeep: (name, what) => `${somebody(name)} keeps the promise ${clauseOf(what)}.`,
  youBreak: (whom, what) => `You have broken your promise${whom === null ? "" : ` to ${whom}`} ${clauseOf(what)}. It will get back.`,
  released: (name, what) => `${somebody(name)} no longer feels bound by the promise ${clauseOf(what)}.`,
  lapsed: (name, what, promiser) => `${somebody(name)} promised ${named(toClause(what), promiser ?? "they")}, which binds nobody any more.`,
};

const somebody = (name: string | null): string => (name === null ? "Somebody" : capitalise(name));

const behind = (whom: string | null): string => (whom === null ? "" : ` ${whom}`);

/** What is promised, for the middle of a sentence: `to open the gate`, `that the gate stays open`. */
const clauseOf = (what: string): string => named(toClause(what), "you");

const toClause = (what: string): string => (/^(?:that|not to) /.test(what) ? what : `to ${what}`);

/** A clause in the player's words as others say it: `while I leave` becomes `while you leave`, or `while Wren leaves`. */
const named = (clause: string, name: string): string => {
  const isYou = name === "you";
  return clause
    .replaceAll(/\b(?:I'm|I am)\b/g, isYou ? "you are" : `${name} is`)
    .replaceAll(/\b(?:I've|I have)\b/g, isYou ? "you have" : `${name} has`)
    .replaceAll(/\bI (\w+)/g, (_, verb: string) => (isYou ? `you ${verb}` : `${name} ${modal.has(verb) ? verb : `${verb}s`}`))
    .replaceAll(/\b(?:me|us|myself)\b/g, name)
    .replaceAll(/\b(?:my|our)\b/g, isYou ? "your" : `${name}'s`);
};

const modal: ReadonlySet<string> = new Set([
  "can",
  "could",
  "will",
  "would",
  "may",
  "might",
  "must",
  "shall",
  "should",
  "was",
  "had",
  "did",
]);

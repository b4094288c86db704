import { nameKey, stemOf, wordsOf } from "freeform-rpg/language";
import type { ExpectedAction } from "../sentence.ts";
import type { Act } from "./account.ts";

/** The canonical verb and the family of a word. */
export type FindVerb = (word: string) => { readonly verb: string; readonly family: string };

/** Families of actions that change nothing and aim at nothing in particular. */
const idleFamilies: ReadonlySet<string> = new Set(["gesture", "wait", "look", "listen"]);

/** True for an action that only looks, waits or gestures. */
export const isIdle = ({ family }: Pick<Act, "family">): boolean => idleFamilies.has(family);

/** True for an expected action that another may include: idle, and aimed at nothing in particular. */
export const isOptional = ({ verbs, targets }: ExpectedAction, find: FindVerb): boolean =>
  targets.every((target) => target === "") && verbs.some((verb) => isIdle(find(verb)));

/** True when the action has one of the expected verbs. */
export const hasVerb = ({ verb }: Act, { verbs }: ExpectedAction, find: FindVerb): boolean =>
  verbs.some((word) => find(word).verb === verb);

/** True when the action's verb is of the family of one of the expected verbs. */
export const hasFamily = ({ family }: Act, { verbs }: ExpectedAction, find: FindVerb): boolean =>
  verbs.some((word) => find(word).family === family);

/** True when the action is aimed at one of the expected targets, or no certain one is expected. */
export const hasTarget = (act: Act, { targets }: ExpectedAction): boolean =>
  targets.length === 0 || targets.includes("") || namesTarget(act, targets);

/** True when the action is aimed at one of the targets by name. */
export const namesTarget = ({ targets: aimed }: Act, targets: readonly string[]): boolean =>
  targets.some((target) => target !== "" && aimed.some((id) => isSameThing(id, target)));

/** True when a word of the topic is in what is said. */
export const hasTopic = ({ said }: Act, { topic }: ExpectedAction): boolean => {
  const words = stems(said);
  return topic.length === 0 || topic.some((word) => words.includes(stems(word)));
};

const stems = (text: string): string => ` ${wordsOf(nameKey(text)).map(stemOf).join(" ")} `;

/** True when both are the same id, the one feature's words are among the other's, or a feature is called as the id says. */
export const isSameThing = (one: string, other: string): boolean => {
  if (one === other || isCalled(one, other) || isCalled(other, one)) return true;
  const [a, b] = [featureWords(one), featureWords(other)];
  if (a === null || b === null) return false;
  return a.every((word) => b.includes(word)) || b.every((word) => a.includes(word));
};

/** "The plum brandy" that nobody lists is the `plum_brandy` of a pack. */
const isCalled = (feature: string, id: string): boolean =>
  !id.startsWith("feature:") && featureWords(feature)?.join("_") === id.slice(id.lastIndexOf(":") + 1);

const featureWords = (id: string): string[] | null =>
  id.startsWith("feature:")
    ? nameKey(id.slice("feature:".length))
        .split(/\s+/)
        .filter((word) => word !== "the" && word !== "")
    : null;

/**
 * The expected actions that were not carried out, in order. Optional ones are never among them unless nothing else is expected, nor what is
 * part of another: words that are said aloud, and a step on the same thing as an expected action that was carried out.
 */
export const findMissing = (expected: readonly ExpectedAction[], { done, speech }: Made, find: FindVerb): ExpectedAction[] => {
  const required = requiredAmong(expected, find).filter((one) => !isSaid(one, speech, find));
  const hits = matchInOrder(required, done, find);
  const acts = [...hits.values()];
  return required.filter((one) => !hits.has(one) && !isPartOf(one, acts, find));
};

/** As many expected actions as can be matched in order, each with the action that carries it out. */
const matchInOrder = (expected: readonly ExpectedAction[], done: readonly Act[], find: FindVerb): ReadonlyMap<ExpectedAction, Act> => {
  const [first, ...rest] = expected;
  if (first === undefined) return new Map();
  const without = matchInOrder(rest, done, find);
  const at = done.findIndex((act) => matches(act, first, find));
  const act = done[at];
  if (act === undefined) return without;
  const taken = new Map([[first, act], ...matchInOrder(rest, done.slice(at + 1), find)]);
  return taken.size > without.size ? taken : without;
};

/** The actions that were carried out, and the words that were said aloud. */
export interface Made {
  readonly done: readonly Act[];
  readonly speech: string;
}

/** Taking a jacket down, looking at its cuffs and hanging it back may be one action: what it has to bring about is checked by its effects. */
const isPartOf = (one: ExpectedAction, hits: readonly Act[], find: FindVerb): boolean =>
  one.verbs.some((verb) => !weighty.has(find(verb).family)) && hits.some((act) => namesTarget(act, one.targets));

/** Families of actions that are never a mere part of another. */
const weighty: ReadonlySet<string> = new Set([
  "fight",
  "shoot",
  "theft",
  "go",
  "flee",
  "stealth",
  "climb",
  "appeal",
  "intimidate",
  "deceive",
]);

/** A small step, such as unwrapping what is then read: it is part of an action on the same thing. */
export const isStep = ({ family, verb }: Pick<Act, "family" | "verb">): boolean =>
  family === "search" || family === "open" || verb === "use";

const isSaid = (one: ExpectedAction, speech: string, find: FindVerb): boolean =>
  speech !== "" &&
  one.verbs.some((verb) => find(verb).verb === "say" || find(verb).verb === "talk") &&
  hasTopic({ verb: "say", family: "talk", targets: [], said: speech, question: null }, one);

/** The expected actions without those that another may include. */
export const requiredAmong = (expected: readonly ExpectedAction[], find: FindVerb): readonly ExpectedAction[] => {
  const required = expected.filter((one) => !isOptional(one, find));
  return required.length === 0 ? expected : required;
};

const matches = (act: Act, one: ExpectedAction, find: FindVerb): boolean =>
  hasVerb(act, one, find) && hasTarget(act, one) && hasTopic(act, one);

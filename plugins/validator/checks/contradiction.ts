import type { Fact, World } from "freeform-rpg/schemas";
import type { Attempt, Check } from "../attempt.ts";
import { factText, nameKey, wordsOf } from "../names.ts";
import { socialVerbs } from "../verbs.ts";

const talking = [...socialVerbs];

/** What a known fact of this predicate (or tag) rules out, by verb. */
const ruledOut: Readonly<Record<string, readonly string[]>> = {
  locked: ["open", "enter", "go"],
  sealed: ["open", "enter", "go", "unlock"],
  blocked: ["enter", "go", "walk", "travel"],
  destroyed: ["use", "open", "read", "take", "grab", "pickup", "hack", ...talking],
  broken: ["use", "hack"],
  dead: talking,
  unconscious: talking,
  asleep: talking,
  gone: [...talking, "take", "grab", "pickup", "steal", "use", "attack", "fight", "shoot"],
};

/**
 * Refuses what a known fact about the target rules out: by its predicate or tags, or by the verbs its
 * `object.forbids` lists. Facts the players have not found object to nothing here.
 */
export const checkContradiction: Check = (attempt) => {
  const against = attempt.world.facts.find((fact) => isAbout(fact, attempt) && forbids(fact, attempt.verb));
  if (against === undefined) return undefined;
  const text = factText(against);
  return { code: "contradiction", reason: text === "" ? "What you know rules that out." : `That cannot be done: ${lowerHead(text)}` };
};

const isAbout = (fact: Fact, { target, world }: Attempt): boolean => {
  if (fact.visibility !== "known") return false;
  if (target.kind === "entity") return fact.subject_id === target.entity.id && !isOutdated(fact, world);
  if (target.kind !== "feature") return false;
  return fact.subject_id === `feature:${target.name}` || (fact.subject_id === world.scene.location_id && mentions(fact, target.name));
};

const mentions = (fact: Fact, feature: string): boolean => {
  const named = fact.object["feature"];
  if (typeof named === "string") return nameKey(named) === nameKey(feature);
  const said = wordsOf(factText(fact));
  return wordsOf(feature).every((word) => said.includes(word));
};

/** A later known fact on the same subject with the opposite predicate lifts an earlier one. */
const opposites: Readonly<Record<string, string>> = {
  locked: "unlocked",
  sealed: "unsealed",
  blocked: "clear",
  broken: "repaired",
  asleep: "awake",
  unconscious: "awake",
};

const isOutdated = (fact: Fact, world: World): boolean =>
  world.facts.some(
    (other) =>
      other.visibility === "known" &&
      other.subject_id === fact.subject_id &&
      other.predicate === opposites[fact.predicate] &&
      other.turn_no >= fact.turn_no,
  );

const forbids = ({ predicate, tags, object }: Fact, verb: string): boolean => {
  const listed = object["forbids"];
  if (Array.isArray(listed) && listed.includes(verb)) return true;
  return [predicate, ...tags].some((word) => (ruledOut[word.toLowerCase()] ?? []).includes(verb));
};

const lowerHead = (text: string): string =>
  /^(The|A|An|It|There|This|That|No)\b/.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text;

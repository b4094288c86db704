import type { Fact, World } from "freeform-rpg/schemas";
import type { Attempt, Check } from "../attempt.ts";
import { messagesOf } from "../messages.ts";
import { factText, nameWordsOf } from "freeform-rpg/plugins/turn/scene/lib";
import { hasTrait } from "freeform-rpg/plugins/rules/actions/lib";
import type { Action } from "freeform-rpg/plugins/rules/actions";
import { bareNameKey, uncapitalise } from "freeform-rpg/language";

/** States of a target in which no one answers. */
const silent: ReadonlySet<string> = new Set(["destroyed", "dead", "unconscious", "asleep", "gone"]);

/**
 * Refuses what a known fact about the target rules out: by its predicate or tags, or by the verbs that its
 * `object.forbids` lists. Facts the players have not found object to nothing here.
 */
export const checkContradiction: Check = (attempt) => {
  const against = attempt.world.facts.find((fact) => isAbout(fact, attempt) && forbids(fact, attempt.action));
  if (against === undefined) return undefined;
  const text = factText(against);
  const says = messagesOf(attempt.world);
  return { code: "contradiction", reason: text === "" ? says.ruledOut() : says.ruledOutBy(lowerHead(text)) };
};

const isAbout = (fact: Fact, { target, world }: Attempt): boolean => {
  if (fact.visibility !== "known") return false;
  if (target.kind === "entity") return fact.subject_id === target.entity.id && !isOutdated(fact, world);
  if (target.kind !== "feature") return false;
  return fact.subject_id === `feature:${target.name}` || (fact.subject_id === world.scene.location_id && mentions(fact, target.name));
};

const mentions = (fact: Fact, feature: string): boolean => {
  const named = fact.object["feature"];
  if (typeof named === "string") return bareNameKey(named) === bareNameKey(feature);
  const said = nameWordsOf(factText(fact));
  return nameWordsOf(feature).every((word) => said.includes(word));
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

const forbids = ({ predicate, tags, object }: Fact, action: Action): boolean => {
  const listed = object["forbids"];
  if (Array.isArray(listed) && listed.includes(action.verb)) return true;
  return [predicate, ...tags]
    .map((word) => word.toLowerCase())
    .some((state) => action.ruled_out_by.includes(state) || (hasTrait(action, "social") && silent.has(state)));
};

const lowerHead = (text: string): string => (/^(The|A|An|It|There|This|That|No)\b/.test(text) ? uncapitalise(text) : text);

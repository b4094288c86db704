import type { Condition, Fact, World } from "freeform-rpg/schemas";
import { asKept, effectsOfPromise } from "freeform-rpg/plugins/turn/effects/lib";
import { isStanding } from "freeform-rpg/plugins/turn/scene/lib";
import { narrated } from "./details.ts";
import { drop } from "./draft.ts";
import type { Draft, Intake } from "./draft.ts";

/** Turns after which a promise that a narration brought up, and nobody came back to, is forgotten. */
const remembered = 10;

/**
 * Closes the small promises that the text shows to be kept. What a promise changes in the world, and what a condition of the scenario waits for, is
 * decided and not narrated.
 */
export const takePromises: Intake = (draft, { promises_kept = [] }) => {
  for (const id of promises_kept) {
    const promise = draft.world.facts.find((fact) => fact.id === id);
    if (promise === undefined || !isOpen(draft, promise)) drop(draft, "promise_kept", id, "unknown_id: no promise of this id is open");
    else if (effectsOfPromise(promise).some(({ kind }) => kind !== "agree") || isAwaited(promise, draft.world))
      drop(draft, "promise_kept", id, "decided: what keeps this promise is for the resolver to decide");
    else if (promise.tags.includes(narrated)) draft.diff.facts_update.push({ id, ended: true });
    else draft.diff.facts_update.push({ id, object: asKept(promise, draft.world) });
  }
};

/** Forgets promises that a narration brought up long ago. */
export const forgetPromises = (draft: Draft): void => {
  const old = draft.world.facts.filter(
    ({ tags, turn_no }) => tags.includes(narrated) && tags.includes("promise") && draft.turnNo - turn_no >= remembered,
  );
  for (const { id } of old) if (!isTouched(draft, id)) draft.diff.facts_update.push({ id, ended: true });
};

const isOpen = (draft: Draft, fact: Fact): boolean =>
  fact.visibility === "known" &&
  (fact.predicate === "promised" || fact.tags.includes("promise")) &&
  isStanding(fact) &&
  !isTouched(draft, fact.id);

const isTouched = ({ diff }: Draft, id: string): boolean => diff.facts_update.some((update) => update.id === id);

/** A condition of the scenario asks whether this person has promised something. */
const isAwaited = ({ subject_id }: Fact, { campaign, threads, clocks }: World): boolean => {
  const waits: Condition = { promised: subject_id };
  return JSON.stringify([campaign.story, threads, clocks]).includes(JSON.stringify(waits));
};

import type { Check } from "../attempt.ts";
import { capitalised, entityById, spokenName } from "../names.ts";
import { socialVerbs } from "../verbs.ts";

/** The dead do not act, and neither the dead nor the destroyed can be talked to. */
export const checkLifeless: Check = ({ verb, target }) => {
  if (target.kind !== "entity" || !socialVerbs.has(verb)) return undefined;
  const { attrs } = target.entity;
  const name = capitalised(spokenName(target.entity));
  if (attrs.dead === true) return { code: "target_dead", reason: `${name} is dead and gives no answer.` };
  return attrs.destroyed === true ? { code: "target_dead", reason: `${name} is destroyed; there is nothing left to answer.` } : undefined;
};

/** Refuses everything to an actor who is dead. */
export const checkActor: Check = ({ world }) =>
  entityById(world, world.actor_id)?.attrs.dead === true
    ? { code: "target_dead", reason: "Your character is dead. The story goes on, but not by this hand." }
    : undefined;

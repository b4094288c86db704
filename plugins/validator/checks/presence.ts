import type { Check } from "../attempt.ts";
import { capitalised, spokenName } from "../names.ts";
import { isExit, isHere } from "../presence.ts";
import { glancingVerbs, handlingVerbs, movementVerbs, remoteVerbs } from "../verbs.ts";

const distant = new Set([...movementVerbs, ...glancingVerbs, "sneak", "climb", "open", "unlock", "force", "close"]);

/** Refuses to deal with what is known but elsewhere. Ways out can be looked at, opened and taken. */
export const checkPresence: Check = ({ verb, target, world }) => {
  if (target.kind !== "entity" || remoteVerbs.has(verb) || isHere(world, target.entity)) return undefined;
  if (target.entity.type === "location" && (movementVerbs.has(verb) || (distant.has(verb) && isExit(world, target.entity.id))))
    return undefined;
  // What the hands lack is the inventory check's to say.
  if (target.entity.type === "item" && handlingVerbs.has(verb)) return undefined;
  return { code: "not_present", reason: `${capitalised(spokenName(target.entity))} is not here.` };
};

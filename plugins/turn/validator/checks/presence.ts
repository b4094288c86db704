import { hasTrait } from "freeform-rpg/plugins/rules/actions/lib";
import { capitalise } from "freeform-rpg/language";
import type { Check } from "../attempt.ts";
import { inNumber, spokenName, isExit, isHere } from "freeform-rpg/plugins/turn/scene/lib";

/** Refuses to deal with what is known but elsewhere. Ways out can be looked at, opened and taken. */
export const checkPresence: Check = ({ action, target, world }) => {
  if (target.kind !== "entity" || hasTrait(action, "remote") || isHere(world, target.entity)) return undefined;
  if (
    target.entity.type === "location" &&
    (hasTrait(action, "moving") || (hasTrait(action, "reaches_exits") && isExit(world, target.entity.id)))
  )
    return undefined;
  // What the hands lack is the inventory check's to say.
  if (target.entity.type === "item" && hasTrait(action, "handling")) return undefined;
  return { code: "not_present", reason: `${capitalise(spokenName(target.entity))} ${inNumber(target.entity, "is", "are")} not here.` };
};

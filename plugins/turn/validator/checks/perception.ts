import { capitalise, bareNameKey } from "freeform-rpg/language";
import type { Attempt, Check } from "../attempt.ts";
import { namesOf, spokenName, isHere, isObscured } from "freeform-rpg/plugins/turn/scene/lib";
import { sightless } from "./unknown-target.ts";

/** Refuses what the player only believes to see. A flag on something that is in plain sight is mistaken and passes. */
export const checkPerception: Check = (attempt) => {
  const { target, world } = attempt;
  if (target.kind === "entity" && isObscured(world, target.entity.id)) {
    return { code: "perception", reason: `${capitalise(spokenName(target.entity))} cannot be made out from here.` };
  }
  if (!isFlagged(attempt) || isInSight(attempt)) return undefined;
  return { code: "perception", reason: sightless(attempt) };
};

const isFlagged = ({ called, target, perceptionFlags }: Attempt): boolean => {
  const names = target.kind === "entity" ? [bareNameKey(target.entity.id), ...namesOf(target.entity)] : [];
  const keys = [bareNameKey(called), ...names].filter((key) => key !== "");
  return perceptionFlags.some((flag) => keys.includes(bareNameKey(flag)));
};

const isInSight = ({ target, world }: Attempt): boolean =>
  target.kind === "feature" || (target.kind === "entity" && isHere(world, target.entity));

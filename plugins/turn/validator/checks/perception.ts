import { bareNameKey } from "freeform-rpg/language";
import type { Attempt, Check } from "../attempt.ts";
import { namesOf, spokenName, isHere, isObscured, resolveTarget } from "freeform-rpg/plugins/turn/scene/lib";
import { messagesOf } from "../messages.ts";
import { sightless } from "./unknown-target.ts";

/** Refuses what the player only believes to see. A flag on something that is in plain sight is mistaken and passes. */
export const checkPerception: Check = (attempt) => {
  const { target, world } = attempt;
  if (target.kind === "entity" && isObscured(world, target.entity.id)) {
    return { code: "perception", reason: messagesOf(world).obscured(spokenName(target.entity)) };
  }
  if (isImagined(attempt)) return { code: "perception", reason: messagesOf(world).noThingNamed(bareNameKey(attempt.instrument)) };
  if (!isFlagged(attempt) || isInSight(attempt)) return undefined;
  return { code: "perception", reason: sightless(attempt) };
};

/** What is offered, shown or used has to be more than a belief of the player's. */
const isImagined = ({ instrument, perceptionFlags, made = [], world }: Attempt): boolean => {
  const key = bareNameKey(instrument);
  if (key === "" || !perceptionFlags.some((flag) => bareNameKey(flag) === key) || made.some((name) => bareNameKey(name) === key))
    return false;
  const named = resolveTarget(instrument, world);
  return named.kind === "unknown" || (named.kind === "entity" && !isHere(world, named.entity));
};

const isFlagged = ({ called, target, perceptionFlags }: Attempt): boolean => {
  const names = target.kind === "entity" ? [bareNameKey(target.entity.id), ...namesOf(target.entity)] : [];
  const keys = [bareNameKey(called), ...names].filter((key) => key !== "");
  return perceptionFlags.some((flag) => keys.includes(bareNameKey(flag)));
};

const isInSight = ({ target, world }: Attempt): boolean =>
  target.kind === "feature" || (target.kind === "entity" && isHere(world, target.entity));

import type { AllowedAction, Entity, Fact } from "freeform-rpg/schemas";
import type { ResolutionDraft } from "freeform-rpg/plugins/turn/effects";
import { entityById } from "freeform-rpg/plugins/turn/scene/lib";

/** The locked thing that an action is aimed at; `undefined` for every other target. */
export const lockedTarget = ({ world }: ResolutionDraft, { target_id }: Pick<AllowedAction, "target_id">): Entity | undefined => {
  const entity = entityById(world, target_id);
  return entity !== undefined && isLocked(entity) ? entity : undefined;
};

/** True for what a locked thing holds: nobody sees it before the thing is opened. */
export const isLockedAway = ({ world }: ResolutionDraft, { subject_id, predicate }: Pick<Fact, "subject_id" | "predicate">): boolean => {
  const subject = entityById(world, subject_id);
  return predicate === "contains" && subject !== undefined && isLocked(subject);
};

const isLocked = ({ attrs }: Entity): boolean => (attrs.states ?? []).some((state) => /^(?:locked|sealed|barred)$/.test(state));

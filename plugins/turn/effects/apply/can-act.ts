import { isDown, isGone, isRestrained } from "freeform-rpg/plugins/turn/scene/lib";
import type { Entity } from "freeform-rpg/schemas";
import type { ResolutionDraft } from "../resolution-draft.ts";

/** True while the entity can act: neither dead, destroyed, down nor restrained by what this turn has brought. */
export const canAct = ({ entityUpdates }: ResolutionDraft, entity: Pick<Entity, "id" | "attrs" | "tags">): boolean => {
  const now = { ...entity, attrs: { ...entity.attrs, ...entityUpdates.get(entity.id)?.attrs } };
  return !isGone(now) && !isDown(now) && !isRestrained(now);
};

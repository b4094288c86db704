import type { Entity } from "freeform-rpg/schemas";
import type { ResolutionDraft } from "../resolution-draft.ts";

/** True while the entity can act: neither dead, destroyed nor down by what this turn has brought. */
export const canAct = ({ entityUpdates }: ResolutionDraft, entity: Pick<Entity, "id" | "attrs">): boolean => {
  const now = { ...entity, attrs: { ...entity.attrs, ...entityUpdates.get(entity.id)?.attrs } };
  return now.attrs["dead"] !== true && now.attrs["destroyed"] !== true && now.attrs["down"] !== true;
};

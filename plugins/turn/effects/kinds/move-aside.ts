import type { Entity } from "freeform-rpg/schemas";
import { entityById, isCreature, isHere, isPlural, spokenName } from "freeform-rpg/plugins/turn/scene/lib";
import type { EffectScene, Settled } from "../effect-kind.ts";
import { readFeature } from "../features.ts";
import { guardOf } from "../guards.ts";
import { findEntity, findThing, refuse } from "../refs.ts";
import { record, setAttrs } from "../resolution-draft.ts";
import type { ResolutionDraft } from "../resolution-draft.ts";
import { messagesOf } from "../messages.ts";

/** A thing here that is no item: it can be dragged and pushed about, and not carried off. */
export const findMovable = (ref: string, scene: EffectScene): Entity | undefined => {
  const thing = findEntity(ref, scene);
  return thing?.type === "other" && isHere(scene.world, thing) && !isCreature(thing) ? thing : undefined;
};

/** Where a thing that is no item may be moved to: another part of the same place. What guards its carrying off guards it here. */
export const settleMoving = <E extends { readonly at: string }>(effect: E, thing: Entity, scene: EffectScene): Settled<E> | undefined => {
  const at = findThing(effect.at, scene)?.id;
  if (at === undefined || entityById(scene.world, at)?.type === "location") return undefined;
  const guard = guardOf({ kind: "transfer", item: thing.id, to: "" }, scene.world);
  return guard === undefined ? { effect: { ...effect, item: thing.id, at } } : { ...refuse(guard.refusal), cause: "guarded" };
};

/** Moves a thing that is no item to another part of the place. */
export const moveAside = (draft: ResolutionDraft, thing: Entity, at: string): boolean => {
  if (thing.attrs["placed_at"] === at) return false;
  setAttrs(draft, thing.id, { placed_at: at });
  const where = spokenName(entityById(draft.world, at) ?? { name: readFeature(at, draft.world)?.name ?? at });
  const text = messagesOf(draft.world).told.isAt(spokenName(thing), where, isPlural(thing));
  record(draft, "state_changed", text, { target_id: thing.id, at }, { binding: true });
  return true;
};

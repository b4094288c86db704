import type { Entity } from "freeform-rpg/schemas";
import { canHold, entityById, isPlural, spokenName } from "freeform-rpg/plugins/turn/scene/lib";
import { messagesOf } from "../messages.ts";
import { moveStock, record, setAttrs, stockOf } from "../resolution-draft.ts";
import type { ResolutionDraft } from "../resolution-draft.ts";

/** Puts an item into another that the same person carries: it stays theirs, and goes where that goes. `undefined` where that is not the case. */
export const putInto = (draft: ResolutionDraft, item: Entity, at: string): boolean | undefined => {
  const container = entityById(draft.world, at);
  const owner = draft.world.inventory.find(({ item_id, qty }) => item_id === item.id && qty > 0)?.owner_id;
  if (container === undefined || !canHold(container, item) || owner === undefined || stockOf(draft, owner, at) <= 0) return undefined;
  if (container.id === item.id) return undefined;
  if (item.attrs["inside"] === at || container.attrs["inside"] === item.id) return false;
  setAttrs(draft, item.id, { inside: at });
  const text = messagesOf(draft.world).told.isIn(spokenName(item), spokenName(container), isPlural(item));
  record(draft, "effect_applied", text, { item_id: item.id, reason: "placed", at });
  return true;
};

/** What was put into an item by whoever carries it, or lies with it here. */
export const contentsOf = (draft: ResolutionDraft, container: string, from: string): Entity[] =>
  draft.world.entities.filter(({ id, attrs }) => {
    if (attrs["inside"] !== container) return false;
    return from === "" ? attrs.location_id === draft.scene.location_id : stockOf(draft, from, id) > 0;
  });

/** What is taken out of a container by itself is in it no more. */
export const takeOut = (draft: ResolutionDraft, { id, attrs }: Entity): void => {
  if (typeof attrs["inside"] === "string") setAttrs(draft, id, { inside: null });
};

/** Lets what is in a container lie where the container is put down. */
export const layContents = (draft: ResolutionDraft, container: Entity, from: string, place: string): void => {
  for (const content of contentsOf(draft, container.id, from)) {
    moveStock(draft, from, content.id, -stockOf(draft, from, content.id));
    setAttrs(draft, content.id, { location_id: place, placed_at: container.id });
    if (place === draft.scene.location_id) draft.present.add(content.id);
  }
};

import type { Entity } from "freeform-rpg/schemas";
import { canHold, entityById, isPlural, spokenName } from "freeform-rpg/plugins/turn/scene/lib";
import { messagesOf } from "../messages.ts";
import { defineEffectKind } from "../effect-kind.ts";
import { readFeature } from "../features.ts";
import { findThing, isInReach, refuseAbsent, unknownRef } from "../refs.ts";
import { record, setAttrs } from "../resolution-draft.ts";
import type { ResolutionDraft } from "../resolution-draft.ts";
import { layContents, putInto, takeOut } from "./containers.ts";
import { findMovable, moveAside, settleMoving } from "./move-aside.ts";
import { schemaOf } from "./schema-of.ts";
import { agentOf, findItem, layDown, nowhere, take } from "./things.ts";

export const place = defineEffectKind({
  kind: "place",
  summary: "An item is put down in a place, at a feature, or into something.",
  example: "I put the pin back into its bracket.",
  schema: schemaOf("place"),
  settle: (effect, scene) => {
    const movable = findMovable(effect.item, scene);
    const moved = movable === undefined ? undefined : settleMoving(effect, movable, scene);
    if (moved !== undefined) return moved;
    const item = findItem(effect.item, scene);
    if (item === undefined) return unknownRef(effect.item, scene);
    if (!isInReach(item, scene)) return refuseAbsent(item, scene);
    const here = scene.world.scene.location_id;
    const at = nowhere.has(effect.at) ? here : findThing(effect.at, scene)?.id;
    return at === undefined ? unknownRef(effect.at, scene) : { effect: { ...effect, item: item.id, at } };
  },
  apply: ({ item: id, at, quantity }, draft) => {
    const item = entityById(draft.world, id);
    if (item === undefined) return false;
    if (item.type === "other") return moveAside(draft, item, at);
    return putInto(draft, item, at) ?? putDown(draft, item, { at, quantity });
  },
});

const putDown = (draft: ResolutionDraft, item: Entity, { at, quantity }: { readonly at: string; readonly quantity: number }): boolean => {
  const { id } = item;
  const location = entityById(draft.world, at)?.type === "location" ? at : (readFeature(at, draft.world)?.place ?? draft.scene.location_id);
  const from = draft.world.inventory.find(({ item_id, qty }) => item_id === id && qty > 0)?.owner_id ?? "";
  const lies = from === "" && item.attrs["placed_at"] === (at === location ? undefined : at) && item.attrs.location_id === location;
  const moved = lies ? 0 : take(draft, item, from, quantity);
  if (moved === 0) return false;
  takeOut(draft, item);
  if (from !== "") layContents(draft, item, from, location);
  if (at === location) return layDown(draft, item, location, moved);
  layAt(draft, item, { location, at });
  const text = describePlacing(draft, item, at);
  record(draft, "item_lost", text, { item_id: id, qty: quantity, reason: "placed", at }, { binding: true });
  return true;
};

const layAt = (draft: ResolutionDraft, item: Entity, { location, at }: { readonly location: string; readonly at: string }): void => {
  if (location === draft.scene.location_id) draft.present.add(item.id);
  const holder = entityById(draft.world, at);
  const isWithin = holder !== undefined && canHold(holder, item);
  setAttrs(draft, item.id, { location_id: location, placed_at: at, ...(isWithin && { inside: at }) });
};

const describePlacing = (draft: ResolutionDraft, item: Entity, at: string): string => {
  const where = spokenName(entityById(draft.world, at) ?? { name: readFeature(at, draft.world)?.name.split(",")[0] ?? at });
  const agent = agentOf(draft);
  const { isAt, putsAt } = messagesOf(draft.world).told;
  return agent === null ? isAt(spokenName(item), where, isPlural(item)) : putsAt(agent, spokenName(item), where);
};

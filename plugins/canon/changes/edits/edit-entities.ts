import { bareNameKey } from "freeform-rpg/language";
import { isRetired, namesOf, retiredTag } from "freeform-rpg/plugins/turn/scene/lib";
import { EntityAttrs } from "freeform-rpg/schemas/campaign";
import type { Edit, Entity, JsonObject } from "freeform-rpg/schemas";
import { EditRefused } from "../change-error.ts";
import { idFor, requireEntity } from "./edit-scene.ts";
import { shareWithAll } from "./edit-sight.ts";
import type { EditScene } from "./edit-scene.ts";

type EditOf<K extends Edit["kind"]> = Extract<Edit, { kind: K }>;

export const addEntity = (edit: EditOf<"add_entity">, scene: EditScene): void => {
  const { name, type, tags, visibility, description, at } = edit;
  const namesake = scene.tables.entities.rows().find((one) => namesOf(one).includes(bareNameKey(name)));
  if (namesake !== undefined)
    throw new EditRefused("name", `"${name}" is a name of "${namesake.id}" already. Edit that one, or choose another name.`);
  const id = idFor(scene, "entities", name, edit.id);
  const attrs = attrsOf("attrs", {}, { ...(description === "" ? {} : { description }), ...edit.attrs });
  scene.tables.entities.add({ id, type, name, attrs, tags, visibility, origin: "campaign", pack_id: null, pack_entity_id: null });
  if (at !== undefined) putAt(scene, id, at);
};

export const editEntity = ({ entity: id, description, attrs, tags, visibility }: EditOf<"edit_entity">, scene: EditScene): void => {
  const entity = requireEntity(scene, "entity", id);
  const changed = { ...(description === undefined ? {} : { description }), ...attrs };
  scene.tables.entities.put({
    ...entity,
    attrs: attrsOf("attrs", entity.attrs, changed),
    tags: tags ?? entity.tags,
    visibility: visibility ?? entity.visibility,
  });
  if (visibility === "known") shareWithAll(scene, "entities", id);
};

export const retire = ({ entity: id }: EditOf<"retire">, scene: EditScene): void => {
  const entity = requireEntity(scene, "entity", id);
  const here = scene.tables.scene.rows().find(({ location_id }) => location_id === id);
  if (here !== undefined) throw new EditRefused("entity", `The scene is at "${id}". Move the party first.`);
  scene.tables.entities.put({
    ...entity,
    attrs: attrsOf("entity", entity.attrs, { location_id: null, in_party: null }),
    tags: [...new Set([...entity.tags, retiredTag])],
  });
  leaveScene(scene, id);
  for (const { owner_id, item_id } of scene.tables.inventory.rows()) if (item_id === id) scene.tables.inventory.remove(owner_id, item_id);
};

export const bringBack = ({ entity: id, at }: EditOf<"bring_back">, scene: EditScene): void => {
  const entity = requireEntity(scene, "entity", id);
  if (!isRetired(entity)) throw new EditRefused("entity", `"${id}" was not retired.`);
  scene.tables.entities.put({ ...entity, tags: entity.tags.filter((tag) => tag !== retiredTag) });
  if (at !== undefined) putAt(scene, id, at);
};

export const setItem = ({ item, owner, quantity }: EditOf<"set_item">, scene: EditScene): void => {
  requireEntity(scene, "item", item, "item");
  requireEntity(scene, "owner", owner);
  const { inventory } = scene.tables;
  const flags = inventory.find(owner, item)?.flags ?? {};
  if (quantity === 0) inventory.remove(owner, item);
  else inventory.put({ owner_id: owner, item_id: item, qty: quantity, flags });
  if (quantity > 0) leaveScene(scene, item);
};

/** Puts an entity at a place or, with a person's id, an item into their hands. Who comes to the place of the scene is present. */
const putAt = (scene: EditScene, id: string, at: string): void => {
  const place = requireEntity(scene, "at", at);
  const entity = requireEntity(scene, "entity", id);
  if (place.type !== "location") {
    if (entity.type !== "item") throw new EditRefused("at", `"${at}" is no location.`);
    scene.tables.inventory.put({ owner_id: at, item_id: id, qty: 1, flags: {} });
    return;
  }
  scene.tables.entities.put({ ...entity, attrs: attrsOf("at", entity.attrs, { location_id: at }) });
  const here = scene.tables.scene.rows().find(({ location_id }) => location_id === at);
  if (here === undefined || entity.visibility !== "known") return;
  scene.tables.scene.put({ ...here, present_entity_ids: [...new Set([...here.present_entity_ids, id])] });
};

const leaveScene = ({ tables }: EditScene, id: string): void => {
  const here = tables.scene.rows().find(({ present_entity_ids }) => present_entity_ids.includes(id));
  if (here === undefined) return;
  tables.scene.put({ ...here, present_entity_ids: here.present_entity_ids.filter((one) => one !== id) });
};

/** Attributes with changes merged in; `null` takes one away. */
const attrsOf = (field: string, before: Entity["attrs"], changes: JsonObject): Entity["attrs"] => {
  const merged = Object.fromEntries(Object.entries({ ...before, ...changes }).filter(([, value]) => value !== null));
  const parsed = EntityAttrs.safeParse(merged);
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  throw new EditRefused([field, ...(issue?.path ?? [])].join("."), issue?.message ?? "is not a valid attribute");
};

import { EntityAttrs } from "freeform-rpg/schemas/campaign";
import type { JsonObject, StateDiff } from "freeform-rpg/schemas";
import type { Tables } from "../tables.ts";

/** New entities, and new values of old ones: attributes merge (`null` takes one away), tags and visibility replace. */
export const applyEntities = ({ entities_add, entities_update }: StateDiff, { entities }: Tables): void => {
  for (const entity of entities_add) entities.add(entity);
  for (const { id, attrs, tags, visibility } of entities_update) {
    const entity = entities.need(id);
    entities.put({
      ...entity,
      attrs: mergeAttrs(entity.attrs, attrs ?? {}),
      tags: tags ?? entity.tags,
      visibility: visibility ?? entity.visibility,
    });
  }
};

const mergeAttrs = (before: EntityAttrs, changes: JsonObject): EntityAttrs =>
  EntityAttrs.parse(Object.fromEntries(Object.entries({ ...before, ...changes }).filter(([, value]) => value !== null)));

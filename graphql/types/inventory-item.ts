import { withoutDm } from "freeform-rpg/plugins/turn/context/lib";
import type { ApiPart } from "../builder/api-parts.ts";
import { columns } from "../read/columns.ts";
import { entityIn } from "../read/related.ts";
import { Row } from "../read/row.ts";
import { Entity } from "../rows/entity.ts";

/** A row of `inventory`. */
export class InventoryItem extends Row {
  declare readonly item_id: string;
  declare readonly qty: number;
  declare readonly flags: Readonly<Record<string, unknown>>;
}

/** Adds what is carried. */
export const addInventory: ApiPart = (builder) => {
  builder.objectType(InventoryItem, {
    name: "InventoryItem",
    description: "An item that an entity carries.",
    ...columns("campaign_id"),
    fields: (t) => ({
      itemKey: t.exposeString("item_id", { description: "The plain id of the item, unique within its campaign.", ...columns("item_id") }),
      item: t.field({ type: Entity, description: "The item; `null` when the viewer may not see it.", ...entityIn("item_id") }),
      owner: t.field({
        type: Entity,
        description: "The entity that carries it; `null` when the viewer may not see it.",
        ...entityIn("owner_id"),
      }),
      quantity: t.exposeInt("qty", { description: "The number of items or occurrences.", ...columns("qty") }),
      flags: t.field({
        type: "JSON",
        description: "Free-form flags, such as `loaded`.",
        ...columns("flags"),
        resolve: ({ flags }) => withoutDm(flags),
      }),
    }),
  });
};

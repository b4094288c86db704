import { withoutDm } from "freeform-rpg/plugins/context";
import type { ApiPart } from "../builder/tokens.ts";
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
    description: "Something that somebody carries.",
    ...columns("campaign_id"),
    fields: (t) => ({
      itemKey: t.exposeString("item_id", { description: "The item's id within its campaign.", ...columns("item_id") }),
      item: t.field({ type: Entity, description: "The item; `null` when players do not know it.", ...entityIn("item_id") }),
      owner: t.field({ type: Entity, description: "Who carries it; `null` when players do not know them.", ...entityIn("owner_id") }),
      quantity: t.exposeInt("qty", { description: "How many.", ...columns("qty") }),
      flags: t.field({
        type: "JSON",
        description: "Free marks, such as `loaded`.",
        ...columns("flags"),
        resolve: ({ flags }) => withoutDm(flags),
      }),
    }),
  });
};

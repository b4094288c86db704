import type { Clock as ClockState, Visibility } from "freeform-rpg/schemas";
import type { ApiPart } from "../builder/tokens.ts";
import { columns } from "../read/columns.ts";
import { dmOnly } from "../read/dm-only.ts";
import { loadRow } from "../read/load-row.ts";
import { Row } from "../read/row.ts";
import { rowId } from "../read/row-id.ts";
import { ClockDirectionEnum, VisibilityEnum } from "./enums.ts";

/** A row of `clocks`. */
export class Clock extends Row {
  declare readonly id: string;
  declare readonly name: string;
  declare readonly value: number;
  declare readonly max: number;
  declare readonly direction: "up" | "down";
  declare readonly tags: string[];
}

/** What of a clock the DM alone sees. */
export class ClockDm {
  declare readonly visibility: Visibility;
  declare readonly triggers: ClockState["triggers"];
}

/** Adds clocks. */
export const addClocks: ApiPart = (builder) => {
  builder.node(Clock, {
    name: "Clock",
    description: "A track that fills or empties as the story moves, such as heat or time.",
    ...columns("campaign_id", "id"),
    isTypeOf: () => true,
    id: rowId,
    loadWithoutCache: loadRow("Clock", "clocks"),
    fields: (t) => ({
      key: t.exposeString("id", { description: "The clock's id within its campaign." }),
      name: t.exposeString("name", { description: "What the clock counts.", ...columns("name") }),
      value: t.exposeInt("value", { description: "Where it stands.", ...columns("value") }),
      max: t.exposeInt("max", { description: "Its far end.", ...columns("max") }),
      direction: t.expose("direction", { type: ClockDirectionEnum, description: "Which way it runs.", ...columns("direction") }),
      tags: t.exposeStringList("tags", { description: "Free labels.", ...columns("tags") }),
      dm: t.field({ type: ClockDm, ...dmOnly }),
    }),
  });
  builder.objectType(ClockDm, {
    name: "ClockDm",
    description: "What of a clock the DM alone sees.",
    fields: (t) => ({
      visibility: t.expose("visibility", { type: VisibilityEnum, description: "Who knows of the clock.", ...columns("visibility") }),
      triggers: t.expose("triggers", { type: "JSON", description: "What happens, by the value at which it does.", ...columns("triggers") }),
    }),
  });
};

import { sql } from "kysely";
import type { RawBuilder } from "kysely";
import type { Hardness, Threat as ThreatState } from "freeform-rpg/schemas";
import type { ApiPart } from "../builder/api-parts.ts";
import { columns } from "../read/columns.ts";
import { entityIn } from "../read/related.ts";
import { loadRow } from "../read/load-row.ts";
import { rowId } from "../read/row-id.ts";
import { Row } from "../read/row.ts";
import { viewerRow } from "../read/viewer-row.ts";
import { Entity } from "../rows/entity.ts";
import { HardnessEnum, ThreatStatusEnum } from "./enums.ts";

/** A row of `threats`. */
export class Threat extends Row {
  declare readonly id: string;
  declare readonly text: string;
  declare readonly hardness: Hardness;
  declare readonly status: ThreatState["status"];
  declare readonly created_turn: number;
}

/** SQL that is true for dangers that the viewer may read: those that can still happen; for DMs all. */
const pendingThreat = (row: RawBuilder<unknown>): RawBuilder<unknown> => sql`(${row}.status = 'pending' or ${viewerRow}.role = 'DM')`;

/** Adds announced dangers. */
export const addThreats: ApiPart = (builder) => {
  builder.node(Threat, {
    name: "Threat",
    description: "An announced danger.",
    ...columns("campaign_id", "id"),
    isTypeOf: () => true,
    id: rowId,
    loadWithoutCache: loadRow("Threat", "threats", pendingThreat),
    fields: (t) => ({
      key: t.exposeString("id", { description: "The plain id of the threat, unique within its campaign." }),
      text: t.exposeString("text", { description: "A description that players may see.", ...columns("text") }),
      source: t.field({
        type: Entity,
        description: "The entity that causes it; `null` when the viewer may not see it.",
        ...entityIn("source_entity_id"),
      }),
      hardness: t.expose("hardness", { type: HardnessEnum, description: "Whether it is a warning or binding.", ...columns("hardness") }),
      status: t.expose("status", { type: ThreatStatusEnum, description: "The status of the danger.", ...columns("status") }),
      createdTurn: t.exposeInt("created_turn", { description: "The number of the turn that announced it.", ...columns("created_turn") }),
    }),
  });
};

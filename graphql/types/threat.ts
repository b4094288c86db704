import type { Hardness, Threat as ThreatState } from "freeform-rpg/schemas";
import type { ApiPart } from "../builder/api-parts.ts";
import { columns } from "../read/columns.ts";
import { entityIn } from "../read/related.ts";
import { Row } from "../read/row.ts";
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

/** Adds announced dangers. */
export const addThreats: ApiPart = (builder) => {
  builder.objectType(Threat, {
    name: "Threat",
    description: "An announced danger.",
    ...columns("campaign_id", "id"),
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

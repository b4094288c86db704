import type { Hardness, Threat as ThreatState } from "freeform-rpg/schemas";
import type { ApiPart } from "../builder/tokens.ts";
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
    description: "A danger that was announced.",
    ...columns("campaign_id", "id"),
    fields: (t) => ({
      key: t.exposeString("id", { description: "The threat's id within its campaign." }),
      text: t.exposeString("text", { description: "What players may know of it.", ...columns("text") }),
      source: t.field({
        type: Entity,
        description: "Where it comes from; `null` when players do not know.",
        ...entityIn("source_entity_id"),
      }),
      hardness: t.expose("hardness", { type: HardnessEnum, description: "Whether it warns or binds.", ...columns("hardness") }),
      status: t.expose("status", { type: ThreatStatusEnum, description: "What became of it.", ...columns("status") }),
      createdTurn: t.exposeInt("created_turn", { description: "The turn that announced it.", ...columns("created_turn") }),
    }),
  });
};

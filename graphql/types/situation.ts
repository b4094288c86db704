import type { Hardness, SituationType } from "freeform-rpg/schemas";
import type { ApiPart } from "../builder/api-parts.ts";
import { columns } from "../read/columns.ts";
import { entityIn } from "../read/related.ts";
import { everyMember, loadRow } from "../read/load-row.ts";
import { rowId } from "../read/row-id.ts";
import { Row } from "../read/row.ts";
import { Entity } from "../rows/entity.ts";
import { HardnessEnum, SituationTypeEnum } from "./enums.ts";

/** A row of `situations`. */
export class Situation extends Row {
  declare readonly id: string;
  declare readonly type: SituationType;
  declare readonly hardness: Hardness;
  declare readonly narrative: string;
  declare readonly created_turn: number;
  declare readonly cleared_turn: number | null;
}

/** Adds situations. */
export const addSituations: ApiPart = (builder) => {
  builder.node(Situation, {
    name: "Situation",
    description: "A condition of a character that the story has to respect.",
    ...columns("campaign_id", "id"),
    isTypeOf: () => true,
    id: rowId,
    loadWithoutCache: loadRow("Situation", "situations", everyMember),
    fields: (t) => ({
      key: t.exposeString("id", { description: "The plain id of the situation, unique within its campaign." }),
      type: t.expose("type", { type: SituationTypeEnum, description: "The type of condition.", ...columns("type") }),
      hardness: t.expose("hardness", { type: HardnessEnum, description: "Whether it is a warning or binding.", ...columns("hardness") }),
      subject: t.field({
        type: Entity,
        description: "The affected character; `null` when the viewer may not see them.",
        ...entityIn("subject_id"),
      }),
      narrative: t.exposeString("narrative", { description: "The cause of the condition, as one sentence.", ...columns("narrative") }),
      createdTurn: t.exposeInt("created_turn", { description: "The number of the turn that caused it.", ...columns("created_turn") }),
      clearedTurn: t.exposeInt("cleared_turn", {
        nullable: true,
        description: "The number of the turn that ended it; `null` while it lasts.",
        ...columns("cleared_turn"),
      }),
    }),
  });
};

import type { Hardness, SituationType } from "freeform-rpg/schemas";
import type { ApiPart } from "../builder/tokens.ts";
import { columns } from "../read/columns.ts";
import { entityIn } from "../read/related.ts";
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
  builder.objectType(Situation, {
    name: "Situation",
    description: "A condition that a character is in and that play must reckon with.",
    ...columns("campaign_id", "id"),
    fields: (t) => ({
      key: t.exposeString("id", { description: "The situation's id within its campaign." }),
      type: t.expose("type", { type: SituationTypeEnum, description: "Which condition.", ...columns("type") }),
      hardness: t.expose("hardness", { type: HardnessEnum, description: "Whether it warns or binds.", ...columns("hardness") }),
      subject: t.field({ type: Entity, description: "Who is in it.", ...entityIn("subject_id") }),
      narrative: t.exposeString("narrative", { description: "How it came about, in a sentence.", ...columns("narrative") }),
      createdTurn: t.exposeInt("created_turn", { description: "The turn that brought it.", ...columns("created_turn") }),
      clearedTurn: t.exposeInt("cleared_turn", {
        nullable: true,
        description: "The turn that ended it; `null` while it lasts.",
        ...columns("cleared_turn"),
      }),
    }),
  });
};

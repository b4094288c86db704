import { OriginEnum } from "./shared-enums.ts";
import type { Origin, Visibility } from "freeform-rpg/schemas";
import { withoutDm } from "freeform-rpg/plugins/turn/context/lib";
import { sql } from "kysely";
import type { ApiPart } from "../builder/api-parts.ts";
import { columns, computed } from "../read/columns.ts";
import { dmOnly } from "../read/dm-only.ts";
import { loadRow } from "../read/load-row.ts";
import { entityIn } from "../read/related.ts";
import { Row } from "../read/row.ts";
import { rowId } from "../read/row-id.ts";
import { Entity } from "../rows/entity.ts";
import { VisibilityEnum } from "./enums.ts";

/** A row of `facts`. */
export class Fact extends Row {
  declare readonly id: string;
  declare readonly predicate: string;
  declare readonly text: string | null;
  declare readonly object: Readonly<Record<string, unknown>>;
  declare readonly confidence: number;
  declare readonly tags: string[];
  declare readonly discovered_turn: number | null;
  declare readonly discovery_method: string | null;
  declare readonly turn_no: number;
  declare readonly ended_turn: number | null;
}

/** Details of a fact that only the DM sees. */
export class FactDm {
  declare readonly visibility: Visibility;
  declare readonly origin: Origin;
  declare readonly pack_id: string | null;
}

/** Adds facts. */
export const addFacts: ApiPart = (builder) => {
  addFact(builder);
  addFactDm(builder);
};

const addFact: ApiPart = (builder) => {
  builder.node(Fact, {
    name: "Fact",
    description: "A statement that is true in the campaign: subject, predicate and object.",
    ...columns("campaign_id", "id"),
    isTypeOf: () => true,
    id: rowId,
    loadWithoutCache: loadRow("Fact", "facts"),
    fields: (t) => ({
      key: t.exposeString("id", { description: "The plain id of the fact, unique within its campaign." }),
      subject: t.field({
        type: Entity,
        description: "The entity that the fact is about; `null` when the viewer may not see it.",
        ...entityIn("subject_id"),
      }),
      predicate: t.exposeString("predicate", { description: "The kind of statement, such as `works_for`.", ...columns("predicate") }),
      text: t.exposeString("text", {
        nullable: true,
        description: "The fact as a sentence; `null` when its object has none.",
        ...computed("text", (row) => sql`${row}.object ->> 'text'`),
      }),
      object: t.field({
        type: "JSON",
        description: "The object of the statement, as a JSON document.",
        ...columns("object"),
        resolve: ({ object }) => withoutDm(object),
      }),
      confidence: t.exposeFloat("confidence", { description: "The confidence in the fact, 0 to 1.", ...columns("confidence") }),
      tags: t.exposeStringList("tags", { description: "Free-form labels.", ...columns("tags") }),
      discoveredTurn: t.exposeInt("discovered_turn", {
        nullable: true,
        description:
          "The number of the turn in which the players discovered it; `null` when they knew it from the start or do not know it.",
        ...columns("discovered_turn"),
      }),
      discoveryMethod: t.exposeString("discovery_method", {
        nullable: true,
        description: "The way in which the players discovered it; `null` when they did not discover it in play.",
        ...columns("discovery_method"),
      }),
      turnNo: t.exposeInt("turn_no", {
        description: "The number of the turn that established it; 0 for facts of the scenario.",
        ...columns("turn_no"),
      }),
      endedTurn: t.exposeInt("ended_turn", {
        nullable: true,
        description: "The number of the turn in which a later fact took its place; `null` while it holds.",
        ...columns("ended_turn"),
      }),
      dm: t.field({ type: FactDm, ...dmOnly }),
    }),
  });
};

const addFactDm: ApiPart = (builder) => {
  builder.objectType(FactDm, {
    name: "FactDm",
    description: "Details of a fact that only the DM sees.",
    fields: (t) => ({
      visibility: t.expose("visibility", {
        type: VisibilityEnum,
        description: "The visibility of the fact to players.",
        ...columns("visibility"),
      }),
      origin: t.expose("origin", { type: OriginEnum, description: "Where it comes from.", ...columns("origin") }),
      packId: t.exposeString("pack_id", {
        nullable: true,
        description: "The content pack that defined it; `null` when none did.",
        ...columns("pack_id"),
      }),
    }),
  });
};

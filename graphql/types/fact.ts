import type { Origin, Visibility } from "freeform-rpg/schemas";
import { withoutDm } from "freeform-rpg/plugins/context";
import { sql } from "kysely";
import type { ApiPart } from "../builder/tokens.ts";
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
}

/** What of a fact the DM alone sees. */
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
    description: "One thing that is true in the campaign: subject, predicate, object.",
    ...columns("campaign_id", "id"),
    isTypeOf: () => true,
    id: rowId,
    loadWithoutCache: loadRow("Fact", "facts"),
    fields: (t) => ({
      key: t.exposeString("id", { description: "The fact's id within its campaign." }),
      subject: t.field({
        type: Entity,
        description: "Whom or what it is about; `null` when players do not know it.",
        ...entityIn("subject_id"),
      }),
      predicate: t.exposeString("predicate", { description: "What kind of truth it is, such as `works_for`.", ...columns("predicate") }),
      text: t.exposeString("text", {
        nullable: true,
        description: "The fact as a sentence; `null` when its object holds none.",
        ...computed("text", (row) => sql`${row}.object ->> 'text'`),
      }),
      object: t.field({
        type: "JSON",
        description: "What is true of the subject, as a document.",
        ...columns("object"),
        resolve: ({ object }) => withoutDm(object),
      }),
      confidence: t.exposeFloat("confidence", { description: "How sure it is, 0 to 1.", ...columns("confidence") }),
      tags: t.exposeStringList("tags", { description: "Free labels.", ...columns("tags") }),
      discoveredTurn: t.exposeInt("discovered_turn", {
        nullable: true,
        description: "The turn in which the players found it out; `null` when they did not have to.",
        ...columns("discovered_turn"),
      }),
      discoveryMethod: t.exposeString("discovery_method", {
        nullable: true,
        description: "How they found it out.",
        ...columns("discovery_method"),
      }),
      turnNo: t.exposeInt("turn_no", { description: "The turn that established it; 0 is the scenario.", ...columns("turn_no") }),
      dm: t.field({ type: FactDm, ...dmOnly }),
    }),
  });
};

const addFactDm: ApiPart = (builder) => {
  builder.objectType(FactDm, {
    name: "FactDm",
    description: "What of a fact the DM alone sees.",
    fields: (t) => ({
      visibility: t.expose("visibility", { type: VisibilityEnum, description: "Who knows it.", ...columns("visibility") }),
      origin: t.exposeString("origin", { description: "`pack`, `campaign` or `world`: where it came from.", ...columns("origin") }),
      packId: t.exposeString("pack_id", { nullable: true, description: "The content pack it came with.", ...columns("pack_id") }),
    }),
  });
};

import type { ThreadStatus, ThreadType, Urgency, Visibility } from "freeform-rpg/schemas";
import { sql } from "kysely";
import type { ApiPart } from "../builder/tokens.ts";
import { columns, computed } from "../read/columns.ts";
import { dmOnly } from "../read/dm-only.ts";
import { loadRow } from "../read/load-row.ts";
import { entitiesOf } from "../read/related.ts";
import { Row } from "../read/row.ts";
import { rowId } from "../read/row-id.ts";
import { Entity } from "../rows/entity.ts";
import { ThreadStatusEnum, ThreadTypeEnum, UrgencyEnum, VisibilityEnum } from "./enums.ts";

/** A row of `threads`. */
export class Thread extends Row {
  declare readonly id: string;
  declare readonly title: string;
  declare readonly type: ThreadType;
  declare readonly urgency: Urgency;
  declare readonly status: ThreadStatus;
  declare readonly success: string | null;
  declare readonly failure: string | null;
  declare readonly tags: string[];
  declare readonly progressed_turn: number;
  declare readonly overdue: boolean;
}

/** What of a thread the DM alone sees. */
export class ThreadDm {
  declare readonly visibility: Visibility;
  declare readonly stakes: Readonly<Record<string, unknown>>;
}

/** Adds threads. */
export const addThreads: ApiPart = (builder) => {
  builder.node(Thread, {
    name: "Thread",
    description: "Something open in the story: a mystery, a goal, a danger.",
    ...columns("campaign_id", "id"),
    isTypeOf: () => true,
    id: rowId,
    loadWithoutCache: loadRow("Thread", "threads"),
    fields: (t) => ({
      key: t.exposeString("id", { description: "The thread's id within its campaign." }),
      title: t.exposeString("title", { description: "The thread in one line.", ...columns("title") }),
      type: t.expose("type", { type: ThreadTypeEnum, description: "What it asks of the players.", ...columns("type") }),
      urgency: t.expose("urgency", { type: UrgencyEnum, description: "How soon it wants to move.", ...columns("urgency") }),
      status: t.expose("status", { type: ThreadStatusEnum, description: "Where it stands.", ...columns("status") }),
      success: t.exposeString("success", {
        nullable: true,
        description: "What is won if it ends well.",
        ...computed("success", (row) => sql`${row}.stakes ->> 'success'`),
      }),
      failure: t.exposeString("failure", {
        nullable: true,
        description: "What is lost if it ends badly.",
        ...computed("failure", (row) => sql`${row}.stakes ->> 'failure'`),
      }),
      relatedEntities: t.field({
        type: [Entity],
        description: "Whom and what it is about, as far as players know.",
        ...entitiesOf("related_entity_ids"),
      }),
      tags: t.exposeStringList("tags", { description: "Free labels.", ...columns("tags") }),
      progressedTurn: t.exposeInt("progressed_turn", { description: "The last turn in which it moved.", ...columns("progressed_turn") }),
      overdue: t.exposeBoolean("overdue", {
        description: "Whether it is active and has not moved for longer than its urgency allows.",
        ...computed("overdue", isOverdue),
      }),
      dm: t.field({ type: ThreadDm, ...dmOnly }),
    }),
  });
  builder.objectType(ThreadDm, {
    name: "ThreadDm",
    description: "What of a thread the DM alone sees.",
    fields: (t) => ({
      visibility: t.expose("visibility", { type: VisibilityEnum, description: "Who knows of it.", ...columns("visibility") }),
      stakes: t.expose("stakes", { type: "JSON", description: "All that hangs on it.", ...columns("stakes") }),
    }),
  });
};

const isOverdue: Parameters<typeof computed>[1] = (row) =>
  sql`(${row}.status = 'active' and (select campaigns.current_turn from campaigns where campaigns.id = ${row}.campaign_id)
    - ${row}.progressed_turn > case ${row}.urgency when 'HIGH' then 4 when 'MEDIUM' then 7 else 10 end)`;

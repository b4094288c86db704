import type { ThreadStatus, ThreadType, Urgency, Visibility } from "freeform-rpg/schemas";
import { sql } from "kysely";
import type { ApiPart } from "../builder/tokens.ts";
import { columns, computed } from "../read/columns.ts";
import { dmOnly } from "../read/dm-only.ts";
import { loadRow, standingThread } from "../read/load-row.ts";
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
  declare readonly summary: string | null;
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
    loadWithoutCache: loadRow("Thread", "threads", standingThread),
    fields: (t) => ({
      key: t.exposeString("id", { description: "The thread's id within its campaign." }),
      title: t.string({
        description: "The thread in one line.",
        ...columns("title"),
        resolve: ({ campaign_id, id, title }, _args, { canons }) => {
          const canon = canons.of(campaign_id);
          const corrected = canon?.threads.thread(id)?.title;
          return corrected === undefined ? title : (canon?.text.tell(corrected) ?? corrected);
        },
      }),
      summary: t.string({
        nullable: true,
        description: "What has become of it so far; `null` while nobody has summed it up.",
        ...computed("summary", summaryOf),
        resolve: ({ campaign_id, id, summary }, _args, { canons }) => {
          const canon = canons.of(campaign_id);
          const corrected = canon?.threads.thread(id)?.summary ?? null;
          return corrected === null ? summary : (canon?.text.tell(corrected) ?? corrected);
        },
      }),
      corrected: t.boolean({
        description: "Whether a correction in force bears on it.",
        resolve: ({ campaign_id, id }, _args, { canons }) => canons.of(campaign_id)?.threads.thread(id)?.corrected ?? false,
      }),
      type: t.expose("type", { type: ThreadTypeEnum, description: "What it asks of the players.", ...columns("type") }),
      urgency: t.expose("urgency", { type: UrgencyEnum, description: "How soon it wants to move.", ...columns("urgency") }),
      status: t.field({
        type: ThreadStatusEnum,
        description: "Where it stands.",
        ...columns("status"),
        resolve: ({ campaign_id, id, status }, _args, { canons }) => canons.of(campaign_id)?.threads.thread(id)?.status ?? status,
      }),
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
      overdue: t.boolean({
        description: "Whether it is active and has not moved for longer than its urgency allows.",
        ...computed("overdue", isOverdue),
        resolve: ({ campaign_id, id, overdue }, _args, { canons }) =>
          overdue && (canons.of(campaign_id)?.threads.thread(id)?.status ?? "active") === "active",
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

const summaryOf: Parameters<typeof computed>[1] = (row) => sql`(select summaries.text from summaries
  where summaries.campaign_id = ${row}.campaign_id and summaries.scope = 'thread' and summaries.scope_id = ${row}.id
  order by summaries.to_turn desc, summaries.id limit 1)`;

const isOverdue: Parameters<typeof computed>[1] = (row) =>
  sql`(${row}.status = 'active' and (select campaigns.current_turn from campaigns where campaigns.id = ${row}.campaign_id)
    - ${row}.progressed_turn > case ${row}.urgency when 'HIGH' then 4 when 'MEDIUM' then 7 else 10 end)`;

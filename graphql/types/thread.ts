import type { ThreadStatus, ThreadType, Urgency, Visibility } from "freeform-rpg/schemas";
import { isOverdue } from "freeform-rpg/schemas/campaign";
import { sql } from "kysely";
import type { ApiPart } from "../builder/api-parts.ts";
import { columns, computed, correctable } from "../read/columns.ts";
import { dmOnly } from "../read/dm-only.ts";
import { reading } from "../read/field-read.ts";
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
  declare readonly current_turn: number;
  declare readonly summary: string | null;
}

/** Details of a thread that only the DM sees. */
export class ThreadDm {
  declare readonly visibility: Visibility;
  declare readonly stakes: Readonly<Record<string, unknown>>;
}

/** Adds threads. */
export const addThreads: ApiPart = (builder) => {
  builder.node(Thread, {
    name: "Thread",
    description: "An open matter of the story: a mystery, a goal or a danger.",
    ...columns("campaign_id", "id"),
    isTypeOf: () => true,
    id: rowId,
    loadWithoutCache: loadRow("Thread", "threads", standingThread),
    fields: (t) => ({
      key: t.exposeString("id", { description: "The plain id of the thread, unique within its campaign." }),
      title: t.string({
        description: "The title of the thread, in one line.",
        ...correctable("title"),
        resolve: ({ campaign_id, id, title }, _args, { canons }) => {
          const canon = canons.of(campaign_id);
          const corrected = canon?.threads.thread(id)?.title;
          return corrected === undefined ? title : (canon?.text.rename(corrected) ?? corrected);
        },
      }),
      summary: t.string({
        nullable: true,
        description: "A summary of the thread so far; `null` when there is none.",
        ...correctable("summary", summaryOf),
        resolve: ({ campaign_id, id, summary }, _args, { canons }) => {
          const canon = canons.of(campaign_id);
          const corrected = canon?.threads.thread(id)?.summary ?? null;
          return corrected === null ? summary : (canon?.text.rename(corrected) ?? corrected);
        },
      }),
      corrected: t.boolean({
        description: "Whether a correction in force changes it.",
        ...reading({ answer: () => sql`false` }),
        resolve: ({ campaign_id, id }, _args, { canons }) => canons.of(campaign_id)?.threads.thread(id)?.corrected ?? false,
      }),
      type: t.expose("type", { type: ThreadTypeEnum, description: "The type of the thread.", ...columns("type") }),
      urgency: t.expose("urgency", { type: UrgencyEnum, description: "The urgency of the thread.", ...columns("urgency") }),
      status: t.field({
        type: ThreadStatusEnum,
        description: "The status of the thread.",
        ...correctable("status"),
        resolve: ({ campaign_id, id, status }, _args, { canons }) => canons.of(campaign_id)?.threads.thread(id)?.status ?? status,
      }),
      success: t.exposeString("success", {
        nullable: true,
        description: "The reward of success; `null` when none is known.",
        ...computed("success", (row) => sql`${row}.stakes ->> 'success'`),
      }),
      failure: t.exposeString("failure", {
        nullable: true,
        description: "The consequence of failure; `null` when none is known.",
        ...computed("failure", (row) => sql`${row}.stakes ->> 'failure'`),
      }),
      relatedEntities: t.field({
        type: [Entity],
        description: "The entities that the thread is about, as far as the players know.",
        ...entitiesOf("related_entity_ids"),
      }),
      tags: t.exposeStringList("tags", { description: "Free-form labels.", ...columns("tags") }),
      progressedTurn: t.exposeInt("progressed_turn", {
        description: "The number of the last turn in which the thread progressed.",
        ...columns("progressed_turn"),
      }),
      overdue: t.boolean({
        description:
          "Whether the thread is active and has not progressed for as many turns as its urgency allows: 4 (`HIGH`), 7 (`MEDIUM`) or 10 (`LOW`).",
        ...computed("current_turn", currentTurn, ["status", "urgency", "progressed_turn"]),
        resolve: ({ campaign_id, id, status, urgency, progressed_turn, current_turn }, _args, { canons }) =>
          isOverdue({ status: canons.of(campaign_id)?.threads.thread(id)?.status ?? status, urgency, progressed_turn }, current_turn),
      }),
      dm: t.field({ type: ThreadDm, ...dmOnly }),
    }),
  });
  builder.objectType(ThreadDm, {
    name: "ThreadDm",
    description: "Details of a thread that only the DM sees.",
    fields: (t) => ({
      visibility: t.expose("visibility", { type: VisibilityEnum, description: "The visibility to players.", ...columns("visibility") }),
      stakes: t.expose("stakes", { type: "JSON", description: "All consequences of success and failure.", ...columns("stakes") }),
    }),
  });
};

const summaryOf: Parameters<typeof computed>[1] = (row) => sql`(select summaries.text from summaries
  where summaries.campaign_id = ${row}.campaign_id and summaries.scope = 'thread' and summaries.scope_id = ${row}.id
  order by summaries.to_turn desc, summaries.id limit 1)`;

const currentTurn: Parameters<typeof computed>[1] = (row) =>
  sql`(select campaigns.current_turn from campaigns where campaigns.id = ${row}.campaign_id)`;

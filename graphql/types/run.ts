import type { RunStatus } from "freeform-rpg/db";
import type { Failure } from "freeform-rpg/kernel";
import { sql } from "kysely";
import { z } from "zod";
import type { GraphQLResolveInfo } from "graphql";
import type { ApiPart, Context } from "../builder/tokens.ts";
import { columns } from "../read/columns.ts";
import { reading } from "../read/field-read.ts";
import { readRow } from "../read/read-row.ts";
import { Row, fromRow } from "../read/row.ts";
import { oneRow, sameCampaign } from "../read/rows.ts";
import { RunStatusEnum } from "./enums.ts";
import { RunEventInterface } from "./run-event.ts";
import { RunFailure } from "./run-failure.ts";
import { Turn } from "./turn.ts";

/** A row of `runs` that belongs to a campaign. */
export class Run extends Row {
  declare readonly id: string;
  declare readonly pipeline: string;
  declare readonly user_id: string;
  declare readonly status: RunStatus;
  declare readonly failure: Failure | null;
  declare readonly last_seq: number;
  declare readonly created_at: string;
  declare readonly started_at: string | null;
  declare readonly finished_at: string | null;
}

const EventsArgs = z.object({ after: z.int().min(0).nullish() });

/** Adds runs. */
export const addRuns: ApiPart = (builder) => {
  builder.node(Run, {
    name: "Run",
    description: "Long work, such as a turn being made. It outlives the process that began it.",
    ...columns("campaign_id", "id"),
    isTypeOf: () => true,
    id: { resolve: ({ id }) => id },
    loadWithoutCache: (id, context, info) => readRun(context, info, id),
    fields: (t) => ({
      key: t.exposeString("id", { description: "Its plain id, as events write it." }),
      pipeline: t.exposeString("pipeline", { description: "What is run, such as `turn`.", ...columns("pipeline") }),
      userId: t.exposeString("user_id", { description: "Who asked for it.", ...columns("user_id") }),
      status: t.expose("status", { type: RunStatusEnum, description: "Where it stands.", ...columns("status") }),
      failure: t.expose("failure", {
        type: RunFailure,
        nullable: true,
        description: "Why it failed; `null` unless it did.",
        ...columns("failure"),
      }),
      lastSeq: t.exposeInt("last_seq", { description: "Number of its last event.", ...columns("last_seq") }),
      createdAt: t.expose("created_at", { type: "DateTime", description: "When it was asked for.", ...columns("created_at") }),
      startedAt: t.expose("started_at", {
        type: "DateTime",
        nullable: true,
        description: "When it began; `null` while it waits.",
        ...columns("started_at"),
      }),
      finishedAt: t.expose("finished_at", {
        type: "DateTime",
        nullable: true,
        description: "When it ended; `null` until then.",
        ...columns("finished_at"),
      }),
      turn: t.field({
        type: Turn,
        nullable: true,
        description: "The turn it committed; `null` until then.",
        ...reading({
          below: (below) =>
            oneRow(below, { table: "events", where: (row) => sql`${sameCampaign(below, row)} and ${row}.run_id = ${below.parent}.id` }),
        }),
        resolve: fromRow,
      }),
      events: t.field({
        type: [RunEventInterface],
        description: "What it has told so far.",
        args: { after: t.arg.int({ description: "Only events with a higher `seq`. Default 0." }) },
        ...reading({
          below: (below) => sql`(select coalesce(json_agg(told.event order by told.seq), '[]'::json) from run_events as told
            where told.campaign_id = ${below.viewer}.campaign_id and told.run_id = ${below.parent}.id
            and told.seq > ${below.args(EventsArgs).after ?? 0})`,
        }),
        resolve: fromRow,
      }),
    }),
  });
};

/** Reads a run by its plain id; `null` for those outside its campaign. */
export const readRun = (context: Context, info: GraphQLResolveInfo, id: string): Promise<Run | null> =>
  readRow<Run>(context, info, { type: "Run", table: "runs", where: (row) => sql`${row}.id = ${id}` });

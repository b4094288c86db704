import type { RunStatus } from "freeform-rpg/db";
import type { Failure } from "freeform-rpg/kernel";
import { sql } from "kysely";
import type { RawBuilder } from "kysely";
import { z } from "zod";
import type { GraphQLResolveInfo } from "graphql";
import {
  Campaign,
  Entity,
  Member,
  Row,
  RunEventInterface,
  RunFailure,
  RunStarted,
  RunStatusEnum,
  Turn,
  mayReadTurn,
  columns,
  computed,
  fromRow,
  manyRows,
  oneEntity,
  oneRow,
  readRow,
  reading,
  sameCampaign,
  toPlainId,
} from "freeform-rpg/graphql";
import type { ApiPart, Below, Context } from "freeform-rpg/graphql";

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

/** An action whose round is played keeps its place in the queue until the round ends. */
const statusOf = (row: RawBuilder<unknown>): RawBuilder<unknown> =>
  sql`case when ${row}.status = 'queued' and ${row}.round_run_id is not null then 'running' else ${row}.status end`;

const ownText = (viewer: RawBuilder<unknown>, run: RawBuilder<unknown>): RawBuilder<unknown> =>
  sql`case when ${run}.user_id = ${viewer}.user_id or ${viewer}.role = 'DM' then ${run}.request ->> 'text' end`;

const EventsArgs = z.object({ after: z.int().min(0).nullish() });

/** Adds runs: the type, one by its id, and those of a campaign that have not ended. */
export const addRuns: ApiPart = (builder) => {
  addRun(builder);
  addInput(builder);
  addRunToItsStart(builder);
  builder.queryFields((t) => ({
    run: t.field({
      type: Run,
      nullable: true,
      description: "A run in a campaign of which the viewer is a member; `null` for other runs.",
      args: { id: t.arg.id({ required: true, description: "The global id or the plain id." }) },
      resolve: (_root, { id }, context, info) => readRun(context, info, toPlainId("Run", id)),
    }),
  }));
  builder.objectFields(Campaign, (t) => ({
    runs: t.field({
      type: [Run],
      description: "Runs that are queued, run or wait for the DM, in the order of their requests.",
      ...reading({
        below: (below) =>
          manyRows(below, {
            table: "runs",
            where: (row) => sql`${sameCampaign(below, row)} and ${row}.status in ('queued', 'running', 'waiting')`,
            order: (row) => sql`${row}.created_at, ${row}.id`,
          }),
      }),
      resolve: fromRow,
    }),
  }));
};

/** Adds the text of the player, which others read with the turn. */
const addInput: ApiPart = (builder) => {
  builder.objectField(Run, "input", (t) =>
    t.string({
      nullable: true,
      description: "The player's text: for the player and for DMs; `null` for others, who read it with the turn.",
      ...reading({ below: (below) => ownText(below.viewer, below.parent) }),
      resolve: fromRow,
    }),
  );
};

/** Adds the run to its first event, which so names the character that acts. */
const addRunToItsStart: ApiPart = (builder) => {
  builder.objectField(RunStarted, "run", (t) =>
    t.field({
      type: Run,
      nullable: true,
      description: "The run, with the character that acts and its player; `null` for jobs.",
      resolve: ({ runId }, _args, context, info) => readRun(context, info, runId),
    }),
  );
};

/** The events of a run from a number on. Several events of a stage may be stored in one row. */
const eventsBelow = (below: Below) => {
  const after = sql`${below.args(EventsArgs).after ?? 0}::integer`;
  return sql`(select coalesce(json_agg(one.event order by (one.event->>'seq')::integer), '[]'::json)
    from run_events as stored, run_events_of(stored.run_id, stored.event) as one(event)
    where stored.campaign_id = ${below.viewer}.campaign_id and stored.run_id = ${below.parent}.id
    and stored.seq > ${after} and (one.event->>'seq')::integer > ${after})`;
};

const addRun: ApiPart = (builder) => {
  builder.node(Run, {
    name: "Run",
    description: "The execution of a turn. It continues when the process that started it ends.",
    ...columns("campaign_id", "id"),
    isTypeOf: () => true,
    id: { resolve: ({ id }) => id },
    loadWithoutCache: (id, context, info) => readRun(context, info, id),
    fields: (t) => ({
      key: t.exposeString("id", { description: "The plain id of the run, as events use it." }),
      pipeline: t.exposeString("pipeline", { description: "The pipeline, such as `turn`.", ...columns("pipeline") }),
      userId: t.exposeString("user_id", { description: "The user id of the requester.", ...columns("user_id") }),
      status: t.expose("status", {
        type: RunStatusEnum,
        description: "The status of the run: of an action in a round that of the round.",
        ...computed("status", statusOf),
      }),
      actor: t.field({
        type: Entity,
        nullable: true,
        description: "The character that acts; `null` when it no longer exists.",
        ...reading({ below: (below) => oneEntity(below, sql`(${below.parent}.request ->> 'actor_id')`) }),
        resolve: fromRow,
      }),
      player: t.field({
        type: Member,
        nullable: true,
        description: "The member who asked for the turn; `null` when they have left the campaign.",
        ...reading({
          below: (below) =>
            oneRow(below, {
              table: "members",
              where: (row) => sql`${sameCampaign(below, row)} and ${row}.user_id = ${below.parent}.user_id`,
            }),
        }),
        resolve: fromRow,
      }),
      failure: t.expose("failure", {
        type: RunFailure,
        nullable: true,
        description: "The failure; `null` unless the run or job failed.",
        ...columns("failure"),
      }),
      round: t.field({
        type: Run,
        nullable: true,
        description: "The run of the round that plays this action; `null` for others, and until the round begins.",
        ...reading({
          below: (below) =>
            oneRow(below, { table: "runs", where: (row) => sql`${sameCampaign(below, row)} and ${row}.id = ${below.parent}.round_run_id` }),
        }),
        resolve: fromRow,
      }),
      lastSeq: t.exposeInt("last_seq", { description: "The sequence number of the last event.", ...columns("last_seq") }),
      createdAt: t.expose("created_at", { type: "DateTime", description: "The time of the request.", ...columns("created_at") }),
      startedAt: t.expose("started_at", {
        type: "DateTime",
        nullable: true,
        description: "The time when it started; `null` while it is queued.",
        ...columns("started_at"),
      }),
      finishedAt: t.expose("finished_at", {
        type: "DateTime",
        nullable: true,
        description: "The time when it ended; `null` until then.",
        ...columns("finished_at"),
      }),
      turn: t.field({
        type: Turn,
        nullable: true,
        description: "The committed turn; `null` until then.",
        ...reading({
          below: (below) =>
            oneRow(below, {
              table: "events",
              where: (row) =>
                sql`${sameCampaign(below, row)} and ${row}.run_id = coalesce(${below.parent}.round_run_id, ${below.parent}.id) and ${mayReadTurn(row)}`,
            }),
        }),
        resolve: fromRow,
      }),
      events: t.field({
        type: [RunEventInterface],
        description: "The events so far.",
        args: { after: t.arg.int({ description: "Only events with a higher `seq`. Default 0." }) },
        ...reading({ below: eventsBelow }),
        resolve: fromRow,
      }),
    }),
  });
};

/** Reads a run by its plain id; `null` for those outside its campaign. */
export const readRun = (context: Context, info: GraphQLResolveInfo, id: string): Promise<Run | null> =>
  readRow<Run>(context, info, { type: "Run", table: "runs", where: (row) => sql`${row}.id = ${id}` });

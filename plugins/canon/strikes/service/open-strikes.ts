import { AppError } from "freeform-rpg/kernel";
import { EngineError } from "freeform-rpg/errors";
import { appendWith, forgetStreamed, isStruck } from "freeform-rpg/db/lib";
import type { DatabaseConnection, EventLog, NewEvent, Tables } from "freeform-rpg/db";
import { requireDm } from "freeform-rpg/plugins/canon/campaigns/lib";
import type { RowChange, Summary } from "freeform-rpg/schemas";
import { sql } from "kysely";
import type { Kysely } from "kysely";
import { StrikeError } from "../strike-error.ts";
import type { StrikePreview, StrikeRequest, StrikesService, StruckEvent, SummaryRewrite } from "../tokens.ts";
import { findStruck } from "./find-struck.ts";
import { planStrike } from "./plan-strike.ts";
import type { LoggedChanges } from "./logged-changes.ts";

/** How often a strike is planned again when another event was appended meanwhile. */
const tries = 5;

/** The dependencies of strikes. */
export interface StrikesOptions {
  readonly database: DatabaseConnection;
  readonly log: EventLog;
  readonly rewrite: (request: SummaryRewrite) => Promise<readonly RowChange[]>;
  /** Called after a strike. */
  readonly struck: (moment: { readonly campaignId: string; readonly userId: string; readonly turnNo: number }) => Promise<void>;
}

/** Creates the service of strikes. */
export const openStrikes = (options: StrikesOptions): StrikesService => {
  const { database, log } = options;
  const plan = async (request: StrikeRequest) => {
    await requireDm(database.sql, request.campaignId, request.userId, "strike a turn or a change");
    const head = await readHead(database.sql, request.campaignId);
    const event = await findStruck(database.sql, request);
    const now = await log.state(request.campaignId);
    const before = await log.fold(request.campaignId, { beforeSeq: event.seq });
    const later = await readLater(database.sql, request.campaignId, event.seq);
    const planned = planStrike({ struck: event, before, later, now });
    return { head, event, planned: await withSummaries(options, request.campaignId, event, planned, now.summaries) };
  };
  const strikeOnce = async (request: StrikeRequest & { readonly reason: string }): Promise<StruckEvent> => {
    const { head, event, planned } = await plan(request);
    if (planned.dependents.length > 0) throw new StrikeError(planned.dependents);
    await appendWith(database, toEvent(request, head, event, planned.stays), planned.rows, (db) =>
      takeOut(db, request.campaignId, event, head.seq + 1),
    );
    await options.struck({ campaignId: request.campaignId, userId: request.userId, turnNo: event.turn_no });
    return { seq: event.seq, kind: event.kind, turn_no: event.turn_no };
  };
  return {
    preview: async (request) => {
      const { event, planned } = await plan(request);
      return { event: { seq: event.seq, kind: event.kind, turn_no: event.turn_no }, ...planned };
    },
    strike: async (request) => {
      for (let attempt = 1; ; attempt++)
        try {
          return await strikeOnce(request);
        } catch (error) {
          if (!(error instanceof AppError) || error.code !== "conflict" || attempt === tries) throw error;
        }
    },
  };
};

interface Head {
  readonly seq: number;
  readonly turnNo: number;
}

const readHead = async (db: Kysely<Tables>, campaignId: string): Promise<Head> => {
  const { head_seq, current_turn } = await db
    .selectFrom("campaigns")
    .select(["head_seq", "current_turn"])
    .where("id", "=", campaignId)
    .executeTakeFirstOrThrow();
  return { seq: head_seq, turnNo: current_turn };
};

/** The events after the struck one that count. */
const readLater = async (db: Kysely<Tables>, campaignId: string, seq: number): Promise<LoggedChanges[]> => {
  const { rows } = await sql<LoggedChanges>`
    select id, seq, kind, turn_no, changes, engine_events, superseded_by is not null as struck from events
    where campaign_id = ${campaignId} and seq > ${seq}::integer and kind <> 'rewind' and (superseded_by is null or ${isStruck("events")})
    order by seq`.execute(db);
  return rows;
};

/** Adds the summaries that tell of the turn, written again without it. */
const withSummaries = async (
  { rewrite }: StrikesOptions,
  campaignId: string,
  { kind, turn_no }: LoggedChanges,
  planned: Omit<StrikePreview, "event">,
  summaries: readonly Summary[],
): Promise<Omit<StrikePreview, "event">> => {
  const told = kind === "edit" ? [] : summaries.filter(({ from_turn, to_turn }) => from_turn <= turn_no && turn_no <= to_turn);
  if (told.length === 0) return planned;
  const rewritten = new Map((await rewrite({ campaignId, turnNo: turn_no, summaries: told })).map((row) => [row.key.join(), row]));
  const rows = told.map(({ id }): RowChange => rewritten.get(id) ?? { table: "summaries", key: [id], row: null });
  return { ...planned, rows: [...planned.rows, ...rows], before: [...planned.before, ...told] };
};

/** Takes the struck event out of the story: no one reads it any more, and what was streamed of it is deleted. */
const takeOut = async (db: Kysely<Tables>, campaignId: string, { seq }: LoggedChanges, by: number): Promise<void> => {
  const { rows } = await sql<{ seq: number }>`
    with ${forgetStreamed(campaignId, sql`select run_id from events where campaign_id = ${campaignId} and seq = ${seq}::integer`)}
    update events set superseded_by = ${by}::integer
    where campaign_id = ${campaignId} and seq = ${seq}::integer and superseded_by is null returning seq`.execute(db);
  if (rows.length === 0) throw new EngineError("conflict", `The event ${campaignId}:${seq} left the story meanwhile. Look at it again.`);
};

const toEvent = (
  request: StrikeRequest & { readonly reason: string },
  head: Head,
  event: LoggedChanges & Witnessed,
  stays: readonly string[],
): NewEvent => ({
  campaignId: request.campaignId,
  kind: "strike",
  runId: null,
  userId: request.userId,
  idempotencyKey: null,
  expectedHeadSeq: head.seq,
  turnNo: head.turnNo,
  playerInput: request.reason,
  contextPacket: {},
  passOutputs: {
    strike: {
      seq: event.seq,
      kind: event.kind,
      turn_no: event.turn_no,
      reason: request.reason,
      by: request.userId,
      announced: event.announced,
      stays,
    },
  },
  engineEvents: [],
  stateDiff: {},
  rolls: [],
  finalText: "",
  witnesses: event.witnesses ?? undefined,
  promptVersions: {},
  receipts: [],
});

interface Witnessed {
  /** Who witnessed the event; `null` for everybody. */
  readonly witnesses: readonly string[] | null;
  readonly announced: boolean;
}

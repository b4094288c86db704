import { randomUUID } from "node:crypto";
import { encodeJson } from "freeform-rpg/db/lib";
import type { DatabaseConnection, RunRow, Tables } from "freeform-rpg/db";
import type { Declaration } from "freeform-rpg/schemas";
import { sql } from "kysely";
import type { Kysely } from "kysely";
import { TurnError } from "../errors.ts";
import { Turn } from "../tokens.ts";
import type { QueuedTurn } from "../validate-request.ts";
import type { InitiativeOptions } from "./initiative.ts";
import { isAwaited, readRound } from "./read-round.ts";
import type { Round, Seat } from "./read-round.ts";

/** Rounds whose declarations are complete: the runs that play them, in order, and the runs in which the declarations waited. */
export interface ClosedRounds {
  readonly runs: readonly Pick<RunRow, "id" | "campaignId" | "userId">[];
  readonly parts: readonly string[];
}

/** What may close a round. */
export interface CloseOptions {
  /** Closes it though not everybody has declared. Throws `no_round`, `round_empty`, `round_running`, `campaign_paused`. */
  readonly called?: boolean;
}

/**
 * Queues what is played of a round in which everybody has declared, whose time is up or that a DM ends, and opens the next: one transaction, so that a
 * round is either still declared or played. Where the party is split, those in one scene play without waiting for the others. Nothing is
 * queued while it is not complete.
 */
export const closeRound = (
  database: DatabaseConnection,
  dice: InitiativeOptions["dice"],
  campaignId: string,
  { called = false }: CloseOptions,
): Promise<ClosedRounds> =>
  database.transaction(async ({ sql: db }) => {
    // Others who close the round at the same time wait here, and find the next round.
    await db.selectFrom("campaigns").select("id").where("id", "=", campaignId).forNoKeyUpdate().execute();
    await lockDeclared(db, campaignId);
    const round = await readRound(db, campaignId, dice);
    if (round !== null && called) requireClosable(round);
    const requests = round === null ? [] : closableScenes(round, called).flatMap((seats) => requestsOf(campaignId, seats));
    if (round === null || requests.length === 0) return { runs: [], parts: [] };
    const runs = [];
    for (const request of requests) runs.push(await queueRound(db, request));
    await openNext(db, campaignId, round, new Set(requests.flatMap(({ declarations }) => declarations.map(({ actor_id }) => actor_id))));
    return { runs, parts: requests.flatMap(({ declarations }) => declarations.map(({ run_id }) => run_id)) };
  });

/** What is edited or withdrawn at the same time counts before the round is read, or is refused once it is played. */
const lockDeclared = async (db: Kysely<Tables>, campaignId: string): Promise<void> => {
  const waiting = db.selectFrom("runs").select("id").where("campaign_id", "=", campaignId).where("status", "=", "queued");
  await waiting.where("round_run_id", "is", null).orderBy("id").forUpdate().execute();
};

/** The seats of each scene in which a round is played now. */
const closableScenes = (round: Round, called: boolean): (readonly Seat[])[] => {
  const { status, order, seats, running } = round;
  if (status !== "active" || order.mode !== "rounds" || running) return [];
  return [...new Set(seats.map(({ sceneId }) => sceneId))]
    .map((id) => seats.filter(({ sceneId }) => sceneId === id))
    .filter((together) => isComplete(together, order, called));
};

const isComplete = (seats: readonly Seat[], order: Round["order"], called: boolean): boolean =>
  seats.some(isPlaying) &&
  (called ||
    seats.every((seat) => !isAwaited(seat, order)) ||
    seats.some(({ deadline }) => deadline !== null && deadline.getTime() <= Date.now()));

/** What the dead had declared is not played. */
const isPlaying = ({ declared, dead }: Seat): boolean => declared !== null && !dead;

const requireClosable = ({ order, seats, running, status }: Round): void => {
  if (order.mode !== "rounds") throw new TurnError("no_round", "The campaign is not played in rounds. Set its order of play first.");
  if (status === "paused") throw new TurnError("campaign_paused", "Play is paused. Resume it, then end the round.");
  if (running) throw new TurnError("round_running", "The round before is still being played. End this one when it is done.");
  if (!seats.some(isPlaying))
    throw new TurnError("round_empty", "No one has declared an action for this round yet, so there is nothing to play.");
};

/** A request that plays a round. */
type RoundRequest = QueuedTurn & { readonly declarations: readonly Declaration[] };

/** One request for those who stay together, then one for each who leaves them: what is done elsewhere is another turn. */
const requestsOf = (campaignId: string, seats: readonly Seat[]): RoundRequest[] => {
  const declared = seats.filter(isPlaying);
  const leaves = (seat: Seat): boolean => seat.declared?.apart === true && seats.length > 1;
  const together = declared.filter((seat) => !leaves(seat));
  return [
    ...(together.length === 0 ? [] : [requestOf(campaignId, together)]),
    ...declared.filter(leaves).map((seat) => ({ ...requestOf(campaignId, [seat]), apart: true as const })),
  ];
};

/** The request of a whole round, in the name of the one who goes first. */
const requestOf = (campaignId: string, [first, ...others]: readonly Seat[]): RoundRequest => {
  if (first === undefined) throw new TurnError("round_empty", "No one has declared an action for this round yet.");
  const declarations = [first, ...others].flatMap(toDeclaration);
  return {
    campaign_id: campaignId,
    user_id: first.userId,
    role: first.role,
    actor_id: first.actorId,
    text: declarations.map(({ name, text }) => `${name}: ${text}`).join("\n"),
    idempotency_key: `round:${first.round}:${first.actorId}`,
    seed: null,
    declarations,
  };
};

const toDeclaration = ({ declared, userId, actorId, name, initiative }: Seat): Declaration[] => {
  if (declared === null) return [];
  const { runId: run_id, text, kind } = declared;
  return [{ run_id, user_id: userId, actor_id: actorId, name, text, ...(kind === undefined ? {} : { kind }), initiative }];
};

const queueRound = async (db: Kysely<Tables>, request: RoundRequest): Promise<ClosedRounds["runs"][number]> => {
  const { campaign_id, user_id, idempotency_key, declarations } = request;
  const id = randomUUID();
  const run = { id, campaign_id, pipeline: Turn.name, user_id, idempotency_key, request: encodeJson(request) };
  // Rounds that are queued together are played in this order.
  await db
    .insertInto("runs")
    .values({ ...run, created_at: sql`clock_timestamp()` })
    .execute();
  await db
    .updateTable("runs")
    .set({ round_run_id: id, started_at: new Date() })
    .where("campaign_id", "=", campaign_id)
    .where(
      "id",
      "in",
      declarations.map(({ run_id }) => run_id),
    )
    .execute();
  return { id, campaignId: campaign_id, userId: user_id };
};

/** Opens the next round where one is played; elsewhere the present one goes on, with its initiative. */
const openNext = async (db: Kysely<Tables>, campaignId: string, { order, seats }: Round, played: ReadonlySet<string>): Promise<void> => {
  const closed = new Set(seats.flatMap(({ actorId, sceneId }) => (played.has(actorId) ? [sceneId] : [])));
  const round = order.round + 1;
  const next = {
    ...order,
    round,
    rounds: Object.fromEntries(seats.map(({ sceneId, round: own }) => [sceneId, closed.has(sceneId) ? round : own])),
    skipped: order.skipped.filter((id) => seats.every(({ actorId, sceneId }) => actorId !== id || !closed.has(sceneId))),
  };
  await db
    .updateTable("campaigns")
    .set({ order_of_play: encodeJson(next) })
    .where("id", "=", campaignId)
    .execute();
};

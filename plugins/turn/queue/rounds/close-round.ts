import { randomUUID } from "node:crypto";
import { encodeJson } from "freeform-rpg/db/lib";
import type { DatabaseConnection, RunRow, Tables } from "freeform-rpg/db";
import type { Declaration } from "freeform-rpg/schemas";
import type { Kysely } from "kysely";
import { TurnError } from "../errors.ts";
import { Turn } from "../tokens.ts";
import type { QueuedTurn } from "../validate-request.ts";
import type { InitiativeOptions } from "./initiative.ts";
import { isAwaited, readRound } from "./read-round.ts";
import type { Round, Seat } from "./read-round.ts";

/** A round whose declarations are complete: the run that plays it, and the runs in which they waited. */
export interface ClosedRound {
  readonly run: Pick<RunRow, "id" | "campaignId" | "userId">;
  readonly parts: readonly string[];
}

/** What may close a round. */
export interface CloseOptions {
  /** Closes it though not everybody has declared. Throws `no_round`, `round_empty`, `round_running`, `campaign_paused`. */
  readonly called?: boolean;
}

/**
 * Queues the run of a round in which everybody has declared, whose time is up or that a DM ends, and opens the next: one transaction, so that a
 * round is either still declared or played. `null` while it is not complete.
 */
export const closeRound = (
  database: DatabaseConnection,
  dice: InitiativeOptions["dice"],
  campaignId: string,
  { called = false }: CloseOptions,
): Promise<ClosedRound | null> =>
  database.transaction(async ({ sql: db }) => {
    // Whoever closes the round at the same time waits here, and finds the next round.
    await db.selectFrom("campaigns").select("id").where("id", "=", campaignId).forNoKeyUpdate().execute();
    const round = await readRound(db, campaignId, dice);
    if (round === null) return null;
    if (called) requireClosable(round);
    const part = partsOf(round).find((one) => isClosable(one, called));
    return part === undefined ? null : queueRound(db, campaignId, part);
  });

/** Where the party is split, those in one scene play without waiting for the others. */
const partsOf = (round: Round): Round[] =>
  [...new Set(round.seats.map(({ sceneId }) => sceneId))].map((id) => ({
    ...round,
    seats: round.seats.filter(({ sceneId }) => sceneId === id),
  }));

const requireClosable = ({ order, seats, running, status }: Round): void => {
  if (order.mode !== "rounds") throw new TurnError("no_round", "The campaign is not played in rounds. Set its order of play first.");
  if (status === "paused") throw new TurnError("campaign_paused", "Play is paused. Resume it, then end the round.");
  if (running) throw new TurnError("round_running", "The round before is still being played. End this one when it is done.");
  if (seats.every(({ declared }) => declared === null))
    throw new TurnError("round_empty", "Nobody has declared an action for this round yet, so there is nothing to play.");
};

const isClosable = ({ status, order, seats, running, deadline }: Round, called: boolean): boolean => {
  if (status !== "active" || order.mode !== "rounds" || running) return false;
  if (seats.every(({ declared }) => declared === null)) return false;
  return called || seats.every((seat) => !isAwaited(seat, order)) || (deadline !== null && deadline.getTime() <= Date.now());
};

const queueRound = async (db: Kysely<Tables>, campaignId: string, { order, seats }: Round): Promise<ClosedRound> => {
  const declarations = seats.flatMap(toDeclaration);
  const parts = declarations.map(({ run_id }) => run_id);
  const id = randomUUID();
  const request = requestOf(campaignId, order.round, seats, declarations);
  await db
    .insertInto("runs")
    .values({
      id,
      campaign_id: campaignId,
      pipeline: Turn.name,
      user_id: request.user_id,
      idempotency_key: request.idempotency_key,
      request: encodeJson(request),
    })
    .execute();
  await db
    .updateTable("runs")
    .set({ round_run_id: id, started_at: new Date() })
    .where("campaign_id", "=", campaignId)
    .where("id", "in", parts)
    .execute();
  const next = {
    ...order,
    round: order.round + 1,
    skipped: order.skipped.filter((id) => seats.every(({ actorId }) => actorId !== id)),
    opened_at: new Date().toISOString(),
  };
  await db
    .updateTable("campaigns")
    .set({ order_of_play: encodeJson(next) })
    .where("id", "=", campaignId)
    .execute();
  return { run: { id, campaignId, userId: request.user_id }, parts };
};

const toDeclaration = ({ declared, userId, actorId, name, initiative }: Seat): Declaration[] =>
  declared === null
    ? []
    : [
        {
          run_id: declared.runId,
          user_id: userId,
          actor_id: actorId,
          name,
          text: declared.text,
          ...(declared.kind === undefined ? {} : { kind: declared.kind }),
          initiative,
        },
      ];

/** The request of the whole round, in the name of whoever goes first. */
const requestOf = (campaignId: string, round: number, seats: readonly Seat[], declarations: Declaration[]): QueuedTurn => {
  const first = seats.find(({ declared }) => declared !== null);
  if (first === undefined) throw new TurnError("round_empty", "Nobody has declared an action for this round yet.");
  return {
    campaign_id: campaignId,
    user_id: first.userId,
    role: first.role,
    actor_id: first.actorId,
    text: declarations.map(({ name, text }) => `${name}: ${text}`).join("\n"),
    idempotency_key: `round:${round}`,
    seed: null,
    declarations,
  };
};

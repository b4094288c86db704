import type { Tables } from "freeform-rpg/db";
import { readTime } from "freeform-rpg/db/lib";
import { EntityAttrs, OrderOfPlay as OrderOfPlaySchema } from "freeform-rpg/schemas/campaign";
import { isDead, retiredTag } from "freeform-rpg/plugins/turn/scene/lib";
import { CampaignSystem } from "freeform-rpg/schemas/rules";
import type { OrderOfPlay, Role, TurnInputKind } from "freeform-rpg/schemas";
import { sql } from "kysely";
import type { Kysely } from "kysely";
import { z } from "zod";
import { byInitiative, rollInitiative } from "./initiative.ts";
import type { InitiativeOptions } from "./initiative.ts";

/** A character that is played, and its part in the present round. */
export interface Seat {
  readonly actorId: string;
  readonly userId: string;
  readonly role: Role;
  readonly name: string;
  /** The scene that it is in: a round is played by those who are together. */
  readonly sceneId: string;
  /** Its place among those who joined the campaign, from 0. */
  readonly place: number;
  readonly stats: Readonly<Record<string, number>>;
  readonly dead: boolean;
  readonly initiative: { readonly roll: number; readonly modifier: number; readonly total: number };
  /** The number of the round that those in its scene declare. */
  readonly round: number;
  /** When those in its scene play without those who have not declared; see `Round.deadline`. */
  readonly deadline: Date | null;
  /** What was declared; `null` for nothing. */
  readonly declared: DeclaredAction | null;
}

/** An action that waits for its round. */
export interface DeclaredAction {
  readonly runId: string;
  readonly text: string;
  readonly kind?: TurnInputKind | undefined;
  /** Whether the character leaves the others. */
  readonly apart?: true | undefined;
  readonly at: Date;
}

/** The round that is declared at present. */
export interface Round {
  readonly status: "active" | "paused" | "finished" | "archived";
  readonly order: OrderOfPlay;
  /** Characters that are played, highest initiative first. */
  readonly seats: readonly Seat[];
  /** Whether a round is being played. */
  readonly running: boolean;
  /**
   * When it is played without those who have not declared, of several scenes the first; `null`: no limit, no one has declared, or it cannot be
   * played at present.
   */
  readonly deadline: Date | null;
}

const Row = z.object({
  status: z.enum(["active", "paused", "finished", "archived"]),
  seed: z.string(),
  system: CampaignSystem,
  order_of_play: OrderOfPlaySchema.nullable(),
  running: z.boolean(),
  seats: z.array(
    z.object({
      actor_id: z.string(),
      user_id: z.string(),
      role: z.enum(["DM", "PLAYER", "OBSERVER"]),
      name: z.string(),
      scene_id: z.string().nullable(),
      attrs: EntityAttrs,
      tags: z.array(z.string()),
    }),
  ),
  waiting: z.array(
    z.object({
      id: z.string(),
      request: z.object({
        actor_id: z.string(),
        text: z.string(),
        kind: z.enum(["action", "speech"]).optional(),
        apart: z.literal(true).optional(),
      }),
      created_at: z.string(),
    }),
  ),
});

/** Reads a campaign's round, in one statement; `null` when there is no such campaign. */
export const readRound = async (db: Kysely<Tables>, campaignId: string, dice: InitiativeOptions["dice"]): Promise<Round | null> => {
  const { rows } = await sql`
    select c.status, c.seed, c.system, c.order_of_play,
      exists (
        select from runs r where r.campaign_id = c.id and r.status in ('queued', 'running', 'waiting') and jsonb_exists(r.request, 'declarations')) as running,
      (select coalesce(jsonb_agg(jsonb_build_object(
          'actor_id', e.id, 'user_id', m.user_id, 'role', m.role, 'name', e.name, 'scene_id', (
            select s.id from scene s where s.campaign_id = c.id order by jsonb_exists(s.present_entity_ids, e.id) desc, s.id limit 1), 'attrs', e.attrs, 'tags', e.tags) order by m.joined_at, m.user_id), '[]')
        from members m join entities e on e.campaign_id = m.campaign_id and e.id = m.character_id
        where m.campaign_id = c.id and m.role <> 'OBSERVER' and not jsonb_exists(e.tags, ${retiredTag})) as seats,
      (select coalesce(jsonb_agg(jsonb_build_object('id', r.id, 'request', r.request, 'created_at', r.created_at) order by r.created_at, r.id), '[]')
        from runs r where r.campaign_id = c.id and r.status = 'queued' and r.started_at is null and r.round_run_id is null
          and not jsonb_exists(r.request, 'declarations')) as waiting
    from campaigns c where c.id = ${campaignId}`.execute(db);
  return rows[0] === undefined ? null : toRound(Row.parse(rows[0]), dice);
};

const toRound = (
  { status, seed, system, order_of_play, running, seats, waiting }: z.infer<typeof Row>,
  dice: InitiativeOptions["dice"],
): Round => {
  const order = order_of_play ?? OrderOfPlaySchema.parse({});
  const rolled = seats.map(({ actor_id: actorId, user_id: userId, scene_id, attrs, tags, ...seat }, place) => {
    const [sceneId, stats] = [scene_id ?? "", attrs.stats ?? {}];
    const round = numberOf(order, sceneId);
    const initiative = rollInitiative({ actorId, stats }, { seed, round, rules: system.initiative, dice });
    const found = waiting.find(({ request }) => request.actor_id === actorId);
    const declared = found === undefined ? null : { runId: found.id, ...found.request, at: readTime(found.created_at) };
    return { ...seat, actorId, userId, sceneId, place, stats, dead: isDead({ attrs, tags }), initiative, round, declared };
  });
  const counts = status === "active" && order.mode === "rounds" && !running;
  const timed = rolled.toSorted(byInitiative).map((seat): Seat => ({
    ...seat,
    deadline: counts
      ? deadlineOf(
          order,
          rolled.filter(({ sceneId }) => sceneId === seat.sceneId),
        )
      : null,
  }));
  const deadlines = timed.flatMap(({ deadline }) => deadline ?? []);
  return { status, order, running, seats: timed, deadline: deadlines.toSorted((one, other) => one.getTime() - other.getTime())[0] ?? null };
};

/** The number of the round that is declared in a scene: where the party is split, each has its own. */
export const numberOf = ({ round, rounds }: OrderOfPlay, sceneId: string): number => rounds[sceneId] ?? round;

/** The limit counts from the first declaration, but not from before the order of play was set or play went on. */
const deadlineOf = ({ limit_seconds, opened_at }: OrderOfPlay, seats: readonly Pick<Seat, "declared">[]): Date | null => {
  const times = seats.flatMap(({ declared }) => (declared === null ? [] : [declared.at.getTime()]));
  if (limit_seconds === null || times.length === 0) return null;
  const opened = Date.parse(opened_at);
  return new Date(Math.max(Math.min(...times), Number.isNaN(opened) ? 0 : opened) + limit_seconds * 1000);
};

/** Whether the round waits for this character. */
export const isAwaited = ({ actorId, dead, declared }: Seat, { skipped }: OrderOfPlay): boolean =>
  !dead && declared === null && !skipped.includes(actorId);

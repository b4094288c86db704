import type { Tables } from "freeform-rpg/db";
import type { Reconciliation, Summary, World } from "freeform-rpg/schemas";
import type { Kysely } from "kysely";
import type { Happening } from "../notes/happening.ts";
import { readHappenings } from "../notes/read-notes.ts";
import { summariseArc, summariseSegment } from "./segment.ts";
import type { ArcLength } from "./segment.ts";

/** Turns after which a scene that continues is summarised. */
const segmentLength = 10;
const arcLengths: readonly ArcLength[] = [100, 1000];

/**
 * Adds the summaries that are due to a turn's changes: of the last turns when the scene changes or every ten turns, and of every hundred and
 * thousand turns. They are part of the turn, so that a rewind removes them with it.
 */
export const addDueSummaries = async (reconciliation: Reconciliation, world: World, db: Kysely<Tables>): Promise<Reconciliation> => {
  const turn_no = world.campaign.current_turn + 1;
  const { state_diff, engine_events } = reconciliation;
  const to = state_diff.scene_update.location_id;
  const moves = to !== undefined && to !== world.scene.location_id;
  if (!moves && turn_no % segmentLength !== 0) return reconciliation;
  const isRound = engine_events.some(({ actor_id }) => actor_id !== undefined);
  const actor = isRound ? null : (world.entities.find(({ id }) => id === world.actor_id)?.name ?? null);
  const now = { turn_no, actor, engine_events, facts_add: state_diff.facts_add };
  const due = arcLengths.filter((length) => turn_no % length === 0);
  const reach = Math.max(0, ...due, turn_no - endOfLastSegment(world));
  const range = { campaignId: world.campaign.id, fromTurn: turn_no - reach + 1, toTurn: turn_no - 1 };
  const happenings = await readHappenings(db, range, [now]);
  const summaries = [
    ...summariseRecent(world, happenings),
    ...due.flatMap((length) => summariseArc(length, turn_no, within(length, turn_no, happenings))),
  ];
  return { ...reconciliation, state_diff: { ...state_diff, summaries: [...state_diff.summaries, ...summaries] } };
};

const within = (length: number, turn_no: number, happenings: readonly Happening[]): Happening[] =>
  happenings.filter((one) => one.turn_no > turn_no - length);

/** The last turn of the last segment. Segments without events have no summary, and no segment is longer than ten turns. */
const endOfLastSegment = ({ summaries, campaign }: World): number =>
  Math.max(
    0,
    campaign.current_turn + 1 - segmentLength,
    ...summaries.filter(({ scope }) => scope === "scene").map(({ to_turn }) => to_turn),
  );

const summariseRecent = (world: World, happenings: readonly Happening[]): Summary[] => {
  const toTurn = world.campaign.current_turn + 1;
  const after = endOfLastSegment(world);
  return summariseSegment({
    fromTurn: after + 1,
    toTurn,
    happenings: happenings.filter(({ turn_no }) => turn_no > after),
    locationId: world.scene.location_id,
    threads: world.threads
      .filter(({ status, visibility }) => status === "active" && visibility === "known")
      .map(({ id }) => ({ id, earlier: earlierSummary(world, id) })),
  });
};

const earlierSummary = ({ summaries }: World, thread: string): Summary | null =>
  summaries.find(({ scope, scope_id }) => scope === "thread" && scope_id === thread) ?? null;

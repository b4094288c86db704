import type { Tables } from "freeform-rpg/db";
import type { Reconciliation, Summary, World } from "freeform-rpg/schemas";
import type { Kysely } from "kysely";
import { listHappenings } from "../notes/happening.ts";
import type { Happening } from "../notes/happening.ts";
import { readHappenings } from "../notes/read-notes.ts";
import { sumUpArc, sumUpStretch } from "./stretch.ts";
import type { ArcLength } from "./stretch.ts";

/** Turns after which a scene that goes on is summed up. */
const stretchLength = 10;
const arcLengths: readonly ArcLength[] = [100, 1000];

/**
 * Adds to a turn's changes the summaries that fall due with it: of the last turns when the scene moves or every ten turns, of a hundred
 * turns and of a thousand when they are full. They are part of the turn, so that a rewind takes them back with it.
 */
export const foldOlder = async (reconciliation: Reconciliation, world: World, db: Kysely<Tables>): Promise<Reconciliation> => {
  const turn_no = world.campaign.current_turn + 1;
  const { state_diff, engine_events } = reconciliation;
  const to = state_diff.scene_update.location_id;
  const moves = to !== undefined && to !== world.scene.location_id;
  if (!moves && turn_no % stretchLength !== 0) return reconciliation;
  const now = listHappenings({ turn_no, engine_events, facts_add: state_diff.facts_add });
  const due = arcLengths.filter((length) => turn_no % length === 0);
  const reach = Math.max(0, ...due, turn_no - endOfLast(world));
  const before = await readHappenings(db, { campaign_id: world.campaign.id, from_turn: turn_no - reach + 1, to_turn: turn_no - 1 });
  const summaries = [
    ...sumUpLately(world, [...before, ...now]),
    ...due.flatMap((length) => sumUpArc(length, turn_no, within(length, turn_no, [...before, ...now]))),
  ];
  return { ...reconciliation, state_diff: { ...state_diff, summaries: [...state_diff.summaries, ...summaries] } };
};

const within = (length: number, turn_no: number, happenings: readonly Happening[]): Happening[] =>
  happenings.filter((one) => one.turn_no > turn_no - length);

/** The turn that the last stretch ended with; stretches in which nothing happened leave no summary, and none is longer than ten turns. */
const endOfLast = ({ summaries, campaign }: World): number =>
  Math.max(campaign.current_turn + 1 - stretchLength, ...summaries.filter(({ scope }) => scope === "scene").map(({ to_turn }) => to_turn));

const sumUpLately = (world: World, happenings: readonly Happening[]): Summary[] => {
  const to_turn = world.campaign.current_turn + 1;
  const after = endOfLast(world);
  return sumUpStretch({
    from_turn: after + 1,
    to_turn,
    happenings: happenings.filter(({ turn_no }) => turn_no > after),
    location_id: world.scene.location_id,
    threads: world.threads
      .filter(({ status, visibility }) => status === "active" && visibility === "known")
      .map(({ id }) => ({ id, told: toldOf(world, id) })),
  });
};

const toldOf = ({ summaries }: World, thread: string): Summary | null =>
  summaries.find(({ scope, scope_id }) => scope === "thread" && scope_id === thread) ?? null;

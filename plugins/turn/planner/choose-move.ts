import { TensionMove } from "freeform-rpg/schemas/values";
import type { Move } from "./moves/move.ts";
import { moveMakers } from "./moves/makers.ts";
import type { Moment } from "./planner-input.ts";
import type { Variety } from "./variety.ts";

/** A move with its type. */
export interface ChosenMove extends Move {
  readonly type: TensionMove;
}

/** True when the type was used in both of the last two turns: a third time running is not allowed. */
export const isWornOut = (type: TensionMove, recent: readonly string[]): boolean =>
  recent.length >= 2 && recent.slice(-2).every((move) => move === type);

/** A move the moment has material for, of a type that is not worn out; what presses most goes first. `null` when there is none. */
export const chooseMove = (moment: Moment, variety: Variety, shunned: readonly TensionMove[] = []): ChosenMove | null => {
  const last = moment.recent_moves.at(-1);
  const fit = TensionMove.options.filter(
    (type) => !shunned.includes(type) && !isWornOut(type, moment.recent_moves) && moveMakers[type](moment).length > 0,
  );
  const fresh = fit.filter((type) => type !== last);
  const types = fresh.length > 0 ? fresh : fit;
  if (types.length === 0) return null;
  const pressing = types.filter((type) => presses(type, moment));
  const type = variety.pick(pressing.length > 0 ? pressing : types, "move-type");
  return { type, ...variety.pick(moveMakers[type](moment), `move-${type}`) };
};

/** Turns for which a pressing matter that was brought out stays quiet. */
const rest = 3;

/** True when something presses that the move type would bring out, and it was not brought out just now. */
export const presses = (type: TensionMove, { pending_threats, threads, active_situations, recent_moves }: Moment): boolean => {
  if (recent_moves.slice(-rest).includes(type)) return false;
  if (type === "approaching_threat") return pending_threats.some(({ hardness }) => hardness === "hard");
  if (type === "unwelcome_truth") return threads.some(({ overdue, stakes }) => overdue && stakes.failure !== "");
  return type === "put_in_a_spot" && active_situations.some(({ hardness }) => hardness === "hard");
};

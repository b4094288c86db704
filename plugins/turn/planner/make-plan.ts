import type { OfflineRandom } from "freeform-rpg/plugins/models/core";
import type { PlannerOutput, PreparedMove } from "freeform-rpg/schemas";
import { isHeldUp } from "./enforce-plan.ts";
import { planOffline, pushed } from "./offline-plan.ts";
import { presses } from "./choose-move.ts";
import type { PlannerInput } from "./planner-input.ts";
import { fittingMoves } from "./prepare/pick-prepared.ts";

/** Plans a turn: by a prepared move that fits, where the turn needs a push, else by the planner's own moves. */
export const makePlan = (input: PlannerInput, prepared: readonly PreparedMove[], random: OfflineRandom): PlannerOutput => {
  const { packet, ruling } = input;
  const plan = { ...planOffline(input, random), prepared: [...prepared] };
  const [first] = isHeldUp(ruling) ? [] : fittingMoves(prepared, packet, ruling);
  if (first === undefined) return plan;
  const isPushed = presses(first.type, packet) || plan.tension_move_type !== null || random.fraction("push") < pushed;
  return isPushed ? { ...plan, ...moveOf(first) } : plan;
};

const moveOf = ({ type, text, threat, source }: PreparedMove): Partial<PlannerOutput> => ({
  tension_move: text,
  tension_move_type: type,
  new_threats: threat.trim() === "" ? [] : [{ text: threat, source_entity_id: source === "" ? null : source }],
});

import type { PlannerOutput } from "freeform-rpg/schemas";
import type { OfflineRandom } from "freeform-rpg/plugins/models/core";
import { writeBeats } from "./beats.ts";
import { isHeldUp } from "./enforce-plan.ts";
import { chooseMove, presses } from "./choose-move.ts";
import type { ChosenMove } from "./choose-move.ts";
import type { PlannerInput } from "./planner-input.ts";
import { suggestNext } from "./suggestions.ts";

/** The share of quiet turns that get a push all the same. */
export const pushed = 0.4;
/** The moves that have something to say when nothing presses: the others only list what is there. */
const informative: ReadonlySet<string> = new Set(["approaching_threat", "unwelcome_truth"]);

/** Plans a turn without a model, from what the packet holds: the same plan for the same input and seed. */
export const planOffline = ({ packet, ruling, rules }: PlannerInput, random: OfflineRandom): PlannerOutput => {
  const moment = { ...packet, ...(rules === undefined ? {} : { rules }) };
  const move = chooseMove(moment, random);
  const used =
    move !== null && !isHeldUp(ruling) && (presses(move.type, moment) || (informative.has(move.type) && random.fraction("push") < pushed))
      ? move
      : null;
  return {
    beats: writeBeats(moment, ruling, random),
    tension_move: used?.text ?? "",
    tension_move_type: used?.type ?? null,
    new_threats: announced(used),
    clarification_question: "",
    next_suggestions: suggestNext(moment, ruling, random),
    prepared: [],
  };
};

const announced = (move: ChosenMove | null): PlannerOutput["new_threats"] => (move?.threat === undefined ? [] : [move.threat]);

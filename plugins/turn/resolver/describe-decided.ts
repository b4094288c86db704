import type { ActionOutcome, DecidedTurn, EngineEvent, Resolution, Roll } from "freeform-rpg/schemas";

/** What the followers of a run learn of a resolution before it is narrated: dice, results and sentences, without ids. */
export const describeDecided = ({ outcomes, rolls, blocked_actions, engine_events }: Resolution): DecidedTurn => {
  const left = [...rolls];
  const positions = new Set(outcomes.map(({ position }) => position));
  return {
    actions: outcomes.map((outcome) => ({
      action: outcome.action,
      band: outcome.band,
      roll: outcome.rolled ? takeRoll(left, outcome) : null,
      events: engine_events.filter(({ position }) => position === outcome.position).map(describeEvent),
    })),
    blocked_actions: blocked_actions.map(({ action, code, reason }) => ({ action, code, reason })),
    events: engine_events.filter(({ position }) => position === undefined || !positions.has(position)).map(describeEvent),
  };
};

/** Dice fall in the order of the actions that need them. */
const takeRoll = (left: Roll[], { action, target_id }: ActionOutcome): DecidedTurn["actions"][number]["roll"] => {
  const at = left.findIndex((roll) => roll.action === action && roll.target_id === target_id);
  const [found] = at < 0 ? [] : left.splice(at, 1);
  if (found === undefined) return null;
  const { target_id: _, ...roll } = found;
  return roll;
};

const describeEvent = ({ type, details, tags, binding }: EngineEvent): DecidedTurn["events"][number] => ({
  type,
  details: { text: typeof details["text"] === "string" ? details["text"] : "" },
  tags,
  binding,
});

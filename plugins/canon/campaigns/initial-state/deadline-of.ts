import { minutesAt } from "freeform-rpg/plugins/turn/effects/lib";
import type { ClockDeadline, SceneTime, ScenarioClock } from "freeform-rpg/schemas";

/** A clock's deadline with the minutes that one of its steps takes, so that it runs out exactly then; `null` for a clock without one. */
export const deadlineOf = ({ deadline, value, max, direction }: ScenarioClock, start: SceneTime): ClockDeadline | null => {
  if (deadline === null) return null;
  const steps = direction === "up" ? max - value : value;
  return { ...deadline, minutes_per_step: Math.max(1, minutesAt(deadline) - minutesAt(start)) / Math.max(1, steps) };
};

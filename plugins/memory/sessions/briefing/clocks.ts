import type { Clock, SceneTime } from "freeform-rpg/schemas";
import type { RunningClock } from "./briefing.ts";

/** A clock with its next threshold and the time that is left. */
export const toRunningClock = (clock: Clock, now: SceneTime | null): RunningClock => {
  const { id, name, value, max, direction, triggers, visibility } = clock;
  const ahead = Object.keys(triggers)
    .map(Number)
    .filter((at) => (direction === "up" ? at > value : at < value))
    .toSorted((a, b) => (direction === "up" ? a - b : b - a));
  const [at] = ahead;
  return {
    id,
    name,
    value,
    max,
    hidden: visibility !== "known",
    next: at === undefined ? null : { at, text: textOf(triggers[String(at)]) },
    minutesLeft: minutesLeft(clock, now),
    distance: at === undefined ? 2 : Math.abs(at - value) / max,
  };
};

const textOf = (trigger: Clock["triggers"][string] | undefined): string => (typeof trigger === "string" ? trigger : (trigger?.text ?? ""));

const minutesLeft = ({ deadline }: Clock, now: SceneTime | null): number | null => {
  if (deadline === null || now === null) return null;
  return (deadline.day - now.day) * 1440 + (deadline.hour - now.hour) * 60 + deadline.minute - now.minute;
};

import { usesClocks } from "freeform-rpg/plugins/turn/scene/lib";
import type { Clock, ClockDeadline, SceneTime } from "freeform-rpg/schemas";
import { minutesAt } from "../minutes-at.ts";
import type { ResolutionDraft } from "../resolution-draft.ts";
import { fireTrigger } from "../story/hear-events.ts";
import { moveClock } from "./clocks.ts";

/** Minutes of the story until a deadline; 0 once it has passed. */
export const minutesLeft = (deadline: Pick<ClockDeadline, "day" | "hour" | "minute">, time: SceneTime): number =>
  Math.max(0, minutesAt(deadline) - minutesAt(time));

/** The first minute after `from`, and not after `to`, at which a deadline or a trigger of the story is due. */
export const nextDue = (draft: ResolutionDraft, from: number, to: number): number | undefined => dueWithin(draft, from, to)[0];

/** The last minute of that span at which something is due. */
export const lastDue = (draft: ResolutionDraft, from: number, to: number): number | undefined => dueWithin(draft, from, to).at(-1);

const dueWithin = (draft: ResolutionDraft, from: number, to: number): number[] =>
  [...clockTimes(draft), ...triggerTimes(draft)].filter((at) => at > from && at <= to).toSorted((a, b) => a - b);

/** Brings clocks with a deadline up to the story's time and lets the triggers of the minutes after `from` happen. */
export const strikeHour = (draft: ResolutionDraft, from: number): void => {
  const now = minutesAt(draft.scene.time);
  for (const clock of runningOut(draft)) {
    const to = valueAt(clock, clock.deadline, now);
    if (to !== clock.value) moveClock(draft, clock, to - clock.value);
  }
  for (const trigger of draft.world.campaign.story.triggers) {
    const at = trigger.at === undefined ? undefined : minutesAt(trigger.at);
    if (at !== undefined && at > from && at <= now) fireTrigger(draft, trigger);
  }
};

type RunningOut = Clock & { readonly deadline: ClockDeadline };

const runningOut = ({ clocks, world }: ResolutionDraft): RunningOut[] =>
  usesClocks(world)
    ? [...clocks.values()].flatMap((clock) => (clock.deadline === null ? [] : [{ ...clock, deadline: clock.deadline }]))
    : [];

/** The value of a clock at a minute of the story: its end exactly at its deadline. */
const valueAt = ({ direction, max }: Clock, deadline: ClockDeadline, now: number): number => {
  const left = Math.ceil(Math.max(0, minutesAt(deadline) - now) / deadline.minutes_per_step - 1e-9);
  return Math.max(0, Math.min(max, direction === "up" ? max - left : left));
};

const clockTimes = (draft: ResolutionDraft): number[] =>
  runningOut(draft).flatMap(({ deadline, direction, max, triggers }) => {
    const end = direction === "up" ? max : 0;
    const steps = [...Object.keys(triggers).map(Number), end].map((at) => Math.abs(end - at));
    return steps.map((left) => Math.ceil(minutesAt(deadline) - left * deadline.minutes_per_step - 1e-9));
  });

const triggerTimes = ({ world }: ResolutionDraft): number[] =>
  world.campaign.story.triggers.flatMap(({ at }) => (at === undefined ? [] : [minutesAt(at)]));

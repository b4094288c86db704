import type { AllowedAction, SceneTime } from "freeform-rpg/schemas";
import { periodOfHour } from "freeform-rpg/schemas/campaign";
import { minutesAt } from "../minutes-at.ts";
import { record } from "../resolution-draft.ts";
import type { ResolutionDraft } from "../resolution-draft.ts";
import { runTriggers } from "../story/run-triggers.ts";
import { lastDue, nextDue, strikeHour } from "./deadlines.ts";
import { messagesOf } from "../messages.ts";

/** Minutes an action takes: the interpreter's estimate (1 to 120), else those of its row. */
export const minutesOf = ({ actions }: Pick<ResolutionDraft, "actions">, { action, estimated_minutes }: AllowedAction): number =>
  estimated_minutes > 0 ? Math.min(120, estimated_minutes) : actions.find(action).minutes;

/**
 * Lets time pass in the scene and returns how many minutes did. What is due on the way happens in its order, at its minute; it ends the time of
 * those who are `waiting` when it concerns them.
 */
export const passTime = (draft: ResolutionDraft, minutes: number, { waiting = false } = {}): number => {
  const start = minutesAt(draft.scene.time);
  const end = start + Math.max(0, minutes);
  for (let now = start; now < end;) {
    const next = nextDue(draft, now, end) ?? end;
    advanceScene(draft, next - now);
    strikeHour(draft, now);
    now = next;
    if (draft.due.length > 0 && runTriggers(draft) && waiting) return now - start;
  }
  return end - start;
};

/** Lets time pass up to the last thing that is due within so many minutes, what is due at their end apart. The minutes that passed. */
export const passUntilDue = (draft: ResolutionDraft, minutes: number): number => {
  const start = minutesAt(draft.scene.time);
  const last = lastDue(draft, start, start + minutes - 1);
  if (last === undefined) return 0;
  passTime(draft, last - start);
  runTriggers(draft);
  return last - start;
};

/** Sets the scene's clock forward and records when another part of the day begins. */
const advanceScene = (draft: ResolutionDraft, minutes: number): void => {
  const before = draft.scene.time;
  const after = addMinutes(before, minutes);
  draft.scene = { ...draft.scene, time: after };
  if (after.period === before.period && after.day === before.day) return;
  if (after.period === before.period && minutes < 12 * 60) return;
  record(draft, "time_period_changed", messagesOf(draft.world).told.periods[after.period], {
    from: before.period,
    to: after.period,
    day: after.day,
    hour: after.hour,
  });
};

/** The time so many minutes later, days counted on. */
export const addMinutes = (time: SceneTime, minutes: number): SceneTime => {
  const total = time.hour * 60 + time.minute + minutes;
  const hour = Math.floor(total / 60) % 24;
  return { ...time, day: time.day + Math.floor(total / (24 * 60)), hour, minute: total % 60, period: periodOfHour(hour) };
};

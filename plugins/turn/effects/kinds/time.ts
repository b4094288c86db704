import { passTime } from "../apply/time.ts";
import { defineEffectKind } from "../effect-kind.ts";
import { refuse } from "../refs.ts";
import { record } from "../resolution-draft.ts";
import { schemaOf } from "./schema-of.ts";

export const passTimeKind = defineEffectKind({
  kind: "pass_time",
  summary: "Time passes: so many minutes, or until a time of day.",
  example: "I wait until half past three.",
  schema: schemaOf("pass_time"),
  settle: (effect) => (effect.minutes === 0 && effect.until === "" ? refuse("No time is named.") : { effect }),
  apply: ({ minutes, until }, draft) => {
    const passing = until === "" ? minutes : minutesUntil(draft.scene.time, until);
    if (passing <= 0) return false;
    passTime(draft, passing);
    const { hour, minute } = draft.scene.time;
    const text = `${describeSpan(passing)} later it is ${hour}:${String(minute).padStart(2, "0")}.`;
    record(draft, "time_passed", text, { minutes: passing, day: draft.scene.time.day, hour, minute });
    return true;
  },
});

/** Minutes until the clock next shows a time such as `03:30`; a full day when it shows it now. */
export const minutesUntil = ({ hour, minute }: { readonly hour: number; readonly minute: number }, until: string): number => {
  const [hours = 0, minutes = 0] = until.split(":").map(Number);
  const wait = hours * 60 + minutes - (hour * 60 + minute);
  return wait > 0 ? wait : wait + 24 * 60;
};

const describeSpan = (minutes: number): string => {
  if (minutes < 60) return `${minutes} minute${minutes === 1 ? "" : "s"}`;
  const hours = Math.floor(minutes / 60);
  const rest = minutes % 60;
  const whole = `${hours} hour${hours === 1 ? "" : "s"}`;
  return rest === 0 ? whole : `${whole} and ${rest} minute${rest === 1 ? "" : "s"}`;
};

import { clockTime } from "freeform-rpg/language";
import { passTime } from "../apply/time.ts";
import { messagesOf } from "../messages.ts";
import { defineEffectKind } from "../effect-kind.ts";
import { refuse } from "../refs.ts";
import { record } from "../resolution-draft.ts";
import { schemaOf } from "./schema-of.ts";

export const passTimeKind = defineEffectKind({
  kind: "pass_time",
  summary: "Time passes: so many minutes, or until a time of day.",
  example: "I wait until half past three.",
  schema: schemaOf("pass_time"),
  settle: (effect, scene) => (effect.minutes === 0 && effect.until === "" ? refuse(messagesOf(scene.world).noTime()) : { effect }),
  apply: ({ minutes, until }, draft) => {
    const passing = until === "" ? minutes : minutesUntil(draft.scene.time, until);
    if (passing <= 0) return false;
    const passed = passTime(draft, passing, { waiting: true });
    const { day, hour, minute } = draft.scene.time;
    const reached = messagesOf(draft.world).told.later(passed, clockTime({ hour, minute }));
    const text = passed < passing ? messagesOf(draft.world).told.interrupted(reached) : reached;
    record(draft, "time_passed", text, { minutes: passed, day, hour, minute, interrupted: passed < passing });
    return true;
  },
});

/** Minutes until the clock next shows a time such as `03:30`; a full day when it shows it now. */
export const minutesUntil = ({ hour, minute }: { readonly hour: number; readonly minute: number }, until: string): number => {
  const [hours = 0, minutes = 0] = until.split(":").map(Number);
  const wait = hours * 60 + minutes - (hour * 60 + minute);
  return wait > 0 ? wait : wait + 24 * 60;
};

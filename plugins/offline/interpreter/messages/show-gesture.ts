import type { Named } from "../names/name-book.ts";
import { namedOf } from "../frames/shape.ts";
import type { ReadFrame } from "../reader/read-frames.ts";
import { resolveRoles } from "../reader/resolve-roles.ts";
import { nothing } from "../reading.ts";
import type { Reading, Understood } from "../reading.ts";

/** What is only shown: a gesture, at no one, that needs no dice and changes nothing. Anyone it names is spoken of from then on. */
export const showGesture = (frame: ReadFrame, reading: Reading): Understood => ({
  ...nothing,
  actions: [{ action: "gesture", target_id: "", details: frame.text, estimated_minutes: 0 }],
  mentioned: resolveRoles(frame, reading).flatMap(({ ref }): Named[] => {
    const named = namedOf(ref);
    return named === undefined ? [] : [named];
  }),
});

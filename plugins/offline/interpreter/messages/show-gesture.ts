import type { ProposedActionDraft } from "freeform-rpg/schemas";
import { namedOf } from "../frames/shape.ts";
import type { ReadFrame } from "../reader/read-frames.ts";
import { resolveRoles } from "../reader/resolve-roles.ts";
import { nothing } from "../reading.ts";
import type { Reading, Understood } from "../reading.ts";

/** What is only shown: it needs no dice and changes nothing. At no one and in no time, unless it says more. */
export const gestureOf = (
  details: string,
  more: Pick<ProposedActionDraft, "target_id" | "estimated_minutes"> = {},
): ProposedActionDraft => ({
  action: "gesture",
  target_id: "",
  estimated_minutes: 0,
  ...more,
  details,
});

/** A step that is only shown, in its own words or in others, at a person whom it names. Anyone it names is spoken of from then on. */
export const showGesture = (frame: ReadFrame, reading: Reading, details = frame.text): Understood => {
  const mentioned = resolveRoles(frame, reading).flatMap(({ ref }) => namedOf(ref) ?? []);
  const toward = mentioned.find(({ kind, present }) => kind === "person" && present);
  return { ...nothing, actions: [gestureOf(details, { target_id: toward?.id ?? "" })], mentioned };
};

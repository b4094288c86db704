import type { Ruling } from "freeform-rpg/schemas";
import { Resolution, StateDiff } from "freeform-rpg/schemas/turn";

/** The ruling on a message that asks for nothing. */
export const ruling: Ruling = {
  intent: "",
  speech: "",
  risk_flags: [],
  allowed_actions: [],
  blocked_actions: [],
  clarification_needed: false,
  clarification_question: "",
};

/** A resolution in which nothing happened. */
export const resolution = Resolution.parse({ seed: "s", rolls: [], outcomes: [], engine_events: [], state_diff: StateDiff.parse({}) });

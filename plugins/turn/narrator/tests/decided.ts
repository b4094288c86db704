import { assemble } from "freeform-rpg/plugins/turn/context/lib";
import { EngineEvent, PlannerOutput, Resolution, Ruling } from "freeform-rpg/schemas/turn";
import type { World } from "freeform-rpg/schemas";
import { sampleWorld } from "freeform-rpg/testing/context";
import type { Decided } from "../narrator-input.ts";

type Outcome = Resolution["outcomes"][number];

/** What a test decides of a turn; everything else is plain. */
export interface Given {
  readonly world?: World;
  readonly outcomes?: readonly (Partial<Outcome> & { readonly action: string })[];
  readonly events?: readonly (Partial<EngineEvent> & { readonly type: EngineEvent["type"]; readonly text: string })[];
  readonly blocked?: Ruling["blocked_actions"];
  readonly speech?: string;
  readonly tension?: string;
  /** How much clocks move. */
  readonly moves?: Resolution["state_diff"]["clocks"];
}

/** A decided turn in the sample world. */
export const decide = ({
  world = sampleWorld(),
  outcomes = [],
  events = [],
  blocked = [],
  speech = "",
  tension = "",
  moves = [],
}: Given): Decided => ({
  packet: assemble(world, { budget: 6000 }),
  ruling: Ruling.parse({
    intent: "to go on",
    speech,
    risk_flags: [],
    allowed_actions: [],
    blocked_actions: blocked,
    clarification_needed: false,
    clarification_question: "",
  }),
  plan: PlannerOutput.parse({ tension_move: tension }),
  resolution: Resolution.parse({
    seed: "s",
    rolls: [],
    outcomes: outcomes.map(plainOutcome),
    engine_events: events.map(({ text, details = {}, ...event }) => EngineEvent.parse({ ...event, details: { ...details, text } })),
    state_diff: { clocks: moves },
  }),
});

const plainOutcome = (outcome: Partial<Outcome>) => ({
  target_id: "",
  target_name: "",
  details: "",
  band: "success",
  rolled: true,
  failure_tier: null,
  ...outcome,
});

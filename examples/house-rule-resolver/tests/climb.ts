import { PlannerOutput, Ruling, TurnRequest } from "freeform-rpg/schemas/turn";

/** The player climbs. */
export const request = (seed: string): TurnRequest =>
  TurnRequest.parse({
    run_id: "r",
    campaign_id: "c1",
    user_id: "u",
    role: "PLAYER",
    actor_id: "player",
    text: "I climb the hearth.",
    idempotency_key: "k",
    seed,
  });

/** The climb is allowed and costs nothing. */
export const ruling = Ruling.parse({
  intent: "climb the hearth",
  speech: "",
  risk_flags: ["dangerous"],
  allowed_actions: [{ action: "climb", target_id: "feature:hearth", target_name: "hearth", details: "", estimated_minutes: 5, costs: {} }],
  blocked_actions: [],
  clarification_needed: false,
  clarification_question: "",
});

/** Nothing is planned. */
export const plan = PlannerOutput.parse({});

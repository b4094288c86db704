import { actionsOf } from "freeform-rpg/plugins/rules/actions/lib";
import type { Entity, InterpreterOutput, ProposedAction, Ruling, World } from "freeform-rpg/schemas";
import { AllowedAction } from "freeform-rpg/schemas/turn";
import { aimAction } from "./aim.ts";
import type { Attempt, Check, Objection } from "./attempt.ts";
import { checkContradiction } from "./checks/contradiction.ts";
import { checkInventory } from "./checks/inventory.ts";
import { checkActor, checkLifeless } from "./checks/lifeless.ts";
import { checkLocation } from "./checks/location.ts";
import { checkPerception } from "./checks/perception.ts";
import { checkPower } from "./checks/power.ts";
import { checkPresence } from "./checks/presence.ts";
import { checkSceneConstraint } from "./checks/scene-constraint.ts";
import { checkUnknownTarget } from "./checks/unknown-target.ts";
import { askIntent, settleTarget, takeAnswer } from "./clarify.ts";
import type { Question } from "./clarify.ts";
import { priceAction } from "./costs.ts";

/** The order of DEFINITIONS section 2: the first objection stands. */
const checks: readonly Check[] = [
  checkActor,
  checkPerception,
  checkUnknownTarget,
  checkPresence,
  checkLocation,
  checkInventory,
  checkLifeless,
  checkContradiction,
  checkSceneConstraint,
  checkPower,
];

/**
 * Rules on what the player means to do: what is allowed and at what cost, what is blocked and why. Asks at most one
 * question, and only when its answer would change the outcome; then nothing is allowed or blocked.
 */
export const validate = (proposal: InterpreterOutput, world: World): Ruling => {
  const interpretation = takeAnswer(proposal, world);
  const base = { intent: interpretation.intent, speech: interpretation.speech, risk_flags: [...new Set(interpretation.risk_flags)] };
  const question = askIntent(interpretation);
  if (question !== null) return ask(base, { question, options: [] });
  const verdicts = interpretation.proposed_actions.map((action) => judgeAction(action, interpretation, world));
  const [asked] = verdicts.flatMap((verdict) => ("question" in verdict ? [verdict] : []));
  if (asked !== undefined) return ask(base, asked);
  return {
    ...base,
    allowed_actions: verdicts.flatMap((verdict) => ("allowed" in verdict ? [verdict.allowed] : [])),
    blocked_actions: verdicts.flatMap((verdict) => ("blocked" in verdict ? [verdict.blocked] : [])),
    clarification_needed: false,
    clarification_question: "",
  };
};

const ask = (base: Pick<Ruling, "intent" | "speech" | "risk_flags">, { question, options }: Question): Ruling => ({
  ...base,
  allowed_actions: [],
  blocked_actions: [],
  clarification_needed: true,
  clarification_question: question,
  clarification_options: [...options],
});

type Verdict = { readonly allowed: Ruling["allowed_actions"][number] } | { readonly blocked: Ruling["blocked_actions"][number] } | Question;

const judgeAction = (proposed: ProposedAction, { perception_flags }: InterpreterOutput, world: World): Verdict => {
  const action = actionsOf(world.campaign.system).find(proposed.action);
  const attempt: Attempt = {
    action,
    called: proposed.target_id,
    details: proposed.details,
    target: aimAction(proposed, action, world),
    world,
    perceptionFlags: perception_flags,
  };
  if (attempt.target.kind !== "ambiguous") return rule(attempt, proposed);
  const settled = settleTarget(attempt, attempt.target.entities, (entity) => object(aimedAt(attempt, entity)));
  return "question" in settled ? settled : rule(aimedAt(attempt, settled.entity), proposed);
};

const aimedAt = (attempt: Attempt, entity: Entity): Attempt => ({ ...attempt, target: { kind: "entity", entity } });

const object = (attempt: Attempt): Objection | undefined => {
  for (const check of checks) {
    const objection = check(attempt);
    if (objection !== undefined) return objection;
  }
  return undefined;
};

const rule = (attempt: Attempt, proposed: ProposedAction): Verdict => {
  const { action, details } = proposed;
  const { id, name } = identify(attempt);
  const objection = object(attempt);
  if (objection !== undefined) return { blocked: { action, target_id: id, ...objection, position: 0 } };
  const costs = priceAction(attempt.action, details, attempt.world);
  return { allowed: AllowedAction.parse({ ...proposed, effects: [], target_id: id, target_name: name, costs }) };
};

/** What is undiscovered has no id in a ruling: players read it. */
const identify = ({ target }: Attempt): { readonly id: string; readonly name: string } => {
  if (target.kind === "entity") return { id: target.entity.id, name: target.entity.name };
  return target.kind === "feature" ? { id: `feature:${target.name}`, name: target.name } : { id: "", name: "" };
};

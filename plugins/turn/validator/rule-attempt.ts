import { actionsOf, clockRolesOf, hasTrait } from "freeform-rpg/plugins/rules/actions/lib";
import { withArticle } from "freeform-rpg/language";
import { shippedEffects } from "freeform-rpg/plugins/turn/effects/lib";
import type { Effects } from "freeform-rpg/plugins/turn/effects";
import { entityById, isKnown, locationOf, resolveTarget } from "freeform-rpg/plugins/turn/scene/lib";
import type { Target } from "freeform-rpg/plugins/turn/scene";
import { AllowedAction } from "freeform-rpg/schemas/turn";
import type { Entity, Price, ProposedAction, RefusedEffect, Ruling, World } from "freeform-rpg/schemas";
import type { Attempt, Check, Objection } from "./attempt.ts";
import { checkContradiction } from "./checks/contradiction.ts";
import { checkDescribed } from "./checks/described.ts";
import { checkInventory } from "./checks/inventory.ts";
import { checkActor, checkLifeless } from "./checks/lifeless.ts";
import { checkLocation } from "./checks/location.ts";
import { checkPerception } from "./checks/perception.ts";
import { checkPower } from "./checks/power.ts";
import { checkPresence } from "./checks/presence.ts";
import { checkSceneConstraint } from "./checks/scene-constraint.ts";
import { checkUnknownTarget } from "./checks/unknown-target.ts";
import { isPayment, priceAction, sumProposed } from "./costs.ts";
import { effectsOfAction } from "./effects-of-action.ts";
import { containerIn, foundInside, nameOfContainer } from "./contents.ts";
import { guardAgainst } from "./guard-against.ts";
import { messagesOf } from "./messages.ts";

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
  checkDescribed,
  checkSceneConstraint,
  checkPower,
];

/** What the rules say of one action. */
export type Verdict = { readonly allowed: AllowedAction } | { readonly blocked: Ruling["blocked_actions"][number] };

/** The first objection to an attempt, if any. */
export const objectTo = (attempt: Attempt): Objection | undefined => {
  for (const check of checks) {
    const objection = check(attempt);
    if (objection !== undefined) return objection;
  }
  return undefined;
};

/** How an attempt is ruled on. */
export interface RuleOptions {
  readonly position: number;
  readonly effects?: Effects;
  /** True while actions before it may still change what a guard asks for: then no guard blocks it. */
  readonly early?: boolean;
}

/** Allows an attempt with its price and effects, or blocks it. */
export const ruleAttempt = (
  attempt: Attempt,
  proposed: ProposedAction,
  { position, effects = shippedEffects, early = false }: RuleOptions,
): Verdict => {
  const { action, details, instrument } = proposed;
  const { id, name } = identify(attempt.target);
  const settled = effectsOfAction(attempt, proposed, effects);
  const made = settled.effects.flatMap(({ kind, name: called }) => (kind === "create" ? [String(called)] : []));
  const objection = objectTo({ ...attempt, made }) ?? (early ? undefined : guardAgainst(attempt, settled));
  if (objection !== undefined) return { blocked: { action, target_id: id, ...objection, position } };
  const price = priceAction(attempt.action, { details, called: attempt.called, instrument, proposed: attempt.sum }, attempt.world);
  const costs = settled.effects.some((effect) => isPayment(effect, attempt.world)) ? withoutMoney(price, attempt.world) : price;
  const fields = { effects: settled.effects, refused_effects: settled.refused, target_id: id, target_name: name, costs, position };
  return { allowed: AllowedAction.parse({ ...proposed, ...fields }) };
};

/** What is handed to somebody is not paid a second time. */
const withoutMoney = (price: Price, world: World): Price => {
  const { money } = clockRolesOf(world.campaign.system);
  return Object.fromEntries(Object.entries(price).filter(([clock]) => clock !== money));
};

/** Rules on what is done with the things that were found in a container: all of them are taken, and other things are done with the first. */
export const ruleOnFound = (
  found: readonly Entity[],
  attempt: Attempt,
  proposed: ProposedAction,
  { container, ...options }: RuleOptions & { readonly container: string },
): Verdict => {
  const [first] = found;
  const { action, world } = attempt;
  // What is made up there, such as a pinch of dust, is had without being listed.
  const whole = entityById(world, container);
  if (first === undefined && whole !== undefined && proposed.effects.some(({ kind }) => kind === "create"))
    return ruleAttempt({ ...attempt, target: { kind: "entity", entity: whole } }, proposed, options);
  if (first === undefined) {
    const reason = messagesOf(world).nothingInside(withArticle(nameOfContainer(container, world)));
    return { blocked: { action: proposed.action, target_id: "", code: "unknown_target", reason, position: options.position } };
  }
  const taken = hasTrait(action, "taking") ? found.map(({ id }) => ({ kind: "transfer", item: id, to: world.actor_id })) : [];
  const effects = [...taken, ...proposed.effects];
  return ruleAttempt({ ...attempt, target: { kind: "entity", entity: first } }, { ...proposed, effects }, options);
};

/** Rules again on an action that was allowed, against the world as it is by the time the action is done. */
export const ruleAgain = (action: AllowedAction, world: World, effects: Effects = shippedEffects): Verdict => {
  const row = actionsOf(world.campaign.system).find(action.action);
  const target = aimAgain(action.target_id, world);
  const { target_name: called, details, instrument } = action;
  const attempt: Attempt = {
    action: row,
    word: action.action,
    called,
    details,
    instrument,
    sum: sumProposed(action.effects, world) ?? action.costs[clockRolesOf(world.campaign.system).money],
    target,
    world,
    perceptionFlags: [],
  };
  const { position, costs, refused_effects } = action;
  // What was refused may be lawful by now, and what is still refused is still to be reported.
  const proposed = { ...action, effects: [...action.effects, ...refused_effects.map(({ effect }) => effect)] };
  const container = containerIn(action.target_id);
  const verdict =
    container === undefined
      ? ruleAttempt(attempt, proposed, { position, effects })
      : ruleOnFound(foundInside(container, action.topic, world), attempt, proposed, { container, position, effects });
  return "allowed" in verdict
    ? { allowed: { ...named(verdict.allowed, action), costs, refused_effects: distinct(verdict.allowed.refused_effects) } }
    : verdict;
};

/** What has no id keeps the name that it was ruled on by: one's own boots. */
const named = (ruled: AllowedAction, { target_id, target_name }: AllowedAction): AllowedAction =>
  target_id === "" && ruled.target_id === "" ? { ...ruled, target_name } : ruled;

const distinct = (refused: readonly RefusedEffect[]): RefusedEffect[] =>
  refused.filter((one, at) => refused.findIndex(({ effect }) => JSON.stringify(effect) === JSON.stringify(one.effect)) === at);

const aimAgain = (id: string, world: World): Target => {
  if (id === "") return { kind: "none" };
  if (id.startsWith("feature:")) return aimAtFeature(id, world);
  const entity = entityById(world, id);
  // What waited until now keeps the player's own word, which may be the id of what is still undiscovered.
  return entity === undefined || !isKnown(entity) ? resolveTarget(id, world) : { kind: "entity", entity };
};

/** What the text alone spoke of may have been found by what was done before it: the notebook behind the door. */
const aimAtFeature = (id: string, world: World): Target => {
  const name = id.slice("feature:".length);
  const isListed = (locationOf(world)?.attrs.features ?? []).includes(name);
  const found = isListed ? undefined : resolveTarget(id, world);
  return found?.kind === "entity" && found.entity.type === "item" ? found : { kind: "feature", name };
};

/** What is undiscovered has no id in a ruling: players read it. */
const identify = (target: Target): { readonly id: string; readonly name: string } => {
  if (target.kind === "entity") return { id: target.entity.id, name: target.entity.name };
  if (target.kind === "feature" && target.own === true) return { id: "", name: target.name };
  return target.kind === "feature" ? { id: `feature:${target.name}`, name: target.name } : { id: "", name: "" };
};

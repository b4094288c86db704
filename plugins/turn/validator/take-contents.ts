import { actionsOf, hasTrait } from "freeform-rpg/plugins/rules/actions/lib";
import type { Action } from "freeform-rpg/plugins/rules/actions";
import { bareNameKey } from "freeform-rpg/language";
import { entityById, resolveTarget } from "freeform-rpg/plugins/turn/scene/lib";
import { ProposedAction } from "freeform-rpg/schemas/turn";
import type { InterpreterOutput, World } from "freeform-rpg/schemas";
import { asContainer, insideOf, isPointing, isUnnamed, lookedInto, saysContents, spotKnownFor } from "./contents.ts";

/**
 * Points what is done with things that are found only by the actions before at where they are found: to open a locker and take
 * "whatever is inside" names nothing. What a known fact says to be hidden at a feature is looked for there before it is taken.
 */
export const takeContents = (interpretation: InterpreterOutput, world: World): InterpreterOutput => {
  let seen: string | undefined;
  let near: string | undefined;
  const proposed_actions = interpretation.proposed_actions.flatMap((proposed) => {
    const action = actionsOf(world.campaign.system).find(proposed.action);
    const target = resolveTarget(proposed.target_id, world);
    const looked = lookedInto(action, target);
    const container = looked === undefined ? containerFor(proposed, { action, seen: seen ?? near, world }) : undefined;
    if (container === undefined) {
      seen = looked ?? seen;
      if (hasTrait(action, "moving")) near = target.kind === "feature" ? `feature:${target.name}` : undefined;
      return [proposed];
    }
    const before = container === seen || !hasTrait(action, "taking") ? [] : [lookInto(container, proposed.depends, world)];
    seen = container;
    return [...before, { ...aimedInside(proposed, container), depends: proposed.depends || before.length > 0 }];
  });
  return { ...interpretation, proposed_actions };
};

interface Reach {
  readonly action: Action;
  /** What was opened or searched last, or the part of the place that was gone to. */
  readonly seen: string | undefined;
  readonly world: World;
}

/** In what the target of an action is to be found, where that has no name yet. */
const containerFor = ({ target_id, details }: ProposedAction, { action, seen, world }: Reach): string | undefined => {
  // "Turn the key, grab it": what was opened just before has it.
  if (isPointing(target_id) && hasTrait(action, "taking") && resolveTarget(target_id, world).kind === "unknown") return seen;
  if (isUnnamed(target_id) && hasTrait(action, "taking", "handling", "evading", "searching", "glancing"))
    return asContainer(target_id, world) ?? seen;
  if (!hasTrait(action, "taking")) return undefined;
  const target = resolveTarget(target_id, world);
  const whole = target.kind === "entity" && target.entity.type === "other" && saysContents(details) ? target.entity.id : undefined;
  return whole ?? spotKnownFor(target_id, world);
};

const lookInto = (container: string, depends: boolean, world: World): ProposedAction => {
  const states = entityById(world, container)?.attrs.states ?? [];
  const shut = states.some((state) => /^(?:closed|locked|shut|sealed)$/.test(state));
  return ProposedAction.parse({ action: shut ? "open" : "examine", target_id: container, depends });
};

/** The words stay as the action's topic: they may fit one of several things that are found. */
const aimedInside = (proposed: ProposedAction, container: string): ProposedAction => ({
  ...proposed,
  target_id: insideOf(container),
  topic: proposed.target_id.replace(/^feature:/, ""),
  effects: proposed.effects.filter(({ item }) => typeof item !== "string" || bareNameKey(item) !== bareNameKey(proposed.target_id)),
});

import { actionsOf, hasTrait } from "freeform-rpg/plugins/rules/actions/lib";
import type { Action } from "freeform-rpg/plugins/rules/actions";
import { guardOf, isMet } from "freeform-rpg/plugins/turn/effects/lib";
import { entityById, isHere, resolveTarget, wayInto } from "freeform-rpg/plugins/turn/scene/lib";
import { ProposedAction } from "freeform-rpg/schemas/turn";
import type { Condition, Entity, InterpreterOutput, World } from "freeform-rpg/schemas";

/**
 * Opens what a thing lies in before it is taken out, where the actor can: whoever grabs the wheel from a locker with the key in hand means to
 * unlock it. A door is opened before one goes through it. The opening is an action of its own, and what follows depends on it.
 */
export const openFirst = (interpretation: InterpreterOutput, world: World): InterpreterOutput => {
  const opened = new Set<string>();
  const proposed_actions = interpretation.proposed_actions.flatMap((proposed) => {
    const action = actionsOf(world.campaign.system).find(proposed.action);
    const target = resolveTarget(proposed.target_id, world);
    if (target.kind === "feature" && hasTrait(action, "opening")) opened.add(`feature:${target.name}`);
    if (target.kind === "feature" && !opened.has(`feature:${target.name}`) && isEntered(target.name, action, { proposed, world }))
      return [
        ProposedAction.parse({ action: "open", target_id: `feature:${target.name}`, depends: proposed.depends }),
        { ...proposed, depends: true },
      ];
    if (target.kind !== "entity") return [proposed];
    if (hasTrait(action, "opening")) opened.add(target.entity.id);
    const cover = hasTrait(action, "taking") ? coverOf(target.entity, world) : undefined;
    if (cover === undefined || opened.has(cover)) return [proposed];
    opened.add(cover);
    const { depends } = proposed;
    return [ProposedAction.parse({ action: "open", target_id: cover, depends }), { ...proposed, depends: true }];
  });
  return { ...interpretation, proposed_actions };
};

/** "Go through the cedar door", which nobody has opened yet. */
const isEntered = (
  name: string,
  action: Action,
  { proposed, world }: { readonly proposed: ProposedAction; readonly world: World },
): boolean =>
  (hasTrait(action, "searching") || action.verb === "go") &&
  wayInto(name, proposed.details) === "door" &&
  isShut.test(name) &&
  !isMet({ entity: `feature:${name}`, state: "open" }, world);

/** What is not open by itself. */
const isShut = /\b(?:door|hatch|trapdoor|gate|shutter)s?$/i;

/** What has to be open before the thing can be taken, is here, and can be opened by the actor now. */
const coverOf = ({ id }: Entity, world: World): string | undefined => {
  const guard = guardOf({ kind: "transfer", item: id, to: world.actor_id }, world);
  return guard === undefined ? undefined : alternativesOf(guard.needs).find((cover) => isOpenable(cover, world));
};

/** The things whose being open alone meets a condition. */
const alternativesOf = (needs: Condition): string[] => {
  if ("any" in needs) return needs.any.flatMap(alternativesOf);
  return "entity" in needs && needs.state === "open" ? [needs.entity] : [];
};

const isOpenable = (id: string, world: World): boolean => {
  const cover = entityById(world, id);
  if (cover === undefined || cover.visibility !== "known" || !isHere(world, cover)) return false;
  const isOpen = isMet({ entity: id, state: "open" }, world);
  return !isOpen && guardOf({ kind: "set_state", target: id, state: "open" }, world) === undefined;
};

import { hasTrait } from "freeform-rpg/plugins/rules/actions/lib";
import type { Target } from "freeform-rpg/plugins/turn/scene";
import { ActionTrait } from "freeform-rpg/schemas/rules";
import type { Check } from "../attempt.ts";

/** Which actions a constraint forbids, and what is said of it. Any other `no_<verb>` or `no_<trait>` forbids that verb or trait. */
const constraints: Readonly<Record<string, { readonly trait: ActionTrait; readonly reason: string }>> = {
  no_violence: { trait: "violent", reason: "Violence is out of the question here." },
  no_combat: { trait: "violent", reason: "Nobody gets to fight here." },
  no_magic: { trait: "magic", reason: "Magic does not answer here." },
  no_weapons: { trait: "armed", reason: "Weapons are of no use here." },
  no_hacking: { trait: "hacking", reason: "There is nothing here that can be hacked." },
  no_tech: { trait: "device", reason: "No device works here." },
  no_talking: { trait: "social", reason: "Nobody may speak here." },
  no_social: { trait: "social", reason: "Nobody may speak here." },
  silence: { trait: "social", reason: "Nobody may speak here." },
  no_exit: { trait: "moving", reason: "There is no way out for now." },
  no_movement: { trait: "moving", reason: "You cannot move from here for now." },
  no_theft: { trait: "taking", reason: "Nothing here can be taken." },
};

/** Refuses what the scene itself forbids. */
export const checkSceneConstraint: Check = ({ action, world, target }) => {
  // Walking up to something leads nowhere else.
  const within = isNear(target) && hasTrait(action, "moving") && !hasTrait(action, "escaping", "departing");
  for (const constraint of world.scene.constraints) {
    const rule = constraints[constraint];
    if (rule?.trait === "moving" && within) continue;
    if (rule !== undefined && hasTrait(action, rule.trait)) return { code: "scene_constraint", reason: rule.reason };
    const trait = ActionTrait.safeParse(constraint.replace(/^no_/, ""));
    const named = constraint === `no_${action.verb}` || (trait.success && hasTrait(action, trait.data));
    if (rule === undefined && named) return { code: "scene_constraint", reason: `This is no place to ${action.verb}.` };
  }
  return undefined;
};

const isNear = (target: Target): boolean =>
  target.kind === "feature" || target.kind === "none" || (target.kind === "entity" && target.entity.type !== "location");

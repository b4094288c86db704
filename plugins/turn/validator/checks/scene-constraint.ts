import { hasTrait } from "freeform-rpg/plugins/rules/actions/lib";
import type { Target } from "freeform-rpg/plugins/turn/scene";
import { ActionTrait } from "freeform-rpg/schemas/rules";
import type { Check } from "../attempt.ts";
import { messagesOf } from "../messages.ts";
import type { ValidatorMessages } from "../messages/english.ts";

/** The messages that name nothing. */
type ConstraintMessage = { [K in keyof ValidatorMessages]: ValidatorMessages[K] extends () => string ? K : never }[keyof ValidatorMessages];

/** Which actions a constraint forbids, and what is said of it. Any other `no_<verb>` or `no_<trait>` forbids that verb or trait. */
const constraints: Readonly<Record<string, { readonly trait: ActionTrait; readonly says: ConstraintMessage }>> = {
  no_violence: { trait: "violent", says: "noViolence" },
  no_combat: { trait: "violent", says: "noCombat" },
  no_magic: { trait: "magic", says: "noMagic" },
  no_weapons: { trait: "armed", says: "noWeapons" },
  no_hacking: { trait: "hacking", says: "noHacking" },
  no_tech: { trait: "device", says: "noTech" },
  no_talking: { trait: "social", says: "noTalking" },
  no_social: { trait: "social", says: "noTalking" },
  silence: { trait: "social", says: "noTalking" },
  no_exit: { trait: "moving", says: "noExit" },
  no_movement: { trait: "moving", says: "noMovement" },
  no_theft: { trait: "taking", says: "noTheft" },
};

/** Refuses what the scene itself forbids. */
export const checkSceneConstraint: Check = ({ action, world, target }) => {
  // Walking up to something leads nowhere else.
  const within = isNear(target) && hasTrait(action, "moving") && !hasTrait(action, "escaping", "departing");
  for (const constraint of world.scene.constraints) {
    const rule = constraints[constraint];
    if (rule?.trait === "moving" && within) continue;
    if (rule !== undefined && hasTrait(action, rule.trait)) return { code: "scene_constraint", reason: messagesOf(world)[rule.says]() };
    const trait = ActionTrait.safeParse(constraint.replace(/^no_/, ""));
    const named = constraint === `no_${action.verb}` || (trait.success && hasTrait(action, trait.data));
    if (rule === undefined && named) return { code: "scene_constraint", reason: messagesOf(world).noPlaceTo(action.verb) };
  }
  return undefined;
};

const isNear = (target: Target): boolean =>
  target.kind === "feature" || target.kind === "none" || (target.kind === "entity" && target.entity.type !== "location");

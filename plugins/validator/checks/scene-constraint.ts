import type { Check } from "../attempt.ts";
import { movementVerbs, socialVerbs, takingVerbs, violentVerbs } from "../verbs.ts";

/** What each constraint forbids and what is said of it. Any other `no_<verb>` forbids that one verb. */
const constraints: Readonly<Record<string, { readonly verbs: ReadonlySet<string>; readonly reason: string }>> = {
  no_violence: { verbs: violentVerbs, reason: "Violence is out of the question here." },
  no_combat: { verbs: violentVerbs, reason: "Nobody gets to fight here." },
  no_magic: { verbs: new Set(["cast", "magic", "ritual", "summon"]), reason: "Magic does not answer here." },
  no_weapons: { verbs: new Set(["shoot"]), reason: "Weapons are of no use here." },
  no_hacking: { verbs: new Set(["hack"]), reason: "There is nothing here that can be hacked." },
  no_tech: { verbs: new Set(["hack", "call", "message"]), reason: "No device works here." },
  no_talking: { verbs: socialVerbs, reason: "Nobody may speak here." },
  no_social: { verbs: socialVerbs, reason: "Nobody may speak here." },
  silence: { verbs: socialVerbs, reason: "Nobody may speak here." },
  no_exit: { verbs: movementVerbs, reason: "There is no way out for now." },
  no_movement: { verbs: movementVerbs, reason: "You cannot move from here for now." },
  no_theft: { verbs: takingVerbs, reason: "Nothing here can be taken." },
};

/** Refuses what the scene itself forbids. */
export const checkSceneConstraint: Check = ({ verb, world }) => {
  for (const constraint of world.scene.constraints) {
    const rule = constraints[constraint];
    if (rule?.verbs.has(verb) === true) return { code: "scene_constraint", reason: rule.reason };
    if (rule === undefined && constraint === `no_${verb}`) return { code: "scene_constraint", reason: `This is no place to ${verb}.` };
  }
  return undefined;
};

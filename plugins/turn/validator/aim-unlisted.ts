import { hasTrait } from "freeform-rpg/plugins/rules/actions/lib";
import type { Action } from "freeform-rpg/plugins/rules/actions";
import { bareNameKey } from "freeform-rpg/language";
import { isAnimate, isDescribed, isOwn, isSomeone, wholeOf } from "freeform-rpg/plugins/turn/scene/lib";
import type { Target } from "freeform-rpg/plugins/turn/scene";
import type { World } from "freeform-rpg/schemas";

/**
 * What has no entry of its own and is there all the same: someone not seen who is called to, people and animals that a description speaks of,
 * part of a thing, what anyone wears, and things in the description of the place. `undefined` for everything else.
 */
export const aimUnlisted = (action: Action, called: string, world: World): Target | undefined => {
  const name = bareNameKey(called);
  // What looks like an id must not tell whether it exists.
  if (name === "" || /[:_]/.test(called) || hasTrait(action, "moving", "violent", "remote", "hacking")) return undefined;
  if (hasTrait(action, "announcing") && isDeaf(name)) return { kind: "none" };
  if (hasTrait(action, "social", "giving")) return isSpokenTo(action, name, world) ? { kind: "feature", name } : undefined;
  return aimAtThing(action, name, world);
};

/** What people speak to that is nobody: words to it are words aloud. */
const isDeaf = (name: string): boolean => deaf.test(name);

const deaf =
  /^(?:(?:empty|open|dark|cold|still|black|grey|gray|night|sea|whole) )*(?:air|nobody|no one|none|god|gods|heavens?|sky|sea|water|waters|tide|wind|rain|storm|night|dark|darkness|silence|void|world|universe|moon|stars?|sun|fire|flames?|ceiling|walls?|floor|ground|stones?|dead|memory|ghosts?|fate|luck|emptiness)$/;

const isSpokenTo = (action: Action, name: string, world: World): boolean =>
  (hasTrait(action, "conversing") && isSomeone(name)) || ((isAnimate(name) || action.verb === "say") && isDescribed(name, world));

const aimAtThing = (action: Action, name: string, world: World): Target | undefined => {
  const whole = wholeOf(name, world);
  if (whole !== undefined && !isAnimate(name)) return { kind: "entity", entity: whole, part: name };
  if (hasTrait(action, "taking")) return isDescribed(name, world) ? { kind: "feature", name, told: true } : undefined;
  const worn = isOwn(name) && hasTrait(action, "handling", "searching", "glancing", "taking") && !hasTrait(action, "dropping");
  return worn || isDescribed(name, world) ? { kind: "feature", name } : undefined;
};

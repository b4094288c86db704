import { hasTrait } from "freeform-rpg/plugins/rules/actions/lib";
import type { Action } from "freeform-rpg/plugins/rules/actions";
import { bareNameKey } from "freeform-rpg/language";
import { isCarried, isHere, isOwn, isWorn, namePattern } from "freeform-rpg/plugins/turn/scene/lib";
import type { Target } from "freeform-rpg/plugins/turn/scene";
import type { ProposedAction, World } from "freeform-rpg/schemas";

const prefix = "own:";

/** What of the actor's own a target is, where it is written as such: the boots of `own:boots`. */
export const ownIn = (target: string): string | undefined => (target.startsWith(prefix) ? target.slice(prefix.length) : undefined);

/**
 * What is done with one's own clothes or body where nobody lists them: "boots off", "I turn up my collar", "rub my hands". It is aimed at nothing
 * that the game knows, and changes nothing. `undefined` for everything else.
 */
export const settleOwn = (proposed: ProposedAction, action: Action, target: Target, world: World): ProposedAction | undefined => {
  const word = wordFor(proposed, action, target, world);
  if (word === undefined) return undefined;
  return { ...proposed, action: word, target_id: `${prefix}${bareNameKey(proposed.target_id)}`, effects: [], estimated_minutes: 1 };
};

const wordFor = (proposed: ProposedAction, action: Action, target: Target, world: World): string | undefined => {
  const { target_id, effects } = proposed;
  if (
    effects.some(({ item, from }) => item !== target_id || isOthers(from, world)) ||
    !isOwn(target_id) ||
    isAtHand(target, proposed, world)
  )
    return undefined;
  const said = `${proposed.action} ${proposed.details}`.replaceAll("_", " ");
  if (!isHandled(action, said, target_id)) return undefined;
  if (!isWorn(target_id)) return action.verb === "use" && proposed.action !== "use" ? proposed.action : "rub";
  if (takenOff.test(said)) return "pull_off";
  return putOn.test(said) || (action.verb === "equip" && !changed.test(said)) ? "put_on" : "adjust";
};

/** What is taken from somebody is not one's own. */
const isOthers = (from: unknown, { actor_id }: World): boolean =>
  typeof from === "string" && !["", "pc", "me", "world", actor_id].includes(from);

/** Clothes are handled and come off; of the body anything may be said that is aimed at nobody else. */
const isHandled = (action: Action, said: string, called: string): boolean => {
  if (!isWorn(called)) return !hasTrait(action, "violent", "social", "giving", "moving", "searching", "glancing", "healing");
  return action.family === "other" || takenOff.test(said) || (hasTrait(action, "handling") && !hasTrait(action, "giving"));
};

const takenOff = /\boff\b|\b(?:remov|shed|strip|undress|unlac|unbutton|peel)\w*/i;
const putOn = /\bon\W*$|\b(?:put|pull|slip|throw|shrug|tug|get|draw)\w*(?:\s+[\w']+){0,3}\s+on\b|\b(?:don|wear)\w*\b/i;
const changed = /\b(?:up|down|turn|roll|tug|straighten|adjust|tighten|loosen|button|lac|smooth|brush|dust|wring|hitch)\w*\b/i;

/** A listed thing that is carried or lies here is meant, unless the words say that it is one's own. */
const isAtHand = (target: Target, { target_id, details }: ProposedAction, world: World): boolean => {
  if (target.kind === "entity" && isCarried(world, target.entity.id)) return true;
  const isThere = target.kind === "feature" ? !target.told : target.kind === "entity" && isHere(world, target.entity);
  return isThere && !isSaidOwn(target_id, details);
};

/** "My boots"; and nobody takes off what lies there. */
const isSaidOwn = (called: string, details: string): boolean =>
  takenOff.test(details) || new RegExp(`\\bmy (?:own )?(?:\\w+ )?${namePattern(called)}\\b`, "i").test(details);

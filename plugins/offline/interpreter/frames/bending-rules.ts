import { hasTrait } from "freeform-rpg/plugins/rules/actions/lib";
import type { Rule } from "./settling.ts";
import { isThingHere } from "./shape.ts";

/** "Stand over the trough", "linger before the niche": one looks at it, and climbs nothing. */
const ruleStoodOver: Rule = ({ frame, roles }) =>
  frame.verb.some(({ token }) => /^(?:stand|linger|pause|stop|lean|bend|stoop)$/.test(token.lemma)) &&
  roles.some((role) => isThingHere(role) && /^(?:over|before|above|in front of)$/.test(role.prep))
    ? "examine"
    : undefined;

/** "Stick my head into the trough", "plunge an arm into the barrel": one looks or feels what is in it. */
const ruleReached: Rule = ({ frame, meant, roles }) =>
  reached.test(frame.text) &&
  roles.some((role) => isThingHere(role) && /^(?:in|into|inside|under|through)$/.test(role.prep)) &&
  roles.every(({ kind }) => kind !== "person") &&
  !hasTrait(meant, "violent", "social")
    ? "examine"
    : undefined;

const reached =
  /^\W*(?:i |we |then |and )*(?:stick|put|dip|thrust|poke|push|plunge|shove|lower|dunk|slide|duck) (?:my|an?|one|both) (?:\w+ )?(?:head|face|hands?|arms?|fingers?|fist|foot|feet|toes?)(?: \w+)? (?:in|into|inside|under|through)\b/i;

/** "Raise the lantern to the niche", "hold the lamp over him": what the light falls on is looked at. */
const ruleLit: Rule = ({ frame, roles }) =>
  frame.verb.some(({ token }) => /^(?:hold|lift|raise|bring|lower|move|shine|turn|swing)$/.test(token.lemma)) &&
  roles.some(({ prep, ref }) => prep === "" && /^(?:candle|lamp|lantern|torch|taper|light|flashlight)$/.test(ref.words.head)) &&
  roles.some(
    (role) => isThingHere(role) && /^(?:to|over|above|near|at|on|onto|along|across|into|under|towards?|up to|close to)$/.test(role.prep),
  )
    ? "examine"
    : undefined;

/** What is done with the body or a light to see or feel something. */
export const bendingRules: readonly Rule[] = [ruleStoodOver, ruleReached, ruleLit];

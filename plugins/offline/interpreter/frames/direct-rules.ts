import { hasTrait } from "freeform-rpg/plugins/rules/actions/lib";
import { sentIn } from "../speech/sent.ts";
import type { Rule } from "./settling.ts";
import { isPersonHere } from "./shape.ts";

/** "Send Viktor down to the cellar": asked to go. */
export const ruleSent: Rule = ({ frame, roles }) =>
  sentIn(frame.text) !== null && roles.some((role) => role.prep === "" && isPersonHere(role)) ? "ask" : undefined;

/** "Yell at him to step away": no friendly request. */
export const ruleShouted: Rule = ({ frame, meant, roles }) =>
  /^(?:shout|yell|scream|bark|growl|snarl)_at$/.test(frame.phrase) &&
  /\b(?:at) (?:\S+ ){1,3}?to \p{L}/u.test(frame.text) &&
  hasTrait(meant, "social") &&
  roles.some(isPersonHere)
    ? "intimidate"
    : undefined;

/** "Shoot him a look", "throw Sefa a smile": nothing that is shot or thrown. */
export const ruleGlared: Rule = ({ frame, roles }) =>
  frame.verb.some(({ token }) => /^(?:shoot|throw|cast|flash|give|send|fling|fire)$/.test(token.lemma)) &&
  /\ban? (?:\p{L}+ ){0,2}(?:look|glance|glare|smile|grin|wink|stare|scowl|frown|smirk|nod)\b/iu.test(frame.text) &&
  roles.some(isPersonHere)
    ? "gesture"
    : undefined;

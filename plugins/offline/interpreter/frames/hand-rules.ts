import { hasTrait } from "freeform-rpg/plugins/rules/actions/lib";
import type { Rule } from "./settling.ts";
import { namedOf } from "./shape.ts";
import type { Role } from "./shape.ts";

const isCarried = ({ kind, ref }: Role): boolean => kind === "thing" && namedOf(ref)?.carried === true;

/** "Hand on the hilt", "one hand on my purse": how one stands, and nothing is put anywhere. */
const ruleHandOn: Rule = ({ frame }) => (handOn.test(frame.text) ? "gesture" : undefined);

const handOn =
  /^\W*(?:and |with )?(?:my |one |an? |the other |both )?(?:\w+ )?(?:hands?|fingers?|thumb|palm) (?:still |already |always )?(?:on|at|near|over|round|around|inside|by)\b/i;

/** "Lower my sword": it stays in hand. What is lowered to or into something goes there. */
const ruleLowered: Rule = ({ frame, meant, roles }) =>
  frame.verb.some(({ token }) => token.lemma === "lower") &&
  roles.some((role) => role.prep === "" && isCarried(role)) &&
  roles.every(({ prep }) => !/^(?:to|in|into|on|onto|down|through|over)$/.test(prep)) &&
  !hasTrait(meant, "social")
    ? "gesture"
    : undefined;

/** "Set the dial against the letter", "hold the glove beside the print": one is seen with the other, and nothing is put down. */
const ruleHeldAgainst: Rule = ({ frame, roles }) => {
  const object = roles.find((role) => role.prep === "" && isCarried(role));
  const against = roles.some((role) => role.prep === "against" && isCarried(role));
  const beside = /^(?:hold|match)$/.test(frame.verb[0]?.token.lemma ?? "") && roles.some(isBeside);
  return object !== undefined && (against || beside) ? "examine" : undefined;
};

const isBeside = ({ kind, prep }: Role): boolean =>
  /^(?:thing|feature)$/.test(kind) && /^(?:against|beside|next to|alongside|with)$/.test(prep);

/** "Pocket the key", which one carries: it is put away. */
const rulePocketed: Rule = ({ frame, meant, roles }) =>
  meant.verb === "take" &&
  frame.verb.some(({ token }) => /^(?:pocket|stow|stash|tuck|sheathe|holster)$/.test(token.lemma)) &&
  roles.some((role) => role.prep === "" && isCarried(role))
    ? "put"
    : undefined;

/** "Pick up the key and put it in my pocket", which one carries already: it is in hand. */
const ruleBeforeStowed: Rule = ({ frame, meant, roles }) =>
  meant.verb === "take" && stowed.test(frame.rest) && roles.some((role) => role.prep === "" && isCarried(role)) ? "equip" : undefined;

const stowed =
  /^\W*(?:and|then)? ?(?:i )?(?:put|slip|stick|tuck|stow|shove|drop|slide) (?:it|them) (?:back |away|safely |deep |in my|into my|inside my|under my|up my)/i;

/** "Scratch his sleeve gently with a nail", "prick it lightly": it is tried what it is like, and nobody is hurt. */
const ruleGentle: Rule = ({ frame, meant }) =>
  hasTrait(meant, "violent", "breaking") &&
  frame.verb.some(({ token }) => /^(?:scratch|scrape|prick|poke|prod|tap|rub|pinch|nick|chip)$/.test(token.lemma)) &&
  /\b(?:gently|lightly|softly|carefully|delicately)\b/i.test(frame.text)
    ? "examine"
    : undefined;

/** "Push the gate open with my foot", "ease the lid open with one finger": opened, whatever part of the body does it. */
const ruleEased: Rule = ({ frame, meant, roles }) =>
  /^\W*(?:i |we |and |then )*(?:slowly |gently |carefully |quietly )?(?:push|pull|ease|nudge|swing|slide|edge|draw|inch)\b[^,.;:!?"“]* open\b/i.test(
    frame.text,
  ) &&
  roles.some(({ kind, prep }) => prep === "" && /^(?:thing|feature)$/.test(kind)) &&
  !hasTrait(meant, "violent", "breaking")
    ? "open"
    : undefined;

/** What is done with a thing in the hand that stays with its owner. */
export const handRules: readonly Rule[] = [ruleHandOn, ruleLowered, ruleHeldAgainst, rulePocketed, ruleBeforeStowed, ruleGentle, ruleEased];

import { wordSet } from "../text/token-tests.ts";
import type { Rule } from "./settling.ts";
import { namedOf } from "./shape.ts";
import type { Role } from "./shape.ts";

/** "Take Hester by the elbow", "grab Sefa's hand", "pull her to her feet": a touch, and no blow, unless it is done by force. */
export const ruleTouch: Rule = ({ frame: { verb, text }, roles }) => {
  const holds = verb.some(({ token }) => holding.has(token.lemma));
  const isHeld = [ofSomebody, byLimb, toFeet].some((pattern) => pattern.test(text));
  const isAlone = roles.some(isSomebody) && roles.every((role) => isSomebody(role) || role.prep !== "");
  if (!holds || !isHeld || !isAlone) return undefined;
  return forcing.test(text) ? "attack" : "gesture";
};

const isSomebody = ({ kind, ref }: Role): boolean => kind === "person" || (kind === "body" && namedOf(ref) !== undefined);

const holding = wordSet(
  "take hold catch touch draw pull lead guide steer pat squeeze grab seize grasp grip clasp clutch tug haul help lift",
);

const limb = "(?:hands?|arms?|elbow|wrist|sleeves?|shoulders?|fingers)";
const ofSomebody = new RegExp(String.raw`(?:\b(?:his|her|their)|['’]s?) (?:\w+ )?${limb}\b`, "i");
const byLimb = new RegExp(String.raw`\bby (?:the|her|his|their) (?:\w+ )?(?:${limb}|waist)\b`, "i");
const toFeet = /\b(?:to (?:his|her|their) feet|upright)\b/i;

/** What makes a hold of it. */
const forcing =
  /\b(?:twist|wrench|break|bend|pin|slam|force|roughly|hard|violently|behind|into|to stop|so that|before (?:he|she|they)|(?:he|she|they) can(?:not|'t)|down)\b/i;

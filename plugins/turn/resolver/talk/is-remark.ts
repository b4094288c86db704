import type { AllowedAction } from "freeform-rpg/schemas";
import type { ResolutionDraft } from "freeform-rpg/plugins/turn/effects";

const question = /\?|\bor (?:not|no)\W*$|\b(?:tell|inform|explain|describe|show)\b[^.!]*\b(?:me|us)\b/i;
const clause = /\b(?:about|regarding|concerning|whether|who|whom|whose|what|where|when|why|how|which)\b/i;

/** True for words to someone that ask for nothing: what is said aloud counts before the player's account of it. */
export const isRemark = ({ actions, ruling }: ResolutionDraft, { action, details }: AllowedAction): boolean => {
  if (actions.is(action, "asking", "pressing") || !actions.is(action, "conversing", "announcing")) return false;
  const said = ruling.speech.trim();
  if (said !== "") return !question.test(said) && !question.test(details);
  return details.trim() !== "" && !question.test(details) && !clause.test(details);
};

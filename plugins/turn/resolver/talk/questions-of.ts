import { spokenSentences } from "freeform-rpg/language";
import type { AllowedAction } from "freeform-rpg/schemas";

/** Questions of one action that are answered; more than that nobody keeps apart. */
const most = 3;

/** The questions that are put, each as an action of its own; the action as it stands where there is one or none. What it is to bring about belongs to the first. */
export const questionsOf = (action: AllowedAction): AllowedAction[] => {
  const isGranted = action.effects.some(({ kind }) => kind !== "learn");
  const parts = spokenSentences(action.topic)
    .filter((sentence) => sentence.endsWith("?"))
    .flatMap((sentence) => sentence.split(another))
    .map((part) => part.trim())
    .filter((part) => part !== "");
  const whole = parts.filter((part) => isWhole.test(part) && !(isGranted && leave.test(part)));
  const asked = whole.length === 0 ? parts : whole;
  if (parts.length < 2) return [action];
  return asked
    .slice(0, most)
    .map((topic, at) => ({ ...action, topic: topic.endsWith("?") ? topic : `${topic}?`, effects: at === 0 ? action.effects : [] }));
};

/** "Not Jin's hand? Then whose is it?": the first only leads up to the second. */
const isWhole =
  /\b(?:who|whom|whose|what|where|when|why|how|which|am|is|are|was|were|do|does|did|has|have|had|can|could|will|would|shall|should|may|might|must|(?:i|you|he|she|it|we|they|that|there)['’](?:m|s|re|d|ll|ve))\b|n['’]t\b/i;

/** "May I see him, and ...": leave, which is given or refused. */
const leave = /^\W*(?:[\p{L}'’-]+,\s*)?(?:may|can|could|might) (?:i|we)\b/iu;

/** "..., and what was he confessing to", "..., where is he now", "..., and does she know him", "..., and how long ago": a question of its own. */
const another =
  /,?\s+and\s+(?=(?:how long ago|when|where|why)(?: exactly)?\W*$)|,\s+and\s+(?=(?:is|are|was|were|do|does|did|has|have|had)(?:n['’]t)? (?:you|he|she|it|they|there|anyone|anybody|the|\p{Lu})\S*)|(?:,?\s+and|,)\s+(?=who\s+\w+\s|(?:who|whom|what|where|when|why|how|which|whose)\s+(?:\w+\s+)?(?:is|are|was|were|do|does|did|has|have|had|can|could|will|would|should|\w+ed)\b)/iu;

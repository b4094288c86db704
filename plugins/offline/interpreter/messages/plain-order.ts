import { findQuotes } from "../text/split-sentences.ts";

/**
 * Puts what is said beside the matter out of the way: who goes with somebody to a place goes to the place along with them, a question behind a
 * premise ("if the ninth is wood, where is the real one?") is the question, and what others do meanwhile is no action.
 */
export const plainOrder = (text: string): string =>
  findQuotes(text).length > 0 ? text : withoutMeanwhile(withoutPremise(text.replaceAll(together, "$<go> $<way> along with $<who>")));

/** "I'll go with Father Crane to the parsonage". */
const together =
  /\b(?<go>(?:go|come|walk|head|ride|hurry)(?: along| off| out| back| over)?) with (?<who>(?:(?!(?:and|to|into|me|us|you)\b)[\p{L}.'’-]+ ){0,3}?(?!(?:and|to|into|me|us|you)\b)[\p{L}.'’-]+) (?<way>(?:to|into) (?!(?:see|find|look|get|ask|talk|speak|fetch|help)\b)(?:(?:the|his|her|their|\p{Lu}[\p{L}'’]*) )?[\p{L}'’-]+(?: (?!and\b|then\b|to\b|with\b)\p{Lu}[\p{L}'’]*)*)/gu;

/** What the question is asked on. What the character or the listener will do for it is a bargain. */
const withoutPremise = (text: string): string =>
  text.replaceAll(
    /(?<before>^|[.!?]\s+)(?:(?:and|but|so|then|ok|okay|well),? )?(?:if|since|given that|now that|supposing|suppose|assuming|seeing that|because) (?!(?:i|we|you)\b)[^.!?,]*,\s*(?:then,? |so )?(?<asked>(?:who|whose|what|where|why|how|which|when|is|are|was|were|do|does|did|has|have|had)\b[^.!?]*\?)/giu,
    "$<before>$<asked>",
  );

/** "While he climbs". */
const withoutMeanwhile = (text: string): string =>
  text
    .replace(/^(?:while|whilst) (?!(?:i|we|i'm|we're|you|waiting|there|at|on|in)\b)[^,.;!?]+,\s*/i, "")
    .replaceAll(
      /,? (?:while|whilst) (?:he|she|they|it|the [\p{L}-]+|\p{Lu}[\p{L}'’-]*(?: \p{Lu}[\p{L}'’-]*)?)(?:['’]s| (?:is|are|was|were)|,)? (?!\p{Lu})[\p{L}'’ -]+(?=[,.;!?]|$)/gu,
      "",
    );

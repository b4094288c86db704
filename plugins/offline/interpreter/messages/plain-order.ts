import { capitalise } from "freeform-rpg/language";
import { conclusionsIn } from "./conclusions.ts";
import { findQuotes } from "../text/split-sentences.ts";

/** A message in plain order, and what was left out of it: no action, and not lost. */
export interface PlainOrder {
  readonly text: string;
  readonly left: readonly string[];
}

/**
 * Puts what is said beside the matter out of the way: who goes with somebody to a place goes to the place along with them, a question behind a
 * premise ("if the ninth is wood, where is the real one?") is the question, and what others do meanwhile is no action.
 */
export const plainOrder = (typed: string): PlainOrder => {
  if (findQuotes(typed).length > 0) return { text: typed, left: [] };
  const left: string[] = [];
  const leave =
    (kept: string) =>
    (whole: string, ...groups: unknown[]): string => {
      left.push(whole.trim());
      const named = groups.at(-1) as Readonly<Record<string, string>> | undefined;
      return kept === "" ? "" : `${named?.["before"] ?? ""}${capitalise(named?.["asked"] ?? "")}`;
    };
  const text = typed
    .replaceAll(together, "$<go> $<way> along with $<who>")
    .replaceAll(passing, "$<go> ")
    .replaceAll(premise, leave("asked"))
    .replace(given, leave(""))
    .replace(unlessElse, leave(""))
    .replace(planned, "$<order>. I ")
    .replaceAll(ownMeanwhile, "$1 and I ")
    .replace(meanwhileBefore, leave(""))
    .replaceAll(meanwhileBehind, leave(""))
    .replaceAll(leavingOut, leave(""))
    .replaceAll(leavingTo, leave("before"));
  return conclusionsIn(text).reduce<PlainOrder>(
    (plain, thought) => ({ text: plain.text.replace(new RegExp(`${escape(thought)}[.!\\s]*`, "u"), ""), left: [...plain.left, thought] }),
    { text, left },
  );
};

const escape = (words: string): string => words.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

/** "I close the book, leaving his name out of it as I promised": what is not done. */
const leavingOut = /,? leaving [^,.;!?"]+? out(?: of (?:it|this|that|the \p{L}+))?(?:,? as (?:i|we) promised(?: \p{L}+)?)?(?=[,.;!?]|$)/giu;

/** "I leave them to it and walk down": a way to go. */
const leavingTo = /(?<before>^|[.!?]\s+)(?:i |we )?leave (?:him|her|them|it) (?:to it|be|alone|at that),? (?:and|then) /giu;

/** "I'll go with Father Crane to the parsonage". */
const together =
  /\b(?<go>(?:go|come|walk|head|ride|hurry)(?: along| off| out| back| over)?) with (?<who>(?:(?!(?:and|to|into|me|us|you)\b)[\p{L}.'’-]+ ){0,3}?(?!(?:and|to|into|me|us|you)\b)[\p{L}.'’-]+) (?<way>(?:to|into) (?!(?:see|find|look|get|ask|talk|speak|fetch|help)\b)(?:(?:the|his|her|their|\p{Lu}[\p{L}'’]*) )?[\p{L}'’-]+(?: (?!and\b|then\b|to\b|with\b)\p{Lu}[\p{L}'’]*)*)/gu;

/** What a question is asked on. What the character or the listener will do for it is a bargain. */
const premise =
  /(?<before>^|[.!?]\s+)(?:(?:and|but|so|then|ok|okay|well),? )?(?:if|since|given that|now that|supposing|suppose|assuming|seeing that|because) (?!(?:i|we|you)\b)[^.!?,]*,\s*(?:then,? |so )?(?<asked>(?:who|whose|what|where|why|how|which|when|is|are|was|were|do|does|did|has|have|had)\b[^.!?]*\?)/giu;

/** "Now that Odo is gone, I open it": why it is done now. */
const given =
  /^(?:(?:[Aa]nd|[Bb]ut|[Ss]o|[Oo]k|[Oo]kay|[Ww]ell),? )*(?:[Nn]ow that|[Ss]eeing that|[Ss]eeing as|[Gg]iven that|[Ss]ince|[Bb]ecause|[Aa]s (?=(?:he|she|they|everyone|everybody|the [\p{L}-]+|\p{Lu}[\p{L}'’-]+) (?!(?:a|an|the|as|and)\b)\p{Ll}+))[^.!?,;:]+,\s*(?=(?:I|we|i|let me|let's) )/u;

/** "I could open it, but I ask Odo first": what is not done. */
const unlessElse =
  /(?<=^|[.!?]\s+)(?:i|we)(?:['’]d (?:like|love) to| could| might| should| was going to| were going to| was about to| thought (?:of|about)| (?:want|wanted|would like|would love|meant) to) [^.!?;,]+?,? but (?:(?:instead|first|for now|rather)[, ]+)*(?=(?:i|we) (?!(?:only |just |really |still )*(?:have|am|was|do|did|can|could|cannot|can['’]t|don['’]t|didn['’]t|know|think|want|need|would|might|should)\b))/iu;

/** "I walk past Odo to the bell": the way goes to the bell. */
const passing =
  /\b(?<go>(?:go|walk|run|step|hurry|stride|march|stroll|head)) (?:past|by|around|round) (?:(?:the|my|his|her|their) )?(?:(?!(?:to|into|and|then)\b)[\p{L}'’-]+ ){1,3}(?=(?:to|into|over to|up to|towards?) (?!(?:see|find|look|get|ask|talk|speak|fetch|help)\b))/giu;

/** "Pay her to look away while I read the book": what the character does meanwhile. */
const ownMeanwhile =
  /(\b(?:ask|pay|bribe|tell|beg|get|signal|order) [^.!?;]{2,60}? to [^.!?;,]{2,60}?),? (?:while|whilst) i (?=(?!am\b|was\b|wait\b|have\b|can\b|think\b|do\b)[a-z]+ )/giu;

/** "Odo, watch the door while Bree and I search the loft": an order, and what the character does meanwhile. */
const planned =
  /^(?<order>(?:(?!I\b)\p{Lu}[\p{L}'’-]*(?: (?:and )?\p{Lu}[\p{L}'’-]*)?|you(?: two)?), (?:you )?[^,.;:!?"]+?),? (?:while|whilst) (?:(?:\p{Lu}[\p{L}'’-]*(?: \p{Lu}[\p{L}'’-]*)? and )?i|we|(?:the two|both) of us) (?=(?!am\b|are\b|was\b|wait\b|have\b|can\b|think\b|do\b|talk\b|speak\b|still\b)[a-z]+)/iu;

/** "While he climbs", before what the character does and behind it. */
const meanwhileBefore =
  /^(?:while|whilst) (?!(?:i|we|i'm|we're|you|waiting|there|at|on|in)\b)(?:(?!\b(?:i|we)\b)[^,.;!?])+(?:,\s*|\s(?=(?:i|we) [a-z]))/i;
const meanwhileBehind =
  /,? (?:while|whilst) (?:he|she|they|it|the [\p{L}-]+|(?!(?:I|We)\b)\p{Lu}[\p{L}'’-]*(?: \p{Lu}[\p{L}'’-]*)?)(?:['’]s| (?:is|are|was|were)|,)? (?!\p{Lu})[\p{L}'’ -]+?(?=[,.;!?]|$| and\b| then\b| (?:I|i|we)\b)/gu;

/** When what stands behind a condition is done: at once, if what was done before it worked, or not yet. */
export type Due = "now" | "after" | "later";

/**
 * Reads the words before something that is done. What nobody does in this very turn is settled, and so is what the attempt itself shows: "if
 * nobody comes", "if I can", "if it is locked". What depends on what was just done waits for that alone: "if it works". All else is for later.
 */
export const dueAfter = (before: string): Due => {
  const said = withApostrophes(before);
  const clause = condition.exec(said)?.groups?.["clause"]?.trim() ?? "";
  if (clause === "") return distracted.test(said) || /\bas (?:if|though)\b/i.test(said) ? "now" : "later";
  if (unobserved.test(clause)) return "later";
  if (nobody.test(clause) || possible.test(clause) || stateOfThing.test(clause) || silence.test(clause)) return "now";
  return worked.test(clause) ? "after" : "later";
};

/** "When the sergeant looks away": a moment that the attempt itself waits for. */
const distracted =
  /\b(?:when|while|as soon as|the (?:moment|second|instant)|once) [^.!?;,]*\b(?:turns?|looks?|glances?|is (?:not |n't )?looking|isn't looking|back is turned|is turned|is busy|is distracted|is occupied|is called away|'s called away|sneezes|laughs|coughs|blinks|goes (?:for|off|out|away|back|inside|upstairs|downstairs|to (?:the|get|fetch))|leaves|wanders? off|steps? (?:out|away|outside)|starts? (?:up|again)|begins? again|moves? off|walks? off|leans? over|bends? down)\b[^.!?;]*$/i;

/** The last condition: "if ...", and "unless somebody ...", which is the same as "if nobody ...". */
const condition = /\b(?:(?<!\bas )if|unless (?=(?:some|any)(?:body|one)\b))\s+(?<clause>[^.!?;]*?)[,\s]*(?:then)?\s*(?:i|we)?\s*$/i;

/** True before what is done unseen: "when he turns away", "once she isn't looking". A look need not wait for it. */
export const isUnseen = (before: string): boolean => moment.test(withApostrophes(before));

const withApostrophes = (text: string): string => text.replaceAll(/[’`]/g, "'");

const moment =
  /\b(?:when|whenever|while|once|as soon as|as|the (?:moment|second|instant)) (?:he|she|they|nobody|no one|everyone|everybody|(?:the )?[\p{L}'’-]+(?: [\p{L}'’-]+)?)(?:'s|'re| is| are| has| have|'ve)? (?:turn(?:s|ed)? (?:away|(?:his|her|their) (?:back|head|face))|look(?:s|ing)? (?:away|elsewhere|down|up|the other way)|(?:not|isn't|aren't) (?:looking|watching|paying attention)|(?:his|her|their) back (?:turned|to)|(?:got )?(?:his|her|their) back|busy|distracted|occupied|glances? away|bends? down|back is turned)[^.!?;]*$/iu;

const nobody = /^(?:nobody|no one|none|nothing|(?:some|any)(?:body|one)\b)/i;

/** Who is here may be looking: that is for the player to see first. */
const unobserved = /\b(?:look|looking|watch|watching|watches|looks|see|sees|around|here|there|about|awake)\b/i;

const possible =
  /^(?:i (?:can|may|am able|still can|get the chance)|possible|(?:he|she|they|it|that|this) (?:lets?|allows?|will let) me|allowed|need be|necessary|need(?:ed)?|i must|i have to|there(?:'s| is) time)\b/i;

/** What a thing is like: the attempt shows it. */
const stateOfThing =
  /^(?:it|that|this|the \S+(?: \S+)?)(?:'s| is| are|'re) (?:still |not |n't |already )*(?:open|closed|shut|locked|unlocked|loose|stuck|barred|jammed|free|empty|heavy|light|safe)\b/i;

const silence =
  /^(?:there(?:'s| is)|(?:i|we) (?:get|hear)|(?:he|she|it|they) (?:says?|gives?|makes?)) (?:still )?(?:nothing|no (?:answer|reply|response|sound|one)|nobody|silence)\b/i;

/** What was just done decides it. */
const worked =
  /^(?:it|that|this) (?:works?|goes? well|opens?|gives?|holds?|comes? (?:off|loose|out)|succeeds?|does)\b|^(?:i|we) (?:succeed|manage|make it|get (?:it|in|through|past)|find (?:it|him|her|any\w*|some\w*))\b|^(?:so|yes|successful)\b/i;

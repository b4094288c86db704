/**
 * Says plainly what is said around: "I guess I go up to it?" goes up to it, "do as if I am asleep" pretends to be, "as far as the chair" is a way
 * to it, what is kept hidden is hidden.
 */
export const sayPlainPhrases = (text: string): string =>
  text
    .replace(hedged, (_, lead: string, done: string, rest: string, end: string) => `${lead}I ${done}${rest}${end === "?" ? "." : end}`)
    .replaceAll(/\b(?:do|act|make) as (?:if|though) (?=i (?:am|was|were)\b)/gi, "pretend ")
    .replaceAll(wayTo, "$1 to ")
    .replaceAll(inARow, "")
    .replaceAll(worn, "pull my $1 $2")
    .replaceAll(keptHidden, "$1hide $2 under my coat")
    .replaceAll(everything, "$1 what is inside $2");

const hedged =
  /^(\W*(?:(?:ok|okay|well|so|um+|uh|hm+|right|then)[\s,.]+)*)(?:i|we) (?:guess|think|suppose|reckon)(?: maybe)? (?:i|we)(?:['’]ll| will)?[\s.…,]+(?!(?:am|are|was|were|is|have|had|has|know|knew|saw|see|understand|remember|recogni[sz]e|heard|hear|did|do|don|like|love|can|could|should|would|might|must|may|need|owe)\b)([a-z]+)([^.!?"“]*)([.!?]?)/i;

const wayTo =
  /\b((?:go|walk|run|head|wade|swim|crawl|climb|ride|drive|creep|sneak|get|come)(?: (?:out|on|over|along|back|up|down))?) (?:just )?as far as (?=(?:the|that|this|his|her|their|its|my)\b)/gi;

/** "Check the buckets in turn", "from left to right": in what order it is done. */
const inARow =
  /,? \b(?:(?:each )?in (?:turn|order)|from (?:the )?(?:left|right)(?: to (?:the )?(?:left|right))?)(?=[,.;!?]|$| (?:and|to|looking|for)\b)/gi;

/** "Keep my hood up": it is, or is put there. */
const worn = /\bkeep my (hood|collar|hat|cap|scarf|veil|mask|cowl|shawl) (up|down|on|low)\b/gi;

/** "Keep the letter hidden from Odo", "keep the knife out of sight". */
const keptHidden =
  /\b((?:i |we |and |then |to )(?:\w+ly )?)keep ((?:the|my|this|that|his|her|their) (?:[\p{L}'’-]+ ){0,2}?[\p{L}'’-]+|it|them) (?:well |safely )?(?:hidden|out of (?:sight|view)|concealed)\b/giu;

/** "Take everything out of the chest". */
const everything =
  /\b(take|grab|pull|get|scoop|fish|lift) (?:out )?(?:everything|it all|all of it|whatever (?:is|there is)) (?:(?:out )?of|from|in|inside) (?=(?:it|the|that|this|his|her|their|my)\b)/gi;

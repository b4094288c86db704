/**
 * Says plainly what is said around: "I guess I go up to it?" goes up to it, "do as if I am asleep" pretends to be, "as far as the chair" is a way
 * to it.
 */
export const sayPlainPhrases = (text: string): string =>
  text
    .replace(hedged, (_, lead: string, done: string, rest: string, end: string) => `${lead}I ${done}${rest}${end === "?" ? "." : end}`)
    .replaceAll(/\b(?:do|act|make) as (?:if|though) (?=i (?:am|was|were)\b)/gi, "pretend ")
    .replaceAll(wayTo, "$1 to ");

const hedged =
  /^(\W*(?:(?:ok|okay|well|so|um+|uh|hm+|right|then)[\s,.]+)*)(?:i|we) (?:guess|think|suppose|reckon)(?: maybe)? (?:i|we)(?:['’]ll| will)?[\s.…,]+(?!(?:am|are|was|were|is|have|had|has|know|knew|saw|see|understand|remember|recogni[sz]e|heard|hear|did|do|don|like|love|can|could|should|would|might|must|may|need|owe)\b)([a-z]+)([^.!?"“]*)([.!?]?)/i;

const wayTo =
  /\b((?:go|walk|run|head|wade|swim|crawl|climb|ride|drive|creep|sneak|get|come)(?: (?:out|on|over|along|back|up|down))?) (?:just )?as far as (?=(?:the|that|this|his|her|their|its|my)\b)/gi;

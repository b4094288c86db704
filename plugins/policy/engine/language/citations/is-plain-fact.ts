import { readAct } from "../../extract/classify.ts";

/** Acts that state nothing that a source could confirm; a conclusion rests on its premises. */
const unsourced = new Set(["GREETING", "CLOSING", "ACKNOWLEDGMENT", "CLARIFICATION", "REASONING", "INSTRUCTION", "SUMMARY"]);

/** Speech, marks of a page, and sentences of which only the author or the page itself could be the source. */
const aboutItself =
  /^(?:["“'‘«#|>]|(?:[-*•]|\d+[.)])\s+\S+(?:\s+\S+){0,2}$|(?:i|we|you|he|she|they|it|this|that|these|those|here|there|my|our|your|his|her|their|its|let['’]s|yes|no|not|nothing|everything|as (?:you|we|i))\b|the (?:following|above|below|code|function|script|snippet|command|example|output|answer|error|text|section|table|figure|list|steps?)\b)/i;

const finiteVerb =
  /\s(?:is|are|was|were|isn['’]t|aren['’]t|wasn['’]t|weren['’]t|has|have|had|can|cannot|can['’]t|do|does|did|doesn['’]t|don['’]t|didn['’]t|will|won|wrote|made|became|began|led|built|found|took|gave|grew|fell|rose|ran|held|kept|lies|\p{Ll}{2,}(?:ed|es|[^su\W]s))(?=[\s,.;:!?)]|$)/iu;

/** True for a sentence that states something of the world in plain words: it has a subject of its own and a finite verb. */
export const isPlainFact = (text: string): boolean => {
  const words = text.trim();
  return (
    words.split(/\s+/, 3).length === 3 &&
    !words.endsWith(":") &&
    !aboutItself.test(words) &&
    finiteVerb.test(words) &&
    !unsourced.has(readAct(words))
  );
};

import { readAct } from "../../extract/classify.ts";

/** Acts that state nothing that a source could confirm; a conclusion rests on its premises. */
const unsourced = new Set(["GREETING", "CLOSING", "ACKNOWLEDGMENT", "CLARIFICATION", "REASONING", "INSTRUCTION", "SUMMARY"]);

/** Speech, marks of a page, and sentences of which only the author or the page itself could be the source. */
const aboutItself =
  /^(?:["“'‘«#|>]|(?:i|we|you|he|she|they|it|this|that|these|those|here|there|my|our|your|his|her|their|its|let['’]s|yes|no|not|nothing|everything|as (?:you|we|i))\b|the (?:following|above|below|code|function|script|snippet|command|example|output|answer|error|text|section|table|figure|list|steps?)\b)/i;

const finiteVerb =
  /\s(?:is|are|was|were|isn['’]t|aren['’]t|wasn['’]t|weren['’]t|has|have|had|can|cannot|can['’]t|do|does|did|doesn['’]t|don['’]t|didn['’]t|will|won|wrote|made|became|began|led|built|found|took|gave|grew|fell|rose|ran|held|kept|lies|\p{Ll}{2,}(?:ed|es|[^su\W]s))(?=[\s,.;:!?)]|$)/iu;

/** A verb in its plain form before what it acts on: an order. */
const order =
  /^(?!(?:all|both|despite|during|of|in|on|at|by|for|from|to|with|while|when|after|before|since|until|because|although|as|if|so|but|and|or|like|unlike|once|half|part|most|many|some|each|every|under|over|about|near|through|across|behind|beyond|within|without)\b)\p{L}+(?<!s|ed|ing) (?:the|an?|your|it|them|all|each|this|that|these|those|some)\b/iu;

/** True for a sentence that states something of the world in plain words: it has a subject of its own and a finite verb. */
export const isPlainFact = (text: string): boolean => {
  const words = text.trim().replace(/^(?:[-*•]|\d+[.)])\s+/, "");
  return (
    words.split(/\s+/, 3).length === 3 &&
    !words.endsWith(":") &&
    !aboutItself.test(words) &&
    !order.test(words) &&
    finiteVerb.test(words) &&
    !unsourced.has(readAct(words))
  );
};

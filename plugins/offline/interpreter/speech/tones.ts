import { spokenSentences } from "freeform-rpg/language";

const threats =
  /\b(?:one more|another) (?:step|word|move|lie|time)\b[^.?!]*\b(?:and|or)\b[^.?!]*\b(?:will|'ll|shall)\b|\bwill\b(?! not\b)[^.?!]*\bunless (?:you|he|she|they)\b|\beither (?:you|he|she|they) (?!or\b)\w+[^.?!]*\bor\b|\bor you(?:'ll| will) (?:lose|never|wish|have|find|end|hang|pay|regret|see)\b|\b(?:unless you|if you (?:do not|don't|won't|will not|refuse))\b.*\b(?:i|we)(?:'ll| will| shall)\b|\b(?:i|we)(?:'ll| will| shall|'m going to| am going to) (?:\w+ )?(?:kill|hurt|break|shoot|cut|burn|ruin|end|hang|beat|drown|report|expose|make you (?:pay|regret|sorry))\b|\bor (?:else\b|(?:i swear )?(?:i|we)(?:'ll| will| shall| am going to| (?:write|inform|ring|call|go to|send for|shoot|burn|break|kill|tell|start|fetch|report|shout|scream)\b))|\b(?:until|while) i count to\b|\b(?:i|i'll|i will) count to (?:three|five|ten)\b|\b(?:you have|he has|she has|they have) until\b|\byou(?:'ll| will) (?:regret|be sorry|pay for|hang|answer for)\b|\bwill (?:hear|learn|know) (?:of|about) (?:it|this)\b|\b(?:last|final) (?:chance|warning)\b|\b(?:don't|do not) make me\b/i;
const accusations =
  /\b(?:you are|you're) (?:a |an )?(?:\w+ )?(?:lying|liar|murderer|killer|thief|fraud|traitor|coward|hypocrite)\b|\byou (?:lied|killed|murdered|stole|poisoned|drowned|betrayed)\b|\bi know (?:what you did|(?:that )?you did it|it was you)\b|\bit was you\b/i;

/** What a threat or a demand wants to know: "where Vail went" of "either you tell me where Vail went, or I write to the bishop". Empty for anything else. */
export const demandIn = (text: string): string =>
  /\btell (?:me|us),? ((?:about|who|whom|whose|what|where|when|why|how|whether|which|everything|the truth)\b.*?)(?=,? (?:or|before|and)\b|[.!?;]|$)/i.exec(
    text,
  )?.[1] ?? "";

/** True where a sentence threatens somebody. */
export const isThreat = (text: string): boolean => threats.test(text.replaceAll(/[’`]/g, "'"));

/** What the words do besides being said, where a sentence that is no question threatens or accuses. */
export const toneOf = (spoken: string): string | null => {
  const said = spokenSentences(spoken.replaceAll(/[’`]/g, "'")).filter((sentence) => !sentence.endsWith("?"));
  if (said.some((sentence) => isThreat(sentence))) return "intimidate";
  return said.some((sentence) => accusations.test(sentence)) ? "provoke" : null;
};

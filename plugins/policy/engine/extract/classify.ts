import type { DiscourseActType, Modality } from "freeform-rpg/schemas";

/** Verbs that open an instruction. */
const imperative =
  /^(?:please\s+|first,?\s+|then,?\s+|next,?\s+|finally,?\s+|now\s+)?(?:add|apply|ask|avoid|be sure|call|change|check|choose|click|close|configure|contact|copy|create|delete|do(?: not|n['’]t)?|download|edit|ensure|enter|follow|go to|install|keep|make sure|never|note|open|paste|press|provide|read|remember|remove|replace|reply|restart|return|run|save|select|send|set|start|stop|take|try|turn|type|update|use|verify|visit|wait|write)\b/i;

const opinion =
  /\b(?:i (?:think|believe|feel|guess|would say)|in my (?:opinion|view)|personally|arguably|should|ought to|the (?:best|worst)|(?:is|are|was|were|be|feels?|looks?|sounds?|tastes?) (?:\w+ )?(?:better|worse|best|worst)|beautiful|great|terrible|wonderful|awful|recommend|prefer|seems?|probably|perhaps)\b/i;

const question = /[?？؟]["'”’»」』)\]）]*$/;

/** The modality of a sentence's claim; `null` for a question, which claims nothing. */
export const readModality = (sentence: string): Modality | null => {
  if (question.test(sentence)) return null;
  if (imperative.test(sentence)) return "instruction";
  if (/\b(?:would|could|might) have\b|^(?:suppose|imagine|what if)\b|\bhypothetically\b/i.test(sentence)) return "hypothetical";
  if (/^(?:if|when|whenever|unless|provided|assuming)\b|\bif\b|\bunless\b/i.test(sentence)) return "conditional";
  if (opinion.test(sentence)) return "opinion";
  return /\b(?:may|might|could|would)\b/i.test(sentence) ? "hypothetical" : "factual";
};

const acts: readonly (readonly [DiscourseActType, RegExp])[] = [
  ["GREETING", /^(?:hello|hi|hey|dear|greetings|welcome|good (?:morning|afternoon|evening|day))\b/i],
  [
    "CLOSING",
    /\b(?:let (?:me|us) know if|hope (?:this|that) helps|best regards|kind regards|sincerely|goodbye|good ?bye|have a (?:great|nice|good)|feel free to (?:reach|contact|ask)|is there anything else)\b/i,
  ],
  [
    "ACKNOWLEDGMENT",
    /^(?:thanks?|thank you|got it|understood|sure|of course|certainly|absolutely|i see|i understand|okay|ok|sorry|i apologi[sz]e|apologies)\b/i,
  ],
  ["SUMMARY", /^(?:in summary|to sum up|in short|in conclusion|overall|to conclude|all in all)\b/i],
  [
    "WARNING",
    /^(?:warning|caution|beware|careful|important|danger)\b|\b(?:do not|don['’]t|never) (?:ever|share|delete|run|use|touch|turn)\b|\bbe careful\b/i,
  ],
  ["CLARIFICATION", /[?？؟]["'”’»」』)\]）]*$|^(?:to clarify|in other words|do you mean|that is)\b/i],
  ["REASONING", /^(?:therefore|thus|hence|consequently|it follows|so,|as a result|accordingly)\b|\b(?:therefore|it follows that)\b/i],
  ["EXPLANATION", /\b(?:because|since|due to|the reason|this means|which means|in order to|so that)\b/i],
  ["INSTRUCTION", imperative],
];

/** The discourse act of a sentence. */
export const readAct = (sentence: string): DiscourseActType => acts.find(([, pattern]) => pattern.test(sentence))?.[0] ?? "ASSERTION";

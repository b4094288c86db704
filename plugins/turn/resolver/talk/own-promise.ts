import { spokenSentences } from "freeform-rpg/language";

const giving = String.raw`(?:^|\b(?:i|we)(?:['’]ll| will)?\s+)(?:(?:do|solemnly|hereby)\s+)?(?:promise|swear|vow|give\s+\S+\s+(?:my|our)\s+word)\b(?:\s+(?!to\b|that\b|i\b|we\b)[\p{L}'’-]+){0,3}[,:]?(?:\s+to\s+\S+(?:\s+\p{Lu}\S*)?(?:\s+(?:on|by|upon)(?:\s+\S+){1,3}?)?(?=,?\s+(?:that|i|we)\b))?[,:]?\s+`;

const pledge = new RegExp(
  giving +
    String.raw`(?:to|(?:that\s+)?(?:i|we)\s+(?<never>won['’]t|will\s+not|will\s+never)|that\s+(?:i|we)(?:['’]ll|\s+will)|(?:i|we)(?:['’]ll|\s+will))\s+(?<what>[^.!?;"“”]+)`,
  "iu",
);

/** "That her saint stays where he is": any clause that could still come true. */
const clause = new RegExp(giving + String.raw`that\s+(?<said>[^.!?;"“”]+)`, "iu");

/** "Whatever she tells me, I will not let them take him": the promise stands behind what it is given for. */
const whatever =
  /^(?:whatever|no matter|however|wherever|if|when|once|as long as|in return|in exchange)\b[^,]*,\s*(?:i|we)(?:['’]ll|\s+will)?\s*(?<never>\bnot\b|\bnever\b|\bwon['’]t)?\s+(?<what>.+)$/iu;

const past = /^(?:i|we|it|s?he|they|that|this)\s+(?:was|were|had|have|has|did|saw|\w+ed)\b/i;

const condition = /,?\s*\b(?:if|provided|on condition|in return for|in exchange for)\b.*$/isu;
/** A promise without what it was given for: what binds once that was done. */
export const withoutCondition = (what: string): string => what.replace(condition, "").trim() || what;

/** "Tell me, or I swear I'll burn it down": what follows where others do not do as they are told is a threat, and no promise. */
const threatening =
  /\b(?:or(?: else)?|otherwise),? (?:i|we)\b|\bunless (?:you|he|she|they)\b|\bif (?:you|he|she|they) (?:don['’]t|do not|won['’]t|will not|refuse)\b/i;

/** What the player's character promises in these words, as an infinitive without `to` or a clause with `that`; `null` when they promise nothing. */
export const ownPromiseIn = (said: string): string | null => {
  const text = spokenSentences(said)
    .filter((sentence) => !threatening.test(sentence))
    .join(" ");
  const { never, what } = pledge.exec(text)?.groups ?? {};
  if (what !== undefined) return `${never === undefined ? "" : "never "}${what.trim()}`;
  const vowed = clause.exec(text)?.groups?.["said"]?.trim();
  if (vowed === undefined || past.test(vowed)) return null;
  const behind = whatever.exec(vowed)?.groups;
  if (behind?.["what"] !== undefined) return `${behind["never"] === undefined ? "" : "never "}${behind["what"].trim()}`;
  return `that ${vowed}`;
};

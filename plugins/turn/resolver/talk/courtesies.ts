import { compliment } from "./compliments.ts";

/** Words that ask for nothing and want a word back. */
export type Courtesy =
  | "condolence"
  | "apology"
  | "thanks"
  | "joke"
  | "story"
  | "assurance"
  | "comfort"
  | "congratulation"
  | "compliment"
  | "toast"
  | "introduction"
  | "farewell"
  | "greeting"
  | "weather"
  | "assent"
  | "company";

/** The courtesy that words to someone are; `null` for words with a content of their own. Of several the weightiest counts. */
export const courtesyIn = (said: string): Courtesy | null => {
  const text = said.replaceAll(/[’`]/g, "'").trim();
  if (text === "" || /\?/.test(text.replace(asideQuestion, ""))) return null;
  return kinds.find(([, words]) => words.test(text))?.[0] ?? null;
};

/** "Lovely day, isn't it?" asks nothing, and neither does "why did the hen cross the road?" before its point. */
const asideQuestion =
  /(?:,\s*(?:isn't|aren't|wasn't|doesn't|don't) (?:it|you|that|we|they)|\b(?:eh|right|no)|knock[, ]+knock[^?]*|\bwhy (?:did|does|do) [^?]*(?:cross|walk into)[^?]*)\?/gi;

const opening = String.raw`^\W*(?:(?:i|we|and|then|well|so|oh|ah|but|please|quietly|politely|warmly|gently|softly|just|also) +)*`;
const begins = (words: string): RegExp => new RegExp(`${opening}(?:${words})\\b`, "i");

const kinds: readonly (readonly [kind: Courtesy, words: RegExp])[] = [
  [
    "condolence",
    /\bsorry (?:for|about|to hear (?:of|about)) (?:your|the|his|her|their) (?:loss|trouble|grief|dead|death|\w+'s death)\b|\bsorry to hear (?:that|it|about)\b|\bcondolences?\b|\bmy sympath(?:y|ies)\b|\bmourn with\b|\bpay my respects\b|\bmay (?:he|she|they) rest\b/i,
  ],
  [
    "apology",
    /\b(?:i(?:'m| am)?|we(?:'re| are)?)? ?(?:so |very |truly |really )?sorry\b(?! (?:for|about) (?:you|him|her|them)\b)|\bforgive me\b|\bpardon me\b|\bbeg (?:your )?pardon\b|\bapologi[sz]e\b|\bmy apolog(?:y|ies)\b|\b(?:i )?(?:did not|didn't) mean (?:it|that|to (?:hurt|offend|upset|startle|frighten))\b/i,
  ],
  [
    "thanks",
    /\b(?:thank(?:s| you| (?:him|her|them)| \p{Lu})|much obliged|(?:i am|i'm) (?:very |so )?grateful|i appreciate (?:it|that|this|your))\b|\bthank\b/iu,
  ],
  [
    "joke",
    /\b(?:tells?|crack|make|share) (?:\w+ )?(?:\w+ )?(?:a|the|that|my|another|one) (?:\w+ )?(?:joke|jest|pun|riddle|funny story)\b|^\W*(?:i )?(?:joke|jest)\b|knock[, ]+knock|\bwalks? into a (?:bar|tavern)\b|\bwhy (?:did|does|do) [^?]*\bcross\b/i,
  ],
  [
    "story",
    /^\W*(?:(?:i|we|then|and) +)*(?:tells?|share|recount) (?:\S+ ){1,3}?(?:a|the|my|an) (?:\w+ )?(?:story|tale|anecdote|legend)\b/i,
  ],
  [
    "comfort",
    /^\W*(?:(?:i|we|then|and|gently|softly|try to) +)*(?:comfort|console|soothe|reassure|cheer (?:\S+ )?up|hug|pat)\b|\bit(?:'ll| will)(?: all)? be (?:all right|alright|fine|ok(?:ay)?)\b|\b(?:don't|do not) (?:worry|cry|be (?:afraid|sad|scared)|lose heart)\b|\byou(?:'re| are) (?:not alone|safe (?:now|with)|among friends)\b|^\W*there,? there\b|\bcheer up\b|\bi(?:'m| am) here for you\b/i,
  ],
  [
    "assurance",
    /\b(?:you|(?:he|she|they)) can (?:trust|rely on|count on) (?:me|us)\b|\bi (?:mean|meant) (?:you |him |her |them )?no harm\b|\bi(?:'m| am) (?:on your side|only trying to help|not (?:your enemy|here to (?:hurt|hang|harm|judge|arrest)))\b|\bi believe (?:you|him|her)\b|\b(?:i|we) (?:won't|will not|will never|would never) (?:tell|hurt|harm|write|say|report|let|betray|lie|breathe)\b/i,
  ],
  [
    "congratulation",
    /\bcongratulat\w*\b|\bgood luck\b|\b(?:wish|best of) (?:\S+ )?(?:all the )?(?:best|luck|well)\b|\bgod ?speed\b|\bbless you\b|\bgod bless\b|\bhappy (?:birthday|feast|new year)\b/i,
  ],
  ["compliment", compliment],
  [
    "toast",
    /\b(?:raise|lift|clink) (?:a|my|our|the) (?:glass|cup|mug|drink)\b|^\W*(?:(?:i|we) +)*(?:toast|drink to)\b|^\W*cheers\b|\bhere's to\b|\bto your (?:good )?health\b/i,
  ],
  [
    "introduction",
    /\bmy name(?:'s| is)\b|\bintroduce (?:myself|ourselves)\b|\b(?:pleased|nice|good|glad|a pleasure) to (?:meet|make) (?:you|your)\b|^\W*(?:(?:hello|hi|good \w+)\W+)?(?:i'm|i am) \p{Lu}\p{Ll}+(?: \p{Lu}\p{Ll}+)?\W*$/u,
  ],
  [
    "farewell",
    /\b(?:good ?bye|bye|farewell|good ?night|so long|see you|until (?:next time|tomorrow|then|we meet)|take care|i(?:'ll| will) be (?:off|going|on my way)|(?:i )?(?:must|have to|should|'d better) (?:go|be off|leave)(?: now)?|take (?:my|our) leave)\b(?![^.!]*\bto see\b)/i,
  ],
  [
    "greeting",
    begins(
      "greet|hail|hello|hi|hey|greetings|good (?:day|morning|afternoon|evening)|morning|evening|say (?:hello|hi|good \\w+)|(?:wish|bid) .* good",
    ),
  ],
  [
    "weather",
    /\b(?:(?:small talk|the weather|pass the time|chat|gossip|chew the fat)|(?:lovely|fine|nice|cold|wet|grim|foul|beautiful|terrible|awful|quiet|long|busy) (?:day|evening|night|morning|weather|afternoon))\b/i,
  ],
  [
    "company",
    /^\W*(?:(?:i|we|i'll|i will|then|and|fine|ok(?:ay)?|all right)[\s,]+)*(?:go|come|walk|tag|head)(?: along)? with (?:you|him|her|them|\p{Lu}[\p{L}' ]*)\W*$/iu,
  ],
  [
    "assent",
    /^\W*(?:i see|(?:that's |how )?interesting|fair enough|all right|alright|very well|understood|of course|makes sense|good to know|noted|never mind|no matter|no offen[cs]e)\b[^.?!]{0,20}[.!]*\s*$/i,
  ],
];

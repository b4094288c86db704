import { spokenSentences } from "freeform-rpg/language";

/** What is held against somebody: a wrong that they are said to have done, or a name that they are called. */
export type Accusation = "wrong" | "insult";

const wrong =
  /\b(?:sold|sells?|selling|kill(?:ed|s|er)?|murder(?:ed|s|er)?|betray(?:ed|s|al)?|traitor|stole|stolen|steals?|thief|rob(?:bed|s)?|lied|lies|lying|liar|forg(?:ed|es|er|ery)|fak(?:ed|es|ing)|cheat(?:ed|s)?|poison(?:ed|s)?|drown(?:ed|s)?|strangled|stabbed|bribed|took (?:the |a )?(?:money|bribe)|covered? (?:it|this|that) up|did it|guilty|to blame|responsible for|behind (?:it|this|all)|sent (?:him|her|them) to|set (?:him|her|them|us|me) up)\b/i;

const insult =
  /\b(?:fool|coward|fraud|crook|pig|swine|bastard|idiot|rat|worm|hypocrite|snake|scoundrel|wretch|moron|scum|villain|parasite|disgrace|pathetic|spineless|ugly|stupid|filthy|disgusting)\b/i;

const denied = /\b(?:not|never|n't|nobody|innocent|no)\b|n't\b/i;

/**
 * What the words hold against whoever is called by one of the names, the listener by "you"; `null` for nothing. What is denied, and
 * what stands in a sentence without them, is not held against them.
 */
export const accusationIn = (said: string, names: readonly string[], isListener: boolean): Accusation | null => {
  const called = new RegExp(`(?<![\\p{L}])(?:${(isListener ? ["you", "you're", "your"] : names.map(escape)).join("|")})(?![\\p{L}])`, "iu");
  for (const sentence of spokenSentences(said.replaceAll(/[’`]/g, "'"))) {
    const at = sentence.search(called);
    if (at < 0 || denied.test(sentence.replace(tag, "")) || knowing.test(sentence)) continue;
    if (wrong.test(sentence.slice(at))) return "wrong";
    if (insult.test(sentence) && isListener) return "insult";
  }
  return null;
};

/** "You know who killed him": what they know of another. */
const knowing = /\byou (?:\w+ )?(?:know|knew|saw|heard|remember) (?:who|what|where|when|why|how)\b/i;

/** "Isn't it?" denies nothing. */
const tag = /,\s*\w+n't (?:\w+)\W*$/i;

const escape = (name: string): string => name.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

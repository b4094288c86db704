import { firstSentences, uncapitalise, wordsOf } from "freeform-rpg/language";

interface Described {
  readonly attrs: Readonly<Record<string, unknown>>;
}

/** What the first words of somebody's description call them, for the end of a sentence: `the doorkeeper of the Dragon`; empty where they are too long. */
export const calledOf = (person: Described): string => {
  const trade = tradeOf(person);
  if (trade !== "") return uncapitalise(trade);
  const [first = ""] = firstSentences(descriptionOf(person), 1).split(/[:;,]|\s(?:who|whose|with|in|that)\s/);
  const called = first.replace(/[.!]$/, "");
  if (wordsOf(called).length > longest) return "";
  return !/^(?:eine?|der|die|das)\s/i.test(called) && /^\p{Lu}\S*(?:['’]s | \p{Lu})/u.test(called) ? called : uncapitalise(called);
};

/** Words that it may have. */
const longest = 9;

/** "The sergeant of the watch": what the first words of somebody's description say that they are; empty where they say nothing of it. */
export const tradeOf = (person: Described): string => {
  const [first = ""] = firstSentences(descriptionOf(person), 1).split(
    new RegExp(`;|,(?<!^${looks},)|\\s(?:who|whose|with|in|that)\\s`, "iu"),
  );
  const trade = first.replace(new RegExp(`^(the|an?) .+, (?:.+ )?(\\p{L}+)$`, "iu"), "$1 $2");
  return /^(?:the|an?)\s/i.test(trade) && wordsOf(trade).length <= 8 ? trade.replace(/[.!]$/, "") : "";
};

/** "A tall, freckled recruit": what comes before the first comma is only how they look. */
const looks =
  "(?:the|an?) (?:(?:very|rather) )?(?:tall|short|small|big|large|thin|broad|old|young|lean|stout|heavy|little|pale|dark|quiet|slight|grey|gray|gaunt|wiry|plump|round|stooped|freckled|weathered|careful|silent|spare|slim|fat|bald|bearded|ragged|elderly)";

const descriptionOf = ({ attrs }: Described): string => (typeof attrs["description"] === "string" ? attrs["description"] : "");

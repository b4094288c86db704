import type { Entity } from "freeform-rpg/schemas";
import { firstSentences, uncapitalise, wordsOf } from "freeform-rpg/language";
import { tradeOf } from "./claimed-trade.ts";

/** What the first words of somebody's description call them, for the end of a sentence: `the doorkeeper of the Dragon`; empty where they are too long. */
export const calledOf = (person: Entity): string => {
  const trade = tradeOf(person);
  if (trade !== "") return uncapitalise(trade);
  const [first = ""] = firstSentences(person.attrs.description ?? "", 1).split(/[:;,]|\s(?:who|whose|with|in|that)\s/);
  const called = first.replace(/[.!]$/, "");
  if (wordsOf(called).length > longest) return "";
  return /^\p{Lu}\S*(?:['’]s | \p{Lu})/u.test(called) ? called : uncapitalise(called);
};

/** Words that it may have. */
const longest = 9;

import type { World } from "freeform-rpg/schemas";
import { phraseWords, readPhrase } from "./name-phrase.ts";

/** What a small thing costs by the game's list, or 0: the entry whose words are all in its name, the longest first. */
export const priceOf = (name: string, { campaign }: Pick<World, "campaign">): number => {
  const words = new Set(phraseWords(name));
  const listed = goodsOf({ campaign }).find((entry) => phraseWords(entry).every((word) => words.has(word)));
  return listed === undefined ? 0 : (campaign.system.prices[listed] ?? 0);
};

/** The small thing of the game's list that a text names, as it is called there. */
export const goodIn = (text: string, { campaign }: Pick<World, "campaign">): string | undefined => {
  const said = new Set(phraseWords(text));
  return goodsOf({ campaign }).find((entry) => said.has(readPhrase(entry).head) && phraseWords(entry).every((word) => said.has(word)));
};

const goodsOf = ({ campaign }: Pick<World, "campaign">): string[] =>
  Object.keys(campaign.system.prices).toSorted((a, b) => phraseWords(b).length - phraseWords(a).length);

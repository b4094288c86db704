import type { RewriteAnswer, RewriteAsk } from "freeform-rpg/schemas";
import { splitSentences } from "freeform-rpg/language";
import { widenOverBlank } from "./edits.ts";

/** Rewrites a section without a model: removes the sentences that break rules, where others remain. */
export const rewriteOffline = ({ section, before, after, problems }: RewriteAsk): RewriteAnswer => {
  const places = [...new Set(problems.map(({ place }) => place))];
  if (!places.every((place) => isOneSentence(place) && section.includes(place)))
    return { section: null, reason: "No model is connected, and code can only leave out whole sentences, which is not enough here." };
  const left = places.reduce(leaveOut, section);
  if (`${before}${left}${after}`.trim() === "")
    return { section: null, reason: "No model is connected, and without the sentence that breaks the rule no text would be left." };
  return { section: left, reason: "No model is connected: the sentence that breaks the rule was left out." };
};

const isOneSentence = (place: string): boolean => /[.!?…]["'”’)]*$/.test(place) && splitSentences(place).length === 1;

const leaveOut = (section: string, place: string): string => {
  const start = section.indexOf(place);
  const { start: from, end: to } = widenOverBlank(section, { start, end: start + place.length });
  return section.slice(0, from) + section.slice(to);
};

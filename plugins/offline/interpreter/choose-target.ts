import type { Mention } from "./find-mentions.ts";
import { hasTrait } from "freeform-rpg/plugins/rules/actions/lib";
import type { Action } from "freeform-rpg/plugins/rules/actions";

/** Words after which comes a means or a topic, not the target: "with my knife", "about the ferry". */
const aside = new Set(["with", "using", "about", "regarding", "for", "while", "like"]);

/** The mention that the action is aimed at: of the kinds that its row likes, early in the clause, not its means or its topic. */
export const chooseTarget = (action: Action, words: readonly string[], mentions: readonly Mention[]): Mention | undefined => {
  const kinds = action.likely_targets;
  const score = ({ named, start, score: sureness }: Mention): number =>
    sureness + (kinds[named.kind] ?? 0) - start / 10 - (isAside(action, words, start) ? 8 : 0);
  // A topic is no listener: "ask about the ferry" is put to whoever is here.
  const isTopic = ({ named, start }: Mention): boolean =>
    (kinds.person ?? 0) > 0 && named.kind !== "person" && isAside(action, words, start);
  // One goes to a place, or up to a thing that is here.
  const isBeyond = ({ named }: Mention): boolean => hasTrait(action, "moving") && named.kind !== "place" && !named.present;
  return mentions.filter((mention) => !isTopic(mention) && !isBeyond(mention)).toSorted((a, b) => score(b) - score(a))[0];
};

const isAside = ({ target_after }: Action, words: readonly string[], start: number): boolean => {
  const before = words.slice(Math.max(0, start - 3), start).find((word) => aside.has(word));
  return before !== undefined && !target_after.includes(before);
};

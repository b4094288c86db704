import type { ShownPacket } from "freeform-rpg/plugins/turn/interpreter";
import { wordsOf } from "../text/fold.ts";

const idle = new Set(
  "the and that this with from have has had was were been they them their there what when where which who whom about into over under your you his her she him not nor but for are is its it's one two only ever never night day evening morning afternoon good know tell show will would could can did does done here now then just let take give make get got want need please".split(
    " ",
  ),
);

const strong = (text: string): Set<string> =>
  new Set(
    wordsOf(text)
      .filter((word) => word.length > 2 && !idle.has(word))
      .map(stem),
  );

const stem = (word: string): string => (word.length > 4 ? word.replace(/(?:ing|ed|es|s)$/, "") : word);

/**
 * The known facts that a text states, the one it shares most words with first: at least two, and one in five of its own unless there are more.
 * Each further one shares three, two of them with none before.
 */
export const findFacts = (text: string, { facts, entities }: ShownPacket): string[] => {
  const said = strong(text);
  if (said.size < 2) return [];
  const names = new Set(entities.filter(({ type }) => type === "character").flatMap(({ name }) => [...strong(name)]));
  // A promise is between those who gave and got it.
  const scored = facts
    .filter(({ predicate }) => predicate !== "promised")
    .map(({ id, object, subject_id }) => {
      const { name = "", attrs = {} } = entities.find((one) => one.id === subject_id) ?? {};
      const words = strong(
        [object["text"], name, attrs["aliases"]]
          .flat()
          .filter((part) => typeof part === "string")
          .join(" "),
      );
      const common = [...said].filter((word) => words.has(word));
      return { id, common, ratio: common.length / said.size };
    });
  // Two people who are named tell nothing of what is said about them.
  const stated = scored
    .filter(({ common, ratio }) => !common.every((word) => names.has(word)) && (common.length >= 3 || (common.length >= 2 && ratio >= 0.2)))
    .toSorted((a, b) => b.common.length - a.common.length);
  const heard = new Set<string>();
  return stated
    .filter(({ common }, at) => {
      const fresh = common.filter((word) => !heard.has(word));
      const counts = at === 0 || (common.length >= 3 && fresh.length >= 2);
      if (counts) fresh.forEach((word) => heard.add(word));
      return counts;
    })
    .slice(0, most)
    .map(({ id }) => id);
};

/** Facts that are told at a time. */
const most = 3;

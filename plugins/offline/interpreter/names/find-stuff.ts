import { wordSet } from "../text/token-tests.ts";
import type { Named } from "./name-book.ts";
import type { NounWords } from "./noun-words.ts";
import type { PronounContext } from "./pronouns.ts";

const stuffs: readonly (readonly [stuff: ReadonlySet<string>, part: RegExp])[] = [
  [wordSet("plaster mortar brickwork bricks stonework masonry panelling paneling wallpaper"), /\bwalls?\b/i],
  [wordSet("floorboards floorboard flagstones flagstone planking"), /\bfloor(?:ing)?\b/i],
];

/** "Scratch at the plaster": the one part of the place that is made of it. */
export const findStuff = ({ head }: NounWords, { book }: PronounContext): Named | undefined => {
  const part = stuffs.find(([stuff]) => stuff.has(head))?.[1];
  if (part === undefined) return undefined;
  const [only, ...more] = book.filter(({ kind, name }) => kind === "feature" && part.test(name));
  return more.length === 0 ? only : undefined;
};

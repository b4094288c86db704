import { wordsOf } from "../text/fold.ts";
import { wordSet } from "../text/token-tests.ts";

const idle = wordSet(
  "a an the of in on at to for from with about by into this that these those there here it its he she they him her them his their i me my we us our you your is are was were be been am do does did have has had can could will would may might must should what who whom whose which where when why how and or but so then not if as any some all still just really right now again ever",
);

/** The words of a text that say what it is about. */
export const contentWords = (text: string): string[] => wordsOf(text).filter((word) => !idle.has(word));

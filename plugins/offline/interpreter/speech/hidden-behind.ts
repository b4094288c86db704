import type { Named } from "../names/name-book.ts";
import type { Reading } from "../reading.ts";

/** "Who's in there?": for whoever is behind what was spoken of last, else behind the one thing here that can hide somebody. */
export const hiddenBehind = (spoken: string, { book, earlier }: Reading): Named | undefined => {
  if (!callsBehind.test(spoken)) return undefined;
  const said = earlier.findLast(({ kind }) => kind === "feature");
  const [only, ...more] = book.filter(({ kind, name }) => kind === "feature" && hiding.test(name));
  return said ?? (more.length === 0 ? only : undefined);
};

const callsBehind =
  /^\W*(?:hello\W+|hey\W+|oi\W+)?(?:(?:who|what)(?: is|['’]s| are)|(?:is )?(?:any|some)(?:body|one)|are you|can you hear me|hello) (?:[\w'’]+ )?(?:(?:in|down|up|behind|back) (?:there|it)|on the other side)\b/i;
const hiding = /\b(?:wall|door|hatch|partition|grating|grille|shutter|panel|pipe|trapdoor|curtain)s?\b/i;

import type { MainVerb } from "../clauses/lead-in.ts";
import { isBodyPart } from "../names/body-parts.ts";
import type { Reading, Understood } from "../reading.ts";
import type { Token } from "../text/token.ts";

/** "Ask them nothing": not done. */
export const isNothing = (tokens: readonly Token[], { found }: MainVerb): boolean =>
  tokens.slice(found.end, found.end + 3).some(({ word }) => word === "nothing" || word === "nobody") && found.verb !== "wait";

/** "I keep a finger on it", "let him work it out": how something is done, or what others do. */
export const isPosture = (tokens: readonly Token[], { found }: MainVerb, { actions }: Reading): boolean => {
  if (found.phrase === "let") return true;
  if (
    !/^(?:keep|leave|hold|have|rest|lay)$/.test(found.phrase) ||
    (found.phrase !== "keep" && actions.verbs.get(found.phrase) === undefined)
  )
    return false;
  const [article, noun] = tokens.slice(found.end).filter(({ pos }) => pos !== "ADJ");
  return /^(?:a|an|one|my|both)$/.test(article?.word ?? "") && isBodyPart(noun?.word ?? "");
};

/** "I trust nobody": what one feels, knows or has, which is no action. */
export const isState = ({ found }: MainVerb, { actions }: Reading): boolean =>
  /^(?:trust|know|like|love|hate|believe|want|need|hope|fear|own|have|be|seem|mean|prefer|doubt|owe|belong|dislike|understand|feel|smell_of|look_like)$/.test(
    found.phrase,
  ) && !actions.verbs.has(found.phrase);

/** What others do or are is no action; "she sneaks past him" of the player's own character is. */
export const isOfOthers = ({ subject }: MainVerb, { earlier }: Reading, alone: boolean): boolean =>
  !/^(?:|i|we)$/.test(subject) && !(alone && /^(?:he|she|they)$/.test(subject) && earlier.length === 0);

/** "I go back to the far end": a step inside the scene, which only leads to what follows. */
export const isInside = ({ actions, perceived }: Understood): boolean => {
  const [action] = actions;
  return action !== undefined && action.action === "go" && action.target_id === "" && perceived.length === 0;
};

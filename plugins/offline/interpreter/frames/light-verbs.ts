import type { Action } from "freeform-rpg/plugins/rules/actions";
import type { SenseShape } from "./sense-shape.ts";
import type { Role } from "./shape.ts";

const takers = /^(?:take|have|make|do)$/;
const givers = /^(?:give|deal|land|deliver)$/;
const others = /^(?:return|offer|drop|throw|shoot|cast|pay|perform|sketch|plant|heave)$/;
const indefinite = /^(?:a|an|another|one|some|his|her|their|)$/;

/** "Give the dummy a good whack", "return Pym's bow", "take another look": the noun says what is done. */
export const readLightVerb = ({ phrase, objects, actions }: SenseShape): string | undefined => {
  const noun = nounOf(objects)?.ref.words.head;
  if (noun === undefined || !actions.verbs.has(noun)) return undefined;
  const action = actions.find(noun);
  if (takers.test(phrase)) return isMade(phrase, action) ? undefined : action.verb;
  const given = givers.test(phrase) && objects.some(({ kind }) => kind === "person" || kind === "thing" || kind === "feature");
  return given || ((givers.test(phrase) || others.test(phrase)) && isGesture(action)) ? action.verb : undefined;
};

const nounOf = (objects: readonly Role[]): Role | undefined =>
  objects.find(({ ref }) => ref.part) ?? objects.find(({ kind, article }) => kind === "unknown" && indefinite.test(article));

/** "Make a drink" makes one. */
const isMade = (phrase: string, { verb }: Action): boolean => phrase === "make" && /^(?:give|take|use|put|drop|craft)$/.test(verb);

const isGesture = ({ family }: Action): boolean => family === "gesture" || family === "look";

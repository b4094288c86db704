import { stemOf, wordsOf } from "freeform-rpg/language";
import type { Known } from "./answers/known.ts";
import { attrOf } from "./cast.ts";
import { splitSentences } from "./sentences.ts";

/**
 * What players have read of something that is no entity, sentence by sentence: in the description of the place, of what is here or carried, and
 * in the last turns; of a whole question all its words. What is said aloud in it, and what says that nothing was found, is left out.
 */
export const tellAgain = (packet: Known, asked: string, isWhole = false): string[] => {
  const words = [...new Set(wordsOf(asked).filter((word) => word.length > 2 && !light.has(word)))].map(stemOf);
  if (words.length === 0) return [];
  const has = (sentence: string): number => {
    const said = new Set(wordsOf(sentence).map(stemOf));
    return words.filter((word) => said.has(word)).length;
  };
  const found = sentencesOf(packet)
    .filter((sentence) => (isWhole ? has(sentence) === words.length : has(sentence) * 2 > words.length))
    .toSorted((a, b) => has(b) - has(a));
  return [...new Set(found)].slice(0, 2);
};

/** Written descriptions first, then what was narrated, newest first. */
const sentencesOf = ({ entities, present_entities, inventory, scene, actor_id, recent_events }: Known): string[] => {
  const near = new Set([
    scene.location_id,
    ...present_entities,
    ...inventory.filter(({ owner_id }) => owner_id === actor_id).map(({ item_id }) => item_id),
  ]);
  const written = entities
    .filter(({ id }) => near.has(id) && id !== actor_id)
    .flatMap((entity) => [attrOf(entity, "description"), attrOf(entity, "atmosphere")]);
  const told = recent_events.toReversed().map(({ text }) => text);
  return [...written, ...told].flatMap(splitSentences).filter((sentence) => !idle.test(sentence) && !reported.test(sentence));
};

const light = new Set(
  "are is was were does did have has the and that this those these his her its their some any one there here how many much what where which who closely again about with from into your you see look".split(
    " ",
  ),
);

/** "Hester says no more than there is to say: ...": what somebody told, and not what was seen. */
const reported = /^[^:"“”]{3,70}:\s/;

/** Questions, words that are said, and the narration's own asides are no news of a thing. */
const idle =
  /^You\b|\b(?:is|are) here\.$|\?|["“”]|\b(?:you (?:see|find|know|have) (?:no|nothing)|nothing that you|cannot be done|you look|you turn|you take|could deal with|comes to nothing|no such|what now)\b/i;

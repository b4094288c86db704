import { sentencesOf, wordsOf } from "freeform-rpg/language";
import type { EffectDraft } from "freeform-rpg/schemas";
import type { Finding } from "../reference-view.ts";
import type { Story } from "./study-story.ts";

/**
 * Finds triggers whose text speaks of something handed over or taken out that a player would want, such as a key, while none of their effects
 * moves, makes or reveals it: the player would ask for it and find that there is none.
 */
export const findSpokenGifts = ({ scenario, entities }: Story): Finding[] =>
  scenario.triggers.flatMap(({ id, text, effects }, at): Finding[] => {
    const thing = sentencesOf(text).flatMap((sentence) => handedIn(sentence) ?? [])[0];
    if (thing === undefined || effects.some((effect) => concerns(effect, thing, entities))) return [];
    const message = `the text of the trigger "${id}" hands over a ${thing}, and no effect does. Add an effect transfer, create or reveal, or say it otherwise.`;
    return [{ path: ["triggers", at], message }];
  });

/** What players are given to use or to read. */
const wanted = "key|letter|note|map|ring|knife|purse|coin|lantern|warrant|seal|book|ledger|page|pass|pistol|chip";

const handing = new RegExp(
  `\\b(?:gives?|hands?|passes|presses|holds? out|offers|takes?|brings? out|draws|lends?)\\b[^.;!?]*?\\b(?:the|an?|her|his|their)\\s+(?:[\\p{L}-]+\\s+)?(${wanted})\\b`,
  "iu",
);

const handedIn = (sentence: string): string | undefined => handing.exec(sentence)?.[1]?.toLowerCase();

const concerns = (effect: EffectDraft, thing: string, entities: Story["entities"]): boolean => {
  const { kind, item, target, name } = effect;
  if (!["transfer", "place", "create", "reveal"].includes(kind)) return false;
  const entity = entities.find(({ id }) => id === item || id === target);
  return [name, entity?.name].some((called) => typeof called === "string" && wordsOf(called.toLowerCase()).includes(thing));
};

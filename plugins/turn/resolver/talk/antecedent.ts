import type { Entity, World } from "freeform-rpg/schemas";
import { bareNameKey } from "freeform-rpg/language";
import { genderOf, isCreature, mentionedIn, namesOf } from "freeform-rpg/plugins/turn/scene/lib";

/** Words in which somebody is spoken of by a pronoun. */
interface Spoken {
  /** The question or remark itself. */
  readonly said: string;
  /** All that was said or done with it. */
  readonly around: string;
  readonly listener: Entity;
  /** True for words aloud: "he" is then never the one they are said to. */
  readonly isAloud: boolean;
}

/** Turns back in which somebody may have been named. */
const reach = 3;

/**
 * Whom "he" or "she" means where the words name nobody: whom or what the player named last, in this turn or those before it, else what the
 * story told of last. A figure that looks like a man counts as one. `undefined` where nothing fits.
 */
export const antecedentOf = (world: World, { said, around, listener, isAloud }: Spoken): Entity | undefined => {
  const own = genderOf(listener);
  const sought = pronounsIn(said).filter((pronoun) => isAloud || own !== pronoun);
  if (sought.length === 0 || describesOne.test(said)) return undefined;
  const fits = (entity: Entity): boolean =>
    entity.id !== listener.id && !world.player_ids.includes(entity.id) && sought.some((pronoun) => isOf(entity, pronoun));
  const lately = world.recent_turns.slice(-reach).toReversed();
  const named = [around, ...lately.map(({ player_input }) => player_input)].map((text) => mentionedIn(withoutCalls(text, world), world));
  const told = lately.map(({ final_text }) => mentionedIn(final_text, world).filter((entity) => !isHeard(world, entity)));
  return [...named, ...told].map((entities) => entities.findLast(fits)).find((entity) => entity !== undefined);
};

/** "A little woman in a boiler suit. Have you seen her?": "her" is whom the words describe. */
const describesOne =
  /\b(?:an?|some|another) (?:[\p{L}-]+ ){0,3}(?:man|woman|girl|boy|child|lady|gentleman|fellow|bloke|stranger|somebody|someone|person|engineer|sailor|courier|visitor|customer)\b/iu;

const pronounsIn = (said: string): ("he" | "she")[] =>
  [...said.matchAll(/\b(?:(he|him|his)|(she|her|hers))\b/gi)].map(([, he]) => (he === undefined ? "she" : "he"));

/** A thing has to look like it; of a person nothing may tell. */
const isOf = (entity: Entity, pronoun: "he" | "she"): boolean => (genderOf(entity) ?? (isCreature(entity) ? pronoun : null)) === pronoun;

/** Those who are here speak in what is told: they are not whom it is about. */
const isHeard = ({ scene }: World, entity: Entity): boolean => isCreature(entity) && scene.present_entity_ids.includes(entity.id);

/** A name that stands alone between marks only calls somebody. */
const withoutCalls = (text: string, { entities }: World): string => {
  const names = new Set(entities.filter(isCreature).flatMap(namesOf));
  return text
    .split(/(?<=[,.!?;:"“”])/)
    .filter((part) => !names.has(bareNameKey(part.replaceAll(/[,.!?;:"“”]/g, ""))))
    .join("");
};

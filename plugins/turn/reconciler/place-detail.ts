import { sentencesOf } from "freeform-rpg/language";
import { aliasesOf, phraseWords, readPhrase } from "freeform-rpg/plugins/turn/scene/lib";
import type { Entity } from "freeform-rpg/schemas";
import { entitiesOf, locationAfter } from "./draft.ts";
import type { Draft } from "./draft.ts";

/** What a text brings up, and the words in which it does. */
interface Detail {
  readonly name: string;
  readonly description: string;
}

/**
 * The id of the place where a text has something that it brings up. In a turn that moves, that is the place which the text names last before the
 * sentence of the detail; `undefined` where the text does not tell.
 */
export const placeOfDetail = (draft: Draft, text: string, detail: Detail): string | undefined => {
  const stops = stopsOf(draft);
  if (stops.length === 0) return locationAfter(draft);
  const sentences = sentencesOf(text.replaceAll(/["“][^"”]*["”]/g, " "));
  const at = sentenceOf(sentences, detail);
  if (at < 0) return undefined;
  const arrivals = arrivalsIn(sentences, stops);
  if (at < (arrivals[0] ?? -1)) return draft.world.scene.location_id;
  const passed = arrivals.findIndex((arrival, nth) => arrival >= 0 && arrival <= at && at < endOfStay(arrivals, nth));
  return stops[passed]?.id;
};

/** The sentence that leads on from a place: the last place is not left, and -1 where the text does not name the next one. */
const endOfStay = (arrivals: readonly number[], nth: number): number =>
  nth + 1 === arrivals.length ? Infinity : (arrivals[nth + 1] ?? -1);

/** The places that the party came to in this turn, in order. */
const stopsOf = (draft: Draft): Entity[] => {
  const places = new Map(entitiesOf(draft).map((entity) => [entity.id, entity]));
  return (draft.resolution?.engine_events ?? []).flatMap(({ type, details }) => {
    const place = type === "scene_changed" ? places.get(String(details["location_id"])) : undefined;
    return place === undefined ? [] : [place];
  });
};

/** The sentence that brings the detail up: that of its description, else the first with its noun. */
const sentenceOf = (sentences: readonly string[], { name, description }: Detail): number => {
  const quoted = description === "" ? -1 : sentences.findIndex((sentence) => sentence.includes(description));
  if (quoted >= 0) return quoted;
  const noun = readPhrase(name).head;
  return sentences.findIndex((sentence) => phraseWords(sentence).includes(noun));
};

/** The sentence that names each place, each after the one before; -1 where none does. */
const arrivalsIn = (sentences: readonly string[], stops: readonly Entity[]): number[] => {
  let from = 0;
  return stops.map((place) => {
    const names = namesIn(place);
    const at = sentences.findIndex((sentence, nth) => nth >= from && names.some((name) => sentence.includes(name)));
    if (at >= 0) from = at;
    return at;
  });
};

/** The names of a place, and the last word of its own where that is proper: "the Neon Dragon", "Through the Dragon, then". */
const namesIn = (place: Entity): string[] => {
  const bare = place.name.replace(/^(?:the|an?) /i, "");
  return [bare, ...aliasesOf(place), ...(/(?<!\p{L})\p{Lu}\p{L}{3,}$/u.exec(bare) ?? [])];
};

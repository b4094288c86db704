import type { ShownPacket } from "freeform-rpg/plugins/turn/interpreter";
import { wordsOf } from "../text/fold.ts";

type Shown = ShownPacket["entities"][number];

/** What a word is about that no entity is named by, but that descriptions or the last narration speak of. */
export interface Scenery {
  /** The thing here whose own description speaks of it; `null` where only the place or the narration does. */
  readonly thingId: string | null;
}

/** Finds what someone means by a noun that was only described to them: the ribbon on a wrist, the gatepost. `null` when nothing speaks of it. */
export const findScenery = (noun: string, packet: ShownPacket): Scenery | null => {
  const here = packet.entities.filter(({ id }) => packet.present_entities.includes(id) && id !== packet.actor_id);
  const thing = here.find((entity) => isThing(entity) && speaksOf(sentencesOf(entity), noun));
  if (thing !== undefined) return { thingId: thing.id };
  const place = packet.entities.filter(({ id }) => id === packet.scene.location_id);
  const told = [...here, ...place].map(sentencesOf).concat(packet.recent_events.slice(-2).map(({ text }) => text));
  return told.some((text) => speaksOf(text, noun)) ? { thingId: null } : null;
};

const isThing = ({ type }: Shown): boolean => type === "item" || type === "other";

const sentencesOf = ({ attrs }: Shown): string =>
  [attrs["description"], attrs["atmosphere"]].filter((one) => typeof one === "string").join(" ");

const speaksOf = (text: string, noun: string): boolean =>
  wordsOf(text).some((word) => word === noun || `${word}s` === noun || word === `${noun}s`);

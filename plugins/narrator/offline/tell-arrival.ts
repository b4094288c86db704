import type { NarratorInput, ToldEvent } from "../narrator-input.ts";
import { attrOf, findEntity } from "./cast.ts";
import { freshSentences } from "./tell-sight.ts";
import type { Voice } from "./voice.ts";

/** The new place, where an event has moved the scene: its written description, then the event's own sentence. */
export const tellArrival = ({ packet }: NarratorInput, event: ToldEvent, voice: Voice): string => {
  const place = findEntity(packet, String(event.details["location_id"]));
  const written = freshSentences(`${attrOf(place, "description")} ${attrOf(place, "atmosphere")}`, voice).slice(0, 4);
  return [event.text, ...written].join(" ");
};

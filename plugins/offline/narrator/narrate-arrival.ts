import type { NarratorInput, RunEventRecord } from "freeform-rpg/plugins/turn/narrator";
import { attrOf, findEntity } from "./cast.ts";
import { freshSentences } from "./describe-sight.ts";
import type { Voice } from "./voice.ts";

const returns: readonly string[] = [
  "You know the way in by now, and nothing in it has moved to greet you.",
  "It is as you left it, as far as you can see.",
  "You have been here tonight already; the place seems to remember.",
  "Nothing has changed here that shows.",
];

/** The new place, where an event has moved the scene: its written description, then the event's own sentence. */
export const narrateArrival = ({ packet }: NarratorInput, event: RunEventRecord, voice: Voice): string => {
  const place = findEntity(packet, String(event.details["location_id"]));
  const written = freshSentences(`${attrOf(place, "description")} ${attrOf(place, "atmosphere")}`, voice).slice(0, 4);
  const text = packet.turn_no > 1 && place && written.length === 0 ? voice.offer("return", returns) : "";
  return [event.text, ...written, text].filter((part) => part !== "").join(" ");
};

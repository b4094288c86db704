import type { NarratorInput, RunEventRecord } from "freeform-rpg/plugins/turn/narrator";
import { attrOf, findEntity } from "./cast.ts";
import { freshSentences } from "./describe-sight.ts";
import type { Voice } from "./voice.ts";

/** The new place, where an event has moved the scene: the event's own sentence, and what the place looks like where the way ends. */
export const narrateArrival = ({ packet, must_tell }: NarratorInput, event: RunEventRecord, voice: Voice): string => {
  const last = must_tell.findLast(({ type }) => type === "scene_changed");
  if (last !== undefined && last.details["location_id"] !== event.details["location_id"]) return event.text;
  if (event.details["returned"] === true)
    return [event.text, voice.offer("return", voice.messages.sights.returns)].filter((part) => part !== "").join(" ");
  const place = findEntity(packet, String(event.details["location_id"]));
  const written = freshSentences(`${attrOf(place, "description")} ${attrOf(place, "atmosphere")}`, voice).slice(0, 4);
  const text = packet.turn_no > 1 && place && written.length === 0 ? voice.offer("return", voice.messages.sights.returns) : "";
  return [event.text, ...written, text].filter((part) => part !== "").join(" ");
};

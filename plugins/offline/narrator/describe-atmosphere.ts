import type { NarratorInput } from "freeform-rpg/plugins/turn/narrator";
import { attrOf, callThing, findEntity } from "./cast.ts";
import { messages } from "./messages.ts";
import { splitSentences } from "./sentences.ts";
import { freshSentences } from "./describe-sight.ts";
import type { Voice } from "./voice.ts";

/** The hour or the sky, in one line; the two take turns. */
export const describeHour = ({ packet }: NarratorInput, voice: Voice): string => {
  const { period, weather } = packet.scene.time;
  const { hourLines, skyLines, readSky } = voice.messages.sky;
  const kind = readSky(weather);
  const sky = kind === "" ? [] : skyLines[kind];
  const lines = packet.turn_no % 2 === 0 ? [sky, hourLines[period]] : [hourLines[period], sky];
  return voice.offer(`hour-${period}`, lines[0] ?? []) || voice.offer(`sky-${period}`, lines[1] ?? []);
};

const skyAndHour = new Set(
  Object.values(messages.all)
    .flatMap(({ sky }) => [...Object.values(sky.hourLines).flat(), ...Object.values(sky.skyLines).flat()])
    .flatMap((line) => splitSentences(line)),
);

/** True for a sentence that tells the hour or the sky. */
export const isHourLine = (sentence: string): boolean => skyAndHour.has(sentence);

/** A line of the place: what is written of it, then its features. */
export const describeAtmosphere = ({ packet }: NarratorInput, voice: Voice): string => {
  const place = findEntity(packet, packet.scene.location_id);
  const fresh = freshSentences(attrOf(place, "atmosphere"), voice);
  if (fresh.length > 0) return voice.offer("atmosphere", fresh);
  const { features } = packet.scene;
  const feature = features[packet.turn_no % Math.max(features.length, 1)];
  return feature === undefined ? "" : voice.offer("feature", voice.messages.sky.featureLines, { feature: callThing(feature) });
};

/** A known fact, a threat or a situation that colours a quiet moment. */
export const describeUnease = ({ packet }: NarratorInput, voice: Voice): string => {
  const threat = packet.pending_threats.find(({ text }) => !voice.isStale(text));
  if (threat) return voice.offer("threat", [threat.text]);
  const situation = packet.active_situations.find(({ subject_id }) => subject_id === packet.actor_id);
  return situation ? voice.offer(`situation-${situation.type}`, voice.messages.sights.unease[situation.type]) : "";
};

import type { NarratorInput } from "freeform-rpg/plugins/turn/narrator";
import { isCreatureType } from "freeform-rpg/schemas/values";
import { stemOf, wordsOf } from "freeform-rpg/language";
import { attrOf, callEntity, callPlace, callThing, findEntity, isPerson, moodOf, peopleHere } from "./cast.ts";
import { splitSentences } from "./sentences.ts";
import { tellAgain } from "./told-again.ts";
import type { NarratedAction } from "./narrated-action.ts";
import type { Voice } from "./voice.ts";

/** What is seen of the target, or of the place when there is none. Where something was `found`, nothing says that there is no more to see. */
export const describeSight = (input: NarratorInput, action: NarratedAction, voice: Voice, found = false): string => {
  const { target_id } = action.outcome;
  if (target_id === "" || target_id === input.packet.scene.location_id) return describePlace(input, voice);
  const entity = findEntity(input.packet, target_id);
  if (!entity) return describeFeature(input, action, voice, found);
  // What is written of somebody tells of the living.
  if (isPerson(entity) && isOut(entity)) return "";
  const written = [attrOf(entity, "description"), isPerson(entity) ? "" : attrOf(entity, "atmosphere")];
  const mood = isPerson(entity) ? describeManner(entity, voice) : "";
  const fresh = [...freshSentences(written.join(" "), voice).slice(0, 3), mood].filter((part) => part !== "").join(" ");
  if (fresh !== "" || found) return fresh;
  return describePart(input, action) || voice.offer("unchanged", voice.messages.actions.unchanged, { target: callEntity(entity) });
};

/** What is written of the part of a thing that the player's words look at: the ribbon on a wrist. */
export const describePart = ({ packet }: NarratorInput, { outcome: { target_id, details } }: NarratedAction): string => {
  const entity = findEntity(packet, target_id);
  if (entity === undefined || isCreatureType(entity.type)) return "";
  const called = new Set(wordsOf(entity.name).map(stemOf));
  const asked = new Set(
    wordsOf(details)
      .filter((word) => word.length > 3)
      .map(stemOf)
      .filter((stem) => !called.has(stem)),
  );
  return splitSentences(attrOf(entity, "description"))
    .filter((sentence) => wordsOf(sentence).some((word) => word.length > 3 && asked.has(stemOf(word))))
    .join(" ");
};

/** How somebody comes across, unless that was told a short while ago. */
const describeManner = (entity: Parameters<typeof callEntity>[0], voice: Voice): string =>
  voice.hasTold(moodOf(entity))
    ? ""
    : voice.offer("manner", voice.messages.sights.manners, { who: callEntity(entity), mood: moodOf(entity) });

const isOut = ({ attrs }: { readonly attrs: Readonly<Record<string, unknown>> }): boolean =>
  attrs["dead"] === true || attrs["down"] === true;

const describeFeature = (
  { packet }: NarratorInput,
  { outcome: { target_name: name }, family }: NarratedAction,
  voice: Voice,
  found: boolean,
): string => {
  const read = tellAgain(packet, name).slice(0, 1).join(" ");
  const slots = { target: callThing(name) };
  if (read !== "") return voice.isStale(read) ? sayUnchanged(voice, slots, found) : read;
  const comma = name.search(/[,;:]/);
  const rest = comma < 0 ? "" : name.slice(comma + 1).trim();
  if (rest === "") return family === "look" && !found ? voice.offer("plain-feature", voice.messages.sights.plainFeatures, slots) : "";
  const told = voice.messages.sights.asFromAfar(rest);
  return voice.isStale(told) ? sayUnchanged(voice, slots, found) : told;
};

/** What was told of something a short while ago is not told again. */
const sayUnchanged = (voice: Voice, slots: { readonly target: string }, found: boolean): string =>
  found ? "" : voice.offer("unchanged", voice.messages.actions.unchanged, slots);

/** Where the actor is, who is here and what ways lead on. */
export const describePlace = (input: NarratorInput, voice: Voice): string => {
  const { packet } = input;
  const place = findEntity(packet, packet.scene.location_id);
  const written = freshSentences(`${attrOf(place, "description")} ${attrOf(place, "atmosphere")}`, voice)
    .slice(0, 3)
    .join(" ");
  return [written, describeFeatures(packet.scene.features, voice), describePeople(input, voice), describeExits(input, voice)]
    .filter((part) => part !== "")
    .join(" ");
};

const describeFeatures = (features: readonly string[], voice: Voice): string => {
  const [first, second] = features.map((feature) => callThing(feature));
  return voice.offer("features", voice.messages.sights.features, { first, second });
};

const describePeople = ({ packet }: NarratorInput, voice: Voice): string => {
  const { sights } = voice.messages;
  const people = sights.list(peopleHere(packet).map(callEntity).slice(0, 4));
  const fallen = packet.present_entities
    .flatMap((id) => findEntity(packet, id) ?? [])
    .filter((entity) => entity.id !== packet.actor_id && isPerson(entity) && isOut(entity))
    .map((entity) => (entity.attrs["dead"] === true ? sights.liesDead : sights.liesDown)(callEntity(entity)));
  return [voice.offer("people", sights.people, { people }), ...fallen].filter((part) => part !== "").join(" ");
};

const describeExits = ({ packet }: NarratorInput, voice: Voice): string => {
  const { location_name: place, exits } = packet.scene;
  const { sights } = voice.messages;
  const ways = sights.list(exits.map(({ name }) => callPlace(name)));
  return voice.offer("exits", sights.exits, { place: callPlace(place), ways });
};

/** Sentences of written prose that were not told lately. */
export const freshSentences = (prose: string, voice: Voice): string[] =>
  splitSentences(prose).filter((sentence) => !voice.isStale(sentence));

import type { NarratorInput } from "freeform-rpg/plugins/turn/narrator";
import { isCreatureType } from "freeform-rpg/schemas/values";
import { stemOf, wordsOf } from "freeform-rpg/language";
import { attrOf, callEntity, callPlace, callThing, findEntity, isPerson, moodOf, peopleHere } from "./cast.ts";
import { unchanged } from "./leads.ts";
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
  return describePart(input, action) || voice.offer("unchanged", unchanged, { target: callEntity(entity) });
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

const describeManner = (entity: Parameters<typeof callEntity>[0], voice: Voice): string =>
  voice.offer("manner", manners, { who: callEntity(entity), mood: moodOf(entity) });

const manners: readonly string[] = [
  "The impression {who} gives: {mood}.",
  "What you make of {who}: {mood}.",
  "Your reading of {who}: {mood}.",
];

const isOut = ({ attrs }: { readonly attrs: Readonly<Record<string, unknown>> }): boolean =>
  attrs["dead"] === true || attrs["down"] === true;

const describeFeature = (
  { packet }: NarratorInput,
  { outcome: { target_name: name }, family }: NarratedAction,
  voice: Voice,
  found: boolean,
): string => {
  const read = tellAgain(packet, name).slice(0, 1).join(" ");
  if (read !== "") return read;
  const comma = name.search(/[,;:]/);
  const rest = comma < 0 ? "" : name.slice(comma + 1).trim();
  const slots = { target: callThing(name) };
  if (rest === "") return family === "look" && !found ? voice.offer("plain-feature", plainFeatures, slots) : "";
  const told = `${rest.charAt(0).toUpperCase()}${rest.slice(1)}, just as it seemed from further off.`;
  return voice.isStale(told) ? (found ? "" : voice.offer("unchanged", unchanged, slots)) : told;
};

const plainFeatures: readonly string[] = [
  "{Target} shows you nothing more from here. A search might.",
  "From where you stand there is no more to {target} than that.",
  "Nothing about {target} stands out at first sight.",
];

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
  return voice.offer(
    "features",
    [
      "There is {first}, and {second}.",
      "Two things stand out: {first} and {second}.",
      "You mark {first} and {second}.",
      "You mark {first}.",
    ],
    { first, second },
  );
};

const describePeople = ({ packet }: NarratorInput, voice: Voice): string => {
  const people = list(peopleHere(packet).map(callEntity).slice(0, 4));
  const lines = ["With you here: {people}.", "You are not alone: {people}.", "Company: {people}.", "You count the faces: {people}."];
  const fallen = packet.present_entities
    .flatMap((id) => findEntity(packet, id) ?? [])
    .filter((entity) => entity.id !== packet.actor_id && isPerson(entity) && isOut(entity))
    .map(
      (entity) =>
        `${callEntity(entity)} ${entity.attrs["dead"] === true ? "lies dead where it happened" : "lies where it happened, out of the fight"}.`,
    );
  return [voice.offer("people", lines, { people }), ...fallen].filter((part) => part !== "").join(" ");
};

const describeExits = ({ packet }: NarratorInput, voice: Voice): string => {
  const { location_name: place, exits } = packet.scene;
  const ways = list(exits.map(({ name }) => callPlace(name)));
  const lines = [
    "From {place} you can get to {ways}.",
    "The ways on from {place}: {ways}.",
    "{Place} lets you out to {ways}.",
    "Beyond {place} lie {ways}.",
  ];
  return voice.offer("exits", lines, { place: callPlace(place), ways });
};

/** Sentences of written prose that were not told lately. */
export const freshSentences = (prose: string, voice: Voice): string[] =>
  splitSentences(prose).filter((sentence) => !voice.isStale(sentence));

/** Names joined as one says them. */
export const list = (names: readonly string[]): string =>
  names.length < 2 ? (names[0] ?? "") : `${names.slice(0, -1).join(", ")} and ${names.at(-1)}`;

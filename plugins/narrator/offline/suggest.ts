import type { NarratorInput } from "../narrator-input.ts";
import { callEntity, callPlace, callThing, findEntity, peopleHere } from "./cast.ts";

type Kind = readonly string[];

/** Three things to do next, each possible here and of another kind. */
export const suggestActions = (input: NarratorInput): string[] => {
  if (findEntity(input.packet, input.packet.actor_id)?.attrs["dead"] === true) return [];
  const moved = input.must_tell.find(({ type }) => type === "scene_changed");
  const done = new Set(input.outcomes.map(({ target_name }) => target_name).filter((name) => name !== ""));
  const kinds = moved ? afterMove(input, String(moved.details["location_id"]), moved.text) : [input.suggestions, ...kindsHere(input)];
  const fresh = kinds.map((kind) => kind.filter((line) => ![...done].some((name) => line.includes(name))));
  const picked = fresh.flatMap((kind) => pickOne(kind, input.packet.turn_no));
  return [...new Set([...(moved ? [] : input.suggestions.slice(0, 1)), ...picked])].slice(0, 3);
};

const pickOne = (kind: Kind, turn: number): string[] => kind.slice(turn % Math.max(kind.length, 1)).slice(0, 1);

const kindsHere = ({ packet }: NarratorInput): Kind[] => [
  packet.scene.features.map((feature) => `Search ${callThing(feature)}`),
  peopleHere(packet).map((person) => `Talk to ${callEntity(person)}`),
  packet.scene.exits.map(({ name }) => `Go to ${callPlace(name)}`),
  packet.threads.filter(({ status }) => status === "active").map(({ title }) => `Think about "${title}"`),
  ["Look around", "Listen"],
];

const afterMove = ({ packet }: NarratorInput, placeId: string, arrival: string): Kind[] => {
  const place = findEntity(packet, placeId);
  const features = Array.isArray(place?.attrs["features"]) ? place.attrs["features"].filter((one) => typeof one === "string") : [];
  const met = packet.entities.filter(({ type, name, id }) => type === "character" && id !== packet.actor_id && arrival.includes(name));
  return [
    met.map((person) => `Talk to ${callEntity(person)}`),
    features.map((feature) => `Search ${callThing(feature)}`),
    ["Look around"],
    [`Go back to ${callPlace(packet.scene.location_name)}`],
    ["Listen"],
  ];
};

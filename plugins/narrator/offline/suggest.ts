import type { NarratorInput } from "../narrator-input.ts";
import { callEntity, callPlace, callThing, findEntity, peopleHere } from "./cast.ts";

type Kind = readonly string[];

/** Three things to do next, each possible here and of another kind. */
export const suggestActions = (input: NarratorInput): string[] => {
  if (findEntity(input.packet, input.packet.actor_id)?.attrs["dead"] === true) return [];
  const moved = input.must_tell.find(({ type }) => type === "scene_changed");
  const done = namesDone(input);
  const kinds = moved
    ? afterMove(input, String(moved.details["location_id"]), moved.text)
    : [...input.suggestions.map((line) => [line]).slice(0, 2), ...kindsHere(input)];
  const fresh = kinds.map((kind) => kind.filter((line) => ![...done].some((name) => line.includes(name))));
  const picked = fresh.flatMap((kind) => pickOne(kind, input.packet.turn_no));
  return varyVerbs(dropAlike(picked)).slice(0, 3);
};

/** What the turn was about needs no suggesting. */
const namesDone = ({ packet, outcomes }: NarratorInput): Set<string> => {
  const entities = outcomes.flatMap(({ target_id }) => findEntity(packet, target_id) ?? []);
  const names = [...outcomes.map(({ target_name }) => target_name), ...entities.map(callEntity)];
  return new Set(names.filter((name) => name !== ""));
};

/** Of suggestions about the same thing the first stays. */
const dropAlike = (lines: readonly string[]): string[] => {
  const about = (line: string): string => line.replace(/^(Talk to|Search|Go (back )?to|Ask) /, "");
  return lines.filter((line, at) => !lines.slice(0, at).some((earlier) => earlier.includes(about(line))));
};

/** One of each verb first, in order; the others after them. */
const varyVerbs = (lines: readonly string[]): string[] => {
  const isNew = (line: string, at: number): boolean => !lines.slice(0, at).some((earlier) => earlier.split(" ")[0] === line.split(" ")[0]);
  return [...lines.filter(isNew), ...lines.filter((line, at) => !isNew(line, at))];
};

const pickOne = (kind: Kind, turn: number): string[] => kind.slice(turn % Math.max(kind.length, 1)).slice(0, 1);

const kindsHere = ({ packet }: NarratorInput): Kind[] => [
  packet.scene.features.map((feature) => `Search ${callThing(feature)}`),
  peopleHere(packet).map((person) => `Talk to ${callEntity(person)}`),
  packet.scene.exits.map(({ name }) => `Go to ${callPlace(name)}`),
  packet.threads
    .filter(({ status, type, title }) => status === "active" && type !== "MORAL" && title.length <= 60)
    .map(({ title }) => `Think about "${title.replace(/^[A-Z][a-z ]+: /, "")}"`),
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

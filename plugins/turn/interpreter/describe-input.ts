import { clockTime } from "freeform-rpg/language";
import { engineActions } from "freeform-rpg/plugins/rules/actions/lib";
import type { ActionRows, JsonObject } from "freeform-rpg/schemas";
import type { InterpreterInput, ShownPacket } from "./interpreter-input.ts";

/** Turns of the story that the interpreter reads. */
const turnsRead = 3;

/**
 * The input as a model reads it: the scene in lines of plain text, ids in brackets, without the library of lore, the calibration and
 * whatever else has no part in understanding a sentence.
 */
export const describeInput = ({ packet, text, actions }: InterpreterInput): string =>
  [
    ...section("Verbs", [(actions?.verbs ?? []).filter((verb) => verb !== "default").join(" "), ...newVerbs(actions?.own ?? {})]),
    ...section("Scene", describeScene(packet)),
    ...section("Here", people(packet, true)),
    ...section("Elsewhere", people(packet, false)),
    ...section("Carried", packet.inventory.filter(({ owner_id }) => owner_id === packet.actor_id).map(describeItem)),
    ...section(
      "Held by others",
      packet.inventory
        .filter(({ owner_id }) => owner_id !== packet.actor_id)
        .map((row) => `${describeItem(row)}, held by [${row.owner_id}]`),
    ),
    ...section(
      "Known facts",
      packet.facts.map(({ id, object }) => `[${id}] ${String(object["text"] ?? "")}`),
    ),
    ...section(
      "Clocks",
      packet.clocks.map(({ id, name, value, max }) => `[${id}] ${name}: ${value} of ${max}`),
    ),
    ...section(
      "Earlier",
      packet.recent_events.slice(-turnsRead).map(({ text: said }) => said),
    ),
    ...section("The player says", [text]),
  ].join("\n");

const section = (title: string, lines: readonly string[]): string[] => {
  const written = lines.filter((line) => line !== "");
  return written.length === 0 ? [] : [`## ${title}`, ...written, ""];
};

/** Verbs that this game adds, with their synonyms; those of the engine need no explanation. */
const newVerbs = (own: ActionRows): string[] => {
  const known = new Set(engineActions().all.map(({ verb }) => verb));
  return Object.entries(own)
    .filter(([verb]) => verb !== "default" && !known.has(verb))
    .map(([verb, { synonyms = [] }]) => (synonyms.length > 0 ? `${verb}: also ${synonyms.join(", ")}` : ""));
};

const describeScene = ({ scene, actor_id }: ShownPacket): string[] => [
  `Place: ${scene.location_name} [${scene.location_id}]. Player's character: [${actor_id}].`,
  `Time: day ${scene.time.day}, ${clockTime(scene.time)}.`,
  scene.features.length === 0 ? "" : `Features: ${scene.features.map((name) => `[feature:${name}]`).join(" ")}`,
  scene.exits.length === 0 ? "" : `Ways out: ${scene.exits.map(({ id, name }) => `${name} [${id}]`).join("; ")}`,
];

/** Everything with a name, those here apart from what is elsewhere; what is carried is listed by itself. */
const people = (packet: ShownPacket, here: boolean): string[] => {
  const carried = new Set(packet.inventory.map(({ item_id }) => item_id));
  const present = new Set(packet.present_entities);
  return packet.entities
    .filter(({ id }) => id !== packet.scene.location_id && !carried.has(id) && present.has(id) === here)
    .map(({ id, type, name, attrs }) => `[${id}] ${name}, ${type}${names(attrs)}${here ? looks(attrs) : ""}`);
};

const names = ({ aliases }: JsonObject): string => (Array.isArray(aliases) && aliases.length > 0 ? ` (also ${aliases.join(", ")})` : "");

const looks = ({ description, disposition, states }: JsonObject): string =>
  [description, disposition, Array.isArray(states) ? states.join(", ") : undefined]
    .filter((part) => typeof part === "string" && part !== "")
    .map((part) => `; ${String(part)}`)
    .join("");

const describeItem = ({ item_id, name, qty }: ShownPacket["inventory"][number]): string =>
  `[${item_id}] ${name}${qty > 1 ? ` (${qty})` : ""}`;

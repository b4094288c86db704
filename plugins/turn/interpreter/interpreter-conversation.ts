import type { Conversation } from "freeform-rpg/plugins/models/core";
import type { ConversationSource } from "freeform-rpg/plugins/turn/context";
import { conversationOf } from "freeform-rpg/plugins/turn/context/lib";
import { engineActions } from "freeform-rpg/plugins/rules/actions/lib";
import type { ActionRows, ShownPacket } from "freeform-rpg/schemas";
import type { InterpreterInput, ListedActions } from "./interpreter-input.ts";

/**
 * What a model reads to understand a sentence: the game's verbs and what is known in its view, the story in its history, and in its tail the
 * scene in lines of plain text, ids in brackets. Lore, calibration and whatever else has no part in understanding are left out.
 */
export const interpreterConversation = ({ packet, text, actions }: InterpreterInput, world?: ConversationSource["world"]): Conversation =>
  conversationOf("interpreter", { packet, world }, { about: describeVerbs(actions), tail: describeScene(packet, text) });

const describeVerbs = (actions: ListedActions | undefined): string =>
  section("Verbs", [(actions?.verbs ?? []).filter((verb) => verb !== "default").join(" "), ...newVerbs(actions?.own ?? {})]).join("\n");

const describeScene = (packet: ShownPacket, text: string): string =>
  [
    ...section("Scene", describePlace(packet)),
    ...section("Here", namesHere(packet)),
    ...section("Carried", packet.inventory.filter(({ owner_id }) => owner_id === packet.actor_id).map(describeItem)),
    ...section(
      "Held by others",
      packet.inventory
        .filter(({ owner_id }) => owner_id !== packet.actor_id)
        .map((row) => `${describeItem(row)}, held by [${row.owner_id}]`),
    ),
    ...section(
      "Clocks",
      packet.clocks.map(({ id, name, value, max }) => `[${id}] ${name}: ${value} of ${max}`),
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

const describePlace = ({ scene, actor_id }: ShownPacket): string[] => [
  `Place: ${scene.location_name} [${scene.location_id}]. Player's character: [${actor_id}].`,
  `Time: day ${scene.time.day}, ${scene.time.hour}:${String(scene.time.minute).padStart(2, "0")}.`,
  scene.features.length === 0 ? "" : `Features: ${scene.features.map((name) => `[feature:${name}]`).join(" ")}`,
  scene.exits.length === 0 ? "" : `Ways out: ${scene.exits.map(({ id, name }) => `${name} [${id}]`).join("; ")}`,
];

/** Who and what is here, by name: their cards are in the view, or among what is new. */
const namesHere = ({ entities, present_entities, scene, inventory }: ShownPacket): string[] => {
  const elsewhere = new Set([scene.location_id, ...inventory.map(({ item_id }) => item_id)]);
  const names = new Map(entities.map(({ id, name }) => [id, name]));
  return [
    present_entities
      .filter((id) => !elsewhere.has(id))
      .map((id) => `${names.get(id) ?? id} [${id}]`)
      .join("; "),
  ];
};

const describeItem = ({ item_id, name, qty, inside }: ShownPacket["inventory"][number]): string =>
  `[${item_id}] ${name}${qty > 1 ? ` (${qty})` : ""}${inside === undefined ? "" : `, in [${inside}]`}`;

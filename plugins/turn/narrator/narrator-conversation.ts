import { clockTime } from "freeform-rpg/language";
import type { Conversation } from "freeform-rpg/plugins/models/core";
import { conversationOf } from "freeform-rpg/plugins/turn/context/lib";
import type { ConversationSource } from "freeform-rpg/plugins/turn/context";
import { factText } from "freeform-rpg/plugins/turn/scene/lib";
import type { World } from "freeform-rpg/schemas";
import { z } from "zod";
import type { NarratorInput } from "./narrator-input.ts";

type Packet = NarratorInput["packet"];

/**
 * What a model reads to narrate a turn: campaign, cast, facts and lore in its view, the story in its history, and in its tail the scene and
 * what was decided, in order. A sentence that is to be written again stands at the end.
 */
export const narratorConversation = (input: NarratorInput, world?: ConversationSource["world"]): Conversation =>
  conversationOf("narrator", { packet: input.packet, world }, { tail: describeTurn(input, world?.conversation.turns) });

type History = readonly Pick<World["conversation"]["turns"][number], "final_text">[];

/** This turn in lines of plain text: each thing once, the decided events last. What the history holds word for word is not recalled. */
export const describeTurn = (input: NarratorInput, history: History = []): string =>
  [
    ...section(input.end === undefined ? "Scene" : "Scene, where the turn begins", describeScene(input.packet)),
    ...section(input.end === undefined ? "Here" : "Here, where the turn begins", describeHere(input.packet)),
    ...section("Where the turn ends", describeEnd(input)),
    ...section("Carried", describeInventory(input.packet)),
    ...section("New in this turn", input.material ?? []),
    ...section("Recalled", describeRecalled(input.packet, history)),
    ...section("Round", describeRound(input)),
    ...section("The character", [`Means: ${input.intent}`, input.speech === "" ? "" : `Says aloud: "${input.speech}"`]),
    ...section("What happened, in order; lines with * must be in the text", input.events.map(describeEvent)),
    ...section("Touch on", input.beats),
    ...section("Near the end", [input.tension_move]),
    ...section("Heed the DM, who refused the draft before; nothing of this is itself in the text", input.notes ?? []),
    ...describeRepair(input),
  ].join("\n");

const describeRound = ({ actors = [] }: NarratorInput): string[] =>
  actors.length === 0
    ? []
    : [
        `Several players' characters act in this turn, at about the same time: ${actors.map(({ name, id }) => `${name} [${id}]`).join(", ")}.`,
        'In a line below, "you" is the character named at its beginning.',
        "Write one text about all of them, in the order of the lines. Call each by name, in the third person, and never write you.",
      ];

const section = (title: string, lines: readonly string[]): string[] => {
  const written = lines.filter((line) => line.trim() !== "");
  return written.length === 0 ? [] : [`## ${title}`, ...written, ""];
};

const describeEvent = ({ ref, type, text, binding }: NarratorInput["events"][number]): string =>
  `${ref}${binding ? "*" : ""} ${type}: ${text}`;

const describeRepair = ({ repair }: NarratorInput): string[] => {
  if (repair === undefined) return [];
  const { draft, sentence, problems } = repair;
  const task =
    sentence === ""
      ? "One sentence that narrates what is missing, to be added at the end of the draft, and nothing else."
      : `The replacement of this passage and nothing else, as long as the passage or shorter: ${sentence}`;
  return [
    ...section("Your draft", [draft]),
    ...section(sentence === "" ? "Missing in it" : "Wrong in it", problems),
    ...section("Answer with", [task]),
  ];
};

const describeScene = ({ scene, actor_id, active_situations, pending_threats, clocks }: Packet): string[] => [
  `${scene.location_name} [${scene.location_id}]. Day ${scene.time.day}, ${clockTime(scene.time)}, ${scene.time.period.replace("_", " ")}. Weather: ${scene.time.weather || "nothing special"}.`,
  `The player's character: [${actor_id}].`,
  scene.features.length === 0 ? "" : `In it: ${scene.features.join("; ")}`,
  scene.exits.length === 0 ? "" : `Ways out: ${scene.exits.map(({ name }) => name).join("; ")}`,
  ...scene.constraints,
  ...active_situations.map(({ narrative }) => narrative),
  ...pending_threats.map(({ text }) => `Threat: ${text}`),
  ...clocks.map(({ name, value, max }) => `Clock ${name}: ${value} of ${max}`),
];

/** Who and what is here, by name, with what shows of their plans: their cards are in the view, or among what is new. */
const describeHere = ({ entities, present_entities, scene, inventory, npc_agendas }: Packet): string[] => {
  const elsewhere = new Set([scene.location_id, ...inventory.map(({ item_id }) => item_id)]);
  return entities
    .filter(({ id }) => present_entities.includes(id) && !elsewhere.has(id))
    .map(({ id, name, attrs }) => {
      const state = attrs["dead"] === true ? " (dead)" : attrs["down"] === true ? " (down)" : "";
      return `${name} [${id}]${state}${(npc_agendas[id] ?? []).map((sign) => `; ${sign}`).join("")}`;
    });
};

/** The scene's people and ways out are those of the beginning: these are those of the end. */
const describeEnd = ({ end }: NarratorInput): string[] =>
  end === undefined
    ? []
    : [
        `${end.place}. Here then: ${end.here.length === 0 ? "nobody else" : end.here.join("; ")}`,
        end.exits.length === 0 ? "" : `Ways out: ${end.exits.join("; ")}`,
      ];

const describeInventory = ({ inventory, entities, actor_id }: Packet): string[] =>
  inventory.map(({ owner_id, name, qty, inside }) => {
    const holder = inventory.find(({ item_id }) => item_id === inside)?.name;
    const owner = owner_id === actor_id ? "" : `, held by ${entities.find(({ id }) => id === owner_id)?.name ?? "somebody else"}`;
    return `${name}${qty === 1 ? "" : ` (${qty})`}${holder === undefined ? "" : `, in the ${holder}`}${owner}`;
  });

/** What was recalled for the question of this turn and is not read elsewhere: each passage with its place. */
export const describeRecalled = (
  { lore_context: { recalled }, facts }: Pick<Packet, "lore_context" | "facts">,
  history: History,
): string[] => {
  const passages = z.array(Passage).catch([]).parse(recalled);
  if (passages.length === 0) return [];
  const read = [...history.map(({ final_text }) => final_text), ...facts.map(factText)].map(plain).filter((text) => text !== "");
  const isRead = (passage: string): boolean =>
    read.some((known) => passage.includes(known) || (passage.length > shortest && known.includes(passage)));
  return passages.filter(({ text }) => !isRead(plain(text))).map(({ place, text }) => `${place}: ${text}`);
};

/** Characters from which a passage inside another is that other's. */
const shortest = 40;

const plain = (text: string): string => text.replaceAll(/\s+/g, " ").trim();

const Passage = z.object({ place: z.string(), text: z.string() });

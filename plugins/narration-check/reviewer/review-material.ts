import { loreLines } from "freeform-rpg/plugins/turn/context/lib";
import { objectToMinor } from "freeform-rpg/plugins/turn/effects/lib";
import { factText, isStanding } from "freeform-rpg/plugins/turn/scene/lib";
import { describeRecalled, endOfTurn, numberEvents } from "freeform-rpg/plugins/turn/narrator/lib";
import type { NarratedTurn, NumberedEvent } from "freeform-rpg/plugins/turn/narrator";
import { isThreadClosed } from "freeform-rpg/schemas/values";
import type { ContextPacket, Resolution, StateDiff } from "freeform-rpg/schemas";
import { describePlaces, metAtEnd } from "./end-of-turn.ts";
import { knownAlone } from "./known-alone.ts";
import { watchHidden } from "./watch-hidden.ts";

/** Something that a verdict may refer to, by its number in the review's input. */
export interface Reference {
  /** The number, such as `e1`. */
  readonly ref: string;
  /** The id of the entity, fact or thread; empty where there is none. */
  readonly id: string;
  /** What the model reads. */
  readonly text: string;
}

/** What a narration is reviewed against. Players may know all of it. */
export interface ReviewMaterial {
  readonly text: string;
  /** What the player means and says, in lines. */
  readonly meant: readonly string[];
  /** `e1…`: what happened, in order, then what did not happen although it was tried. */
  readonly events: readonly NumberedEvent[];
  /** `p1…`: people, things and places. */
  readonly entities: readonly Reference[];
  /** `f1…`: what is known. */
  readonly facts: readonly Reference[];
  /** `l1…`: what was recalled for the question of the turn, which the narrator could draw on. */
  readonly recalled: readonly Reference[];
  /** Lore of the scene, which the narrator reads and the review does not: what the second vote needs to know what was not made up. */
  readonly lore: readonly string[];
  /** `b1…`: what must not be narrated. */
  readonly boundaries: readonly Reference[];
  /** `t1…`: open threads. */
  readonly threads: readonly Reference[];
  /** `o1…`: promises that are still to be kept. */
  readonly promises: readonly Reference[];
  /** Whether words name something that players do not know and the text does not name. */
  namesHidden(words: string): boolean;
  /** Whether an event, a fact, lore or the player's own words name it. */
  names(name: string): boolean;
  /** The reason why something of this name may not be made up by a narration; `undefined` when it may. */
  objectToAddition(name: string): string | undefined;
}

/** The decisions of a turn, without a draft. */
export type DecidedTurn = Omit<NarratedTurn, "text" | "plan">;

/** Numbers what a text is reviewed against. */
export const gatherMaterial = ({ packet, ruling, resolution, world }: DecidedTurn, text: string): ReviewMaterial => {
  const events = numberEvents(resolution, ruling);
  const known = describeKnown({ packet, world, ruling, resolution });
  const sources = [
    ...events.map((event) => event.text),
    JSON.stringify(packet.lore_context),
    ruling.speech,
    ruling.intent,
    ...known.map((fact) => fact.text),
  ];
  return {
    text,
    meant: describeMeant(ruling),
    events,
    entities: number(
      "p",
      [...packet.entities, ...metAtEnd(packet, world, resolution)].map((entity) => ({
        id: entity.id,
        text: describeEntity(entity, { packet, ruling, resolution }),
      })),
    ),
    facts: number("f", known),
    recalled: number(
      "l",
      describeRecalled(packet, world.conversation.turns).map((text) => ({ id: "", text })),
    ),
    lore: [...loreLines("narrator", packet).values()],
    boundaries: number("b", describeBoundaries(packet)),
    threads: number("t", openThreadsOf(packet)),
    promises: number("o", openPromisesOf(packet)),
    namesHidden: watchHidden(world, text),
    names: (name) => isNamedIn(name, sources),
    objectToAddition: (name) => objectToMinor(name, world),
  };
};

const describeMeant = ({ intent, speech }: DecidedTurn["ruling"]): string[] => [
  `The character means: ${intent}`,
  ...(speech === "" ? [] : [`The character says aloud: "${speech}"`]),
];

const number = <T extends object>(letter: string, items: readonly T[]): (T & { readonly ref: string })[] =>
  items.map((item, at) => ({ ...item, ref: `${letter}${at + 1}` }));

type Shown = ContextPacket["entities"][number];

const describeEntity = (
  { id, type, name, attrs, dossier }: Shown,
  { packet, ruling, resolution }: Pick<DecidedTurn, "packet" | "ruling" | "resolution">,
): string => {
  const state = attrs["dead"] === true ? "dead" : attrs["down"] === true ? "down" : whereaboutsOf(id, packet, resolution);
  const acts = id === packet.actor_id || ruling.actors?.some((actor) => actor.id === id) === true;
  const who = acts ? "the player's character, " : "";
  const about = dossier?.who ?? "";
  return `${name} (${who}${type}${type === "location" ? "" : `, ${state}`})${about === "" ? "" : `: ${about}`}`;
};

const whereaboutsOf = (id: string, packet: ContextPacket, { state_diff }: Resolution): string => {
  const before = packet.present_entities.includes(id);
  const after = state_diff.scene_update.present_entity_ids?.includes(id) ?? before;
  if (carriedAfter(packet, state_diff).some(({ item_id }) => item_id === id)) return "carried";
  if (after && !before && moves(packet, state_diff)) return "present at the end, not at the beginning";
  if (after || id === packet.actor_id) return "present";
  return before ? "present at the beginning, not at the end" : "not present";
};

const moves = ({ scene }: ContextPacket, { scene_update }: StateDiff): boolean =>
  scene_update.location_id !== undefined && scene_update.location_id !== scene.location_id;

type KnowingTurn = Pick<DecidedTurn, "packet" | "world" | "ruling" | "resolution">;

/** What is known, in plain sentences. What a person cannot do is a fact as well. */
const describeKnown = ({ packet, world, ruling, resolution }: KnowingTurn): Omit<Reference, "ref">[] => {
  const { state_diff } = resolution;
  const { scene, entities, npc_capabilities, actor_id } = packet;
  const nameOf = (id: string): string => entities.find((entity) => entity.id === id)?.name ?? id;
  const time = state_diff.scene_update.time ?? scene.time;
  const hour = `${String(time.hour).padStart(2, "0")}:${String(time.minute).padStart(2, "0")}`;
  const end = world.entities.find(({ id }) => id === state_diff.scene_update.location_id)?.name ?? scene.location_name;
  const place = end === scene.location_name ? `The place is ${end}.` : `The turn begins at ${scene.location_name} and ends at ${end}.`;
  const shown = new Set(packet.facts.map(({ id }) => id));
  const alone = knownAlone(world, state_diff, ruling)
    .filter(({ id }) => shown.has(id))
    .map(factText);
  const carriedName = (id: string): string =>
    packet.inventory.find(({ owner_id, item_id }) => owner_id === actor_id && item_id === id)?.name ??
    [...world.entities, ...state_diff.entities_add].find((entity) => entity.id === id)?.name ??
    id;
  const carried = carriedAfter(packet, state_diff).map(({ item_id, qty }) => `${carriedName(item_id)}${qty === 1 ? "" : ` (${qty})`}`);
  const lines = [
    `${place} It is ${hour} (${time.period.replace("_", " ")}), day ${time.day}. The weather: ${time.weather || "unremarkable"}.`,
    ...describePlaces(packet, endOfTurn({ world, resolution })),
    ...scene.constraints,
    ...(alone.length === 0 ? [] : [`Nobody but the players' characters knows: ${alone.join(" ")}`]),
    carried.length === 0 ? `${nameOf(actor_id)} carries nothing.` : `${nameOf(actor_id)} carries: ${carried.join(", ")}.`,
  ];
  return [
    ...lines.map((text) => ({ id: "", text })),
    ...Object.entries(npc_capabilities).flatMap(([id, { cannot }]) =>
      cannot.map((limit) => ({ id, text: `${nameOf(id)} ${/^cannot\b/i.test(limit) ? limit : `has this limit: ${limit}`}` })),
    ),
    ...packet.facts.map((fact) => ({ id: fact.id, text: factText(fact) })).filter(({ text }) => text !== ""),
  ];
};

/** What the actor carries when the turn is over, and how many of it. */
const carriedAfter = ({ inventory, actor_id }: ContextPacket, { inventory_changes }: StateDiff) => {
  const before = inventory.filter(({ owner_id }) => owner_id === actor_id);
  const changes = inventory_changes.filter(({ owner_id }) => owner_id === actor_id);
  const deltaOf = (id: string): number => changes.find(({ item_id }) => item_id === id)?.delta ?? 0;
  const qtyOf = (id: string): number => before.find(({ item_id }) => item_id === id)?.qty ?? 0;
  return [...new Set([...before, ...changes].map(({ item_id }) => item_id))]
    .map((item_id) => ({ item_id, qty: qtyOf(item_id) + deltaOf(item_id) }))
    .filter(({ qty }) => qty > 0);
};

const describeBoundaries = ({ calibration: { boundaries } }: ContextPacket): Omit<Reference, "ref">[] => [
  ...boundaries.lines.map((line) => ({ id: "", text: `Never in the text: ${line}` })),
  ...boundaries.veils.map((veil) => ({ id: "", text: `Only hinted at: ${veil}` })),
];

const openThreadsOf = ({ threads }: ContextPacket): Omit<Reference, "ref">[] =>
  threads.filter(({ status }) => !isThreadClosed(status)).map(({ id, type, title }) => ({ id, text: `[${type.toLowerCase()}] ${title}` }));

const openPromisesOf = ({ facts }: ContextPacket): Omit<Reference, "ref">[] =>
  facts.filter((fact) => isPromise(fact) && isStanding(fact)).map((fact) => ({ id: fact.id, text: factText(fact) }));

const isPromise = ({ predicate, tags }: Pick<ContextPacket["facts"][number], "predicate" | "tags">): boolean =>
  predicate === "promised" || tags.includes("promise");

const isNamedIn = (name: string, sources: readonly string[]): boolean => {
  const wanted = name.trim().toLowerCase();
  return sources.some((source) => source.toLowerCase().includes(wanted));
};

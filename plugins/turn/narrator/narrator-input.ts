import type { ContextPacket, EngineEvent, PlannerOutput, Resolution, Ruling, World } from "freeform-rpg/schemas";
import { fittingBeats } from "./fitting-beats.ts";
import { endOfTurn, materialOf } from "./material.ts";
import { numberEvents } from "./number-events.ts";
import type { NumberedEvent } from "./number-events.ts";
import { withEnteredPlace } from "./with-entered-place.ts";
import { withNewLooks } from "./with-new-looks.ts";
import { withNewValues } from "./with-new-values.ts";

/** The input of the narrator's prompt: the packet of what players may know, and what code decided. Nothing else of the world. */
export interface NarratorInput {
  readonly packet: Omit<ContextPacket, "selection" | "tokens">;
  readonly intent: string;
  /** In a round: the characters that act, in order, and the places of their actions. Absent where one acts. */
  readonly actors?: readonly RoundActor[];
  /** What the character says aloud, to be quoted. */
  readonly speech: string;
  /** Cards of who and what is new to the players this turn; absent when nothing is. */
  readonly material?: readonly string[];
  /** Where the turn ends and who is there; absent where it ends in the place of the scene. */
  readonly end?: { readonly place: string; readonly here: readonly string[]; readonly exits: readonly string[] };
  readonly outcomes: Resolution["outcomes"];
  /** Everything that happened, and what was tried and did not happen, in order. */
  readonly events: readonly NumberedEvent[];
  /** The events that the text must narrate, in order. */
  readonly must_tell: readonly RunEventRecord[];
  /** What else happened. */
  readonly also_happened: readonly RunEventRecord[];
  readonly blocked: readonly {
    readonly action: string;
    readonly reason: string;
    readonly position?: number;
    /** True where the reason is a question to the player. */
    readonly asked?: true;
    /** True where it only leaned on an action before it that did not work. */
    readonly depends?: true;
  }[];
  readonly beats: readonly string[];
  readonly tension_move: string;
  readonly suggestions: readonly string[];
  /** What the DM, who refused earlier drafts, asks for; absent where there is nothing. */
  readonly notes?: readonly string[];
  /** The sentence to write in place of a faulty or missing one; absent where the whole text is to be written. */
  readonly repair?: SentenceRepair;
}

/** A character of a round. */
export interface RoundActor {
  readonly id: string;
  readonly name: string;
  /** The places of its actions among the turn's. */
  readonly positions: readonly number[];
  readonly speech: string;
}

/** A request for one sentence of a draft. */
export interface SentenceRepair {
  readonly draft: string;
  /** The sentence to be replaced; empty where a sentence is to be added at the end. */
  readonly sentence: string;
  /** What is wrong with it, or what is missing. */
  readonly problems: readonly string[];
  /** A sentence that is true in any case. */
  readonly plain: string;
}

/** An engine event as the narrator sees it. */
export interface RunEventRecord {
  readonly type: EngineEvent["type"];
  readonly text: string;
  readonly details: EngineEvent["details"];
  /** The action that brought it about, by its place among the turn's actions; absent for what no action did. */
  readonly position?: number;
}

/** The packet and the decisions that the input is made from. */
export interface Decided {
  readonly packet: ContextPacket;
  readonly ruling: Ruling;
  readonly plan: PlannerOutput;
  readonly resolution: Resolution;
  readonly world?: World;
}

/** Makes the input of the narrator. */
export const writeInput = ({ packet, ruling, plan, resolution, world }: Decided): NarratorInput => {
  const { selection: _, tokens: __, ...shown } = packet;
  const events = (binding: boolean): RunEventRecord[] =>
    resolution.engine_events
      .filter((event) => event.binding === binding)
      .map(({ type, details, position }) => ({ type, text: textOf(details), details, ...(position === undefined ? {} : { position }) }));
  const end = world === undefined ? undefined : endOfTurn({ world, resolution });
  const material = world === undefined ? [] : materialOf({ world, resolution });
  // The time that actions took has passed when the text ends, and so have the clocks moved that the text may mention.
  const time = resolution.state_diff.scene_update.time ?? shown.scene.time;
  const scene = { ...shown.scene, time };
  const entities = withEnteredPlace(shown.entities, { world, resolution });
  return {
    packet: { ...shown, scene, clocks: withNewValues(shown.clocks, resolution), entities: withNewLooks(entities, resolution) },
    intent: ruling.intent,
    ...(ruling.actors !== undefined && { actors: actorsOf(ruling) }),
    speech: ruling.speech,
    ...(material.length > 0 && { material }),
    ...(end !== undefined && { end: { place: end.place.name, here: end.present.map(({ name }) => name), exits: end.exits } }),
    outcomes: resolution.outcomes,
    events: numberEvents(resolution, ruling),
    must_tell: events(true),
    also_happened: events(false),
    blocked: ruling.blocked_actions.map(({ action, reason, position, code }) => ({
      action,
      reason,
      position,
      ...(code === "unclear" && { asked: true as const }),
      ...(code === "depends" && { depends: true as const }),
    })),
    beats: fittingBeats(plan.beats, shown, resolution),
    tension_move: plan.tension_move,
    suggestions: plan.next_suggestions,
  };
};

/** The characters of a round, and the places of what they do. */
const actorsOf = ({ actors = [], allowed_actions, blocked_actions }: Ruling): RoundActor[] =>
  actors.map((actor) => ({
    ...actor,
    positions: [...allowed_actions, ...blocked_actions].filter(({ actor_id }) => actor_id === actor.id).map(({ position }) => position),
  }));

/** The sentence of an engine event; empty when it has none. */
export const textOf = (details: EngineEvent["details"]): string => (typeof details["text"] === "string" ? details["text"] : "");

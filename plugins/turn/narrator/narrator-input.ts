import type { ContextPacket, PlannerOutput, Resolution, Ruling, World } from "freeform-rpg/schemas";
import type { NarrationViolation } from "freeform-rpg/schemas";
import { materialOf } from "./material.ts";
import { withNewLooks } from "./with-new-looks.ts";
import { withNewValues } from "./with-new-values.ts";

/** A violation of the draft before, as the narrator reads it. */
export type DraftFeedback = Pick<NarrationViolation, "message" | "suggestion">;

/** The input of the narrator's prompt: the packet of what players may know, and what code decided. Nothing else of the world. */
export interface NarratorInput {
  readonly packet: Omit<ContextPacket, "selection" | "tokens">;
  readonly intent: string;
  /** What the character says aloud, to be quoted. */
  readonly speech: string;
  /** Cards of who and what is new to the players this turn; absent when nothing is. */
  readonly material?: readonly string[];
  readonly outcomes: Resolution["outcomes"];
  /** The events that the text must narrate, in order. */
  readonly must_tell: readonly RunEventRecord[];
  /** What else happened. */
  readonly also_happened: readonly RunEventRecord[];
  readonly blocked: readonly { readonly action: string; readonly reason: string; readonly position?: number }[];
  readonly beats: readonly string[];
  readonly tension_move: string;
  readonly suggestions: readonly string[];
  /** What was wrong with the draft before; empty for the first draft. */
  readonly violations: readonly DraftFeedback[];
}

/** An engine event as the narrator sees it. */
export interface RunEventRecord {
  readonly type: Resolution["engine_events"][number]["type"];
  readonly text: string;
  readonly details: Resolution["engine_events"][number]["details"];
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

/** Makes the input of one draft. */
export const writeInput = ({ packet, ruling, plan, resolution, world }: Decided, feedback: readonly DraftFeedback[]): NarratorInput => {
  const { selection: _, tokens: __, ...shown } = packet;
  const events = (binding: boolean): RunEventRecord[] =>
    resolution.engine_events
      .filter((event) => event.binding === binding)
      .map(({ type, details, position }) => ({ type, text: textOf(details), details, ...(position === undefined ? {} : { position }) }));
  const material = world === undefined ? [] : materialOf({ world, resolution });
  return {
    packet: { ...shown, clocks: withNewValues(shown.clocks, resolution), entities: withNewLooks(shown.entities, resolution) },
    intent: ruling.intent,
    speech: ruling.speech,
    ...(material.length > 0 && { material }),
    outcomes: resolution.outcomes,
    must_tell: events(true),
    also_happened: events(false),
    blocked: ruling.blocked_actions.map(({ action, reason, position }) => ({ action, reason, position })),
    beats: plan.beats,
    tension_move: plan.tension_move,
    suggestions: plan.next_suggestions,
    violations: feedback.map(({ message, suggestion = "" }) => ({ message, suggestion })),
  };
};

/** The sentence of an engine event; empty when it has none. */
export const textOf = (details: RunEventRecord["details"]): string => (typeof details["text"] === "string" ? details["text"] : "");

import type { ContextPacket, PlannerOutput, Resolution, Ruling } from "freeform-rpg/schemas";
import type { Complaint } from "./draft-desk.ts";

/** What the narrator's prompt is given: the player-safe packet and what code has decided. Nothing of the world itself. */
export interface NarratorInput {
  readonly packet: Omit<ContextPacket, "selection" | "tokens">;
  readonly intent: string;
  /** What the character says aloud, to be quoted. */
  readonly speech: string;
  readonly outcomes: Resolution["outcomes"];
  /** What the text must tell, in order. */
  readonly must_tell: readonly ToldEvent[];
  /** What else happened. */
  readonly also_happened: readonly ToldEvent[];
  readonly blocked: readonly { readonly action: string; readonly reason: string }[];
  readonly beats: readonly string[];
  readonly tension_move: string;
  readonly suggestions: readonly string[];
  /** What was wrong with the last draft; empty at the first try. */
  readonly faults: readonly Complaint[];
}

/** An engine event as the narrator sees it. */
export interface ToldEvent {
  readonly type: Resolution["engine_events"][number]["type"];
  readonly text: string;
  readonly details: Resolution["engine_events"][number]["details"];
}

/** What the input is made from. */
export interface Decided {
  readonly packet: ContextPacket;
  readonly ruling: Ruling;
  readonly plan: PlannerOutput;
  readonly resolution: Resolution;
}

/** Makes the input of one try. */
export const writeInput = ({ packet, ruling, plan, resolution }: Decided, faults: readonly Complaint[]): NarratorInput => {
  const { selection: _, tokens: __, ...shown } = packet;
  const told = (binding: boolean): ToldEvent[] =>
    resolution.engine_events
      .filter((event) => event.binding === binding)
      .map(({ type, details }) => ({ type, text: textOf(details), details }));
  return {
    packet: shown,
    intent: ruling.intent,
    speech: ruling.speech,
    outcomes: resolution.outcomes,
    must_tell: told(true),
    also_happened: told(false),
    blocked: ruling.blocked_actions.map(({ action, reason }) => ({ action, reason })),
    beats: plan.beats,
    tension_move: plan.tension_move,
    suggestions: plan.next_suggestions,
    faults: faults.map(({ message, suggestion }) => ({ message, suggestion })),
  };
};

/** The sentence of an engine event; empty when it has none. */
export const textOf = (details: ToldEvent["details"]): string => (typeof details["text"] === "string" ? details["text"] : "");

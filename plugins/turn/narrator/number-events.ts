import type { EngineEvent, Resolution, Ruling } from "freeform-rpg/schemas";

/** A decided event under its number, as the narrator and the review read it. */
export interface NumberedEvent {
  /** The number, such as `e1`. */
  readonly ref: string;
  /** The type of the engine event; `not_done` for an action that was tried and could not be done. */
  readonly type: EngineEvent["type"] | "not_done";
  readonly text: string;
  /** Whether the text must narrate it. */
  readonly binding: boolean;
}

/** Numbers what happened in its order, then what did not happen although it was tried. */
export const numberEvents = (resolution: Resolution, { blocked_actions }: Ruling): NumberedEvent[] => {
  const happened = resolution.engine_events.flatMap(({ type, binding, details }) =>
    typeof details["text"] === "string" && details["text"] !== "" ? [{ type, binding, text: details["text"] }] : [],
  );
  const blocked = blocked_actions.map(({ action, reason }) => ({
    type: "not_done" as const,
    binding: false,
    text: `${action}: ${reason}`,
  }));
  return [...happened, ...blocked].map((event, at) => ({ ref: `e${at + 1}`, ...event }));
};

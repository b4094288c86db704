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

/** Numbers what happened and what did not happen although it was tried, in the order in which it was said. */
export const numberEvents = (resolution: Resolution, { blocked_actions }: Ruling): NumberedEvent[] => {
  const happened = resolution.engine_events.flatMap(({ type, binding, details, position }) =>
    typeof details["text"] === "string" && details["text"] !== "" ? [{ position, event: { type, binding, text: details["text"] } }] : [],
  );
  const ordered = happened.map(({ event }): Omit<NumberedEvent, "ref"> => event);
  for (const { action, reason, position } of blocked_actions.toReversed()) {
    const next = happened.findIndex((one) => one.position !== undefined && one.position > position);
    ordered.splice(next < 0 ? happened.length : next, 0, { type: "not_done", binding: false, text: `${action}: ${reason}` });
  }
  return ordered.map((event, at) => ({ ref: `e${at + 1}`, ...event }));
};

import { messages } from "./messages.ts";
import type { Decided } from "./narrator-input.ts";

/** The text of a turn in the engine's own plain sentences: what could not be done, and what happened. */
export const writeFallback = ({ packet, resolution, ruling }: Pick<Decided, "packet" | "resolution" | "ruling">): string => {
  // The progress of a clock or a thread is shown elsewhere. It is narrated only when it has a binding effect.
  const happened = resolution.engine_events.filter(
    ({ type, binding }) => binding || (type !== "clock_advanced" && type !== "thread_updated"),
  );
  const text = [...ruling.blocked_actions.map(({ reason }) => reason), ...happened.map(({ details }) => details["text"])]
    .filter((sentence) => typeof sentence === "string" && sentence !== "")
    .join(" ");
  return text === "" ? messages.in(packet.calibration.language).nothingComesOfIt : text;
};

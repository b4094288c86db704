import type { NewEvent } from "../tokens.ts";

/** An event under the names of its columns, as a recorded event's row has them. */
export type EventColumns = ReturnType<typeof toEventColumns>;

/** Names the parts of a new event by their columns. */
export const toEventColumns = (event: NewEvent) => ({
  kind: event.kind,
  player_input: event.playerInput,
  final_text: event.finalText,
  context_packet: event.contextPacket,
  pass_outputs: event.passOutputs,
  engine_events: event.engineEvents,
  state_diff: event.stateDiff,
  rolls: event.rolls,
  receipts: event.receipts,
});

import type { ContextPacket, Resolution } from "freeform-rpg/schemas";

/** The clocks of a packet as the turn leaves them: prose and state panel show the same numbers. */
export const withNewValues = (clocks: ContextPacket["clocks"], resolution: Resolution | undefined): ContextPacket["clocks"] => {
  const moves = new Map((resolution?.state_diff.clocks ?? []).map(({ id, delta }) => [id, delta]));
  return clocks.map((clock) => ({ ...clock, value: clock.value + (moves.get(clock.id) ?? 0) }));
};

import { TurnError } from "./errors.ts";
import type { EventStore } from "./event-store.ts";
import type { NumberedEvent } from "./tokens.ts";

/** The stored events of a campaign after a number. Throws `events_expired`, `event_unknown`. */
export const readPastEvents = async (store: EventStore, campaignId: string, after: number): Promise<readonly NumberedEvent[]> => {
  const { first, last } = await store.range(campaignId);
  if (after < 0 || after > last)
    throw new TurnError(
      "event_unknown",
      `The campaign "${campaignId}" has no event ${after}; its last one is ${last}. Pass the \`seq\` of an event that was received.`,
    );
  if (after < first - 1)
    throw new TurnError(
      "events_expired",
      `The events after ${after} are no longer kept; the first one is ${first}. Read the campaign again, and watch it from its last event, ${last}.`,
    );
  return store.after(campaignId, after);
};

import { TurnError } from "./errors.ts";
import type { NumberedEvent } from "./tokens.ts";
import type { TurnsOptions } from "./turns-options.ts";

/** The stored events of a campaign after a number. Throws `events_expired`, `event_unknown`. */
export const readPastEvents = async (
  { campaigns, eventStore: store }: Pick<TurnsOptions, "campaigns" | "eventStore">,
  campaignId: string,
  after: number,
): Promise<readonly NumberedEvent[]> => {
  // Who listens by now receives what comes after this.
  await campaigns.started(campaignId);
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

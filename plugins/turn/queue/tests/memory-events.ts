import type { Notification, Notifications } from "freeform-rpg/db";
import type { EventStore } from "../event-store.ts";
import type { NumberedEvent } from "../tokens.ts";

/** Notifications of one process without a database. */
export const memoryNotifications = (): Notifications => {
  const listeners = new Set<(notification: Notification) => void>();
  return {
    listen: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    send: (notification) => listeners.forEach((listener) => listener(notification)),
  };
};

/** An event store in memory. */
export const memoryEvents = ({ send }: Notifications): EventStore => {
  const stored = new Map<string, NumberedEvent[]>();
  const of = (campaignId: string) => stored.getOrInsertComputed(campaignId, () => []);
  return {
    append: async (events) => {
      for (const event of events) {
        const { campaignId } = event;
        const seq = of(campaignId).length + 1;
        of(campaignId).push({ seq, event });
        send({ type: "campaign_event", campaignId, seq, event });
      }
    },
    range: async (campaignId) => ({ first: 1, last: of(campaignId).length }),
    after: async (campaignId, after) => of(campaignId).filter(({ seq }) => seq > after),
  };
};

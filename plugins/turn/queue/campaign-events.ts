import { EventEmitter, on } from "node:events";
import type { Notification, Notifications, RunRow } from "freeform-rpg/db";
import type { EventStore } from "./event-store.ts";
import type { CampaignEvent, NumberedEvent } from "./tokens.ts";

/** Passes campaign events on to the watchers of all processes, in one order. */
export interface CampaignEvents {
  /** Stores an event and tells everybody. Never throws. */
  publish(event: CampaignEvent): void;
  /** Calls `listener` with the events of all campaigns, until the process ends. It may miss some while the database is away. */
  observe(listener: (event: CampaignEvent) => void): void;
  /** Everything published for the campaign from now until `signal` fires, in order and without gaps. */
  listen(campaignId: string, signal?: AbortSignal): AsyncIterable<NumberedEvent>;
  /**
   * Resolves when it is known after which event those who listen to the campaign by now receive all: only what is read after that has no gap before it.
   * Rejects, as their listening does, when the database cannot be read.
   */
  started(campaignId: string): Promise<void>;
  /** Resolves when all that was published is stored. */
  flush(): Promise<void>;
}

/** The parts of the exchange of campaign events. */
export interface CampaignEventParts {
  readonly store: EventStore;
  readonly notifications: Notifications;
  readonly report: (message: string, error: unknown) => void;
}

/** Opens the exchange of campaign events. */
export const openCampaignEvents = ({ store, notifications, report }: CampaignEventParts): CampaignEvents => {
  const emitter = new EventEmitter().setMaxListeners(0);
  const observers = new EventEmitter().setMaxListeners(0);
  const heads = new Map<string, WatchedCampaign>();
  let waiting: CampaignEvent[] = [];
  let storing: Promise<void> = Promise.resolve();

  const watched = (campaignId: string): WatchedCampaign | undefined => {
    if (emitter.listenerCount(campaignId) > 0) return heads.get(campaignId);
    heads.delete(campaignId);
    return undefined;
  };
  const receive = (notification: Notification): void => {
    if (notification.type === "missed") for (const campaignId of heads.keys()) watched(campaignId)?.readOn();
    if (notification.type !== "campaign_event") return;
    const { campaignId, seq, event } = notification;
    if (isEvent(event)) observers.emit("event", event);
    watched(campaignId)?.receive({ seq, event: isEvent(event) ? event : null });
  };
  const start = (campaignId: string): WatchedCampaign => {
    const campaign = watchCampaign({ campaignId, store, emitter, report });
    heads.set(campaignId, campaign);
    campaign.started.catch(() => heads.get(campaignId) === campaign && heads.delete(campaignId));
    return campaign;
  };
  const storeWaiting = async (): Promise<void> => {
    const events = waiting;
    waiting = [];
    await store.append(events).catch((error: unknown) => report("An event could not be sent to the watchers of a campaign.", error));
  };

  notifications.listen(receive);
  return {
    publish(event) {
      waiting.push(event);
      if (waiting.length === 1) storing = storing.then(storeWaiting);
    },
    observe: (listener) => void observers.on("event", listener),
    listen(campaignId, signal) {
      if (signal?.aborted) return nothing();
      const campaign = watched(campaignId) ?? start(campaignId);
      // `on` listens at once, so that nothing published before the first `next` is missed.
      return unwrap(on(emitter, campaignId, { signal }), campaign.started, signal);
    },
    started: async (campaignId) => watched(campaignId)?.started,
    flush: () => storing,
  };
};

/** A campaign that someone in this process watches. */
interface WatchedCampaign {
  /** Resolves when the number of its last event is known. */
  readonly started: Promise<void>;
  /** Takes an event; without its content it is read. */
  receive(found: { readonly seq: number; readonly event: CampaignEvent | null }): void;
  /** Reads and emits what is stored after the last event. */
  readOn(): void;
}

interface WatchOptions {
  readonly campaignId: string;
  readonly store: EventStore;
  /** Has the followers as listeners of the campaign's id. */
  readonly emitter: EventEmitter;
  readonly report: (message: string, error: unknown) => void;
}

/** Milliseconds after which what could not be read is read again. */
const readAgainAfter = 1000;

/** Emits the events of one campaign in order: as they are received while none is missing, else from the store. */
const watchCampaign = ({ campaignId, store, emitter, report }: WatchOptions): WatchedCampaign => {
  let last: number | null = null;
  /** The number before the first event that came in: followers get that one, though it may be stored before the last number is read. */
  let before = Infinity;
  const emitNext = (found: NumberedEvent): void => {
    last = found.seq;
    emitter.emit(campaignId, found);
  };
  const started = store.range(campaignId).then((range) => void (last = Math.min(range.last, before)));
  // Its failure is thrown to those who listen. One read after another: what comes in meanwhile is in the next.
  let reading = started.catch(() => {});
  let again = false;
  const readOn = (): void => {
    if (again) return;
    again = true;
    reading = reading
      .then(async () => {
        again = false;
        if (last === null) return;
        for (const found of await store.after(campaignId, last)) if (found.seq > last) emitNext(found);
      })
      .catch((error: unknown) => {
        report(`The events of the campaign "${campaignId}" could not be read; they are read again in a second.`, error);
        // Nothing else may come in for a long time that would have them read.
        if (emitter.listenerCount(campaignId) > 0) setTimeout(readOn, readAgainAfter).unref();
      });
  };
  return {
    started,
    readOn,
    receive({ seq, event }) {
      if (last === null) before = Math.min(before, seq - 1);
      if (last !== null && seq <= last) return;
      if (last !== null && seq === last + 1 && event !== null && !again) emitNext({ seq, event });
      else readOn();
    },
  };
};

const isEvent = (value: unknown): value is CampaignEvent => typeof value === "object" && value !== null && "type" in value;

async function* nothing(): AsyncIterable<NumberedEvent> {}

async function* unwrap(source: AsyncIterable<NumberedEvent[]>, started: Promise<void>, signal?: AbortSignal): AsyncIterable<NumberedEvent> {
  try {
    await started;
    for await (const events of source) yield* events;
  } catch (error) {
    if (!signal?.aborted) throw error;
  }
}

/** An event about a run. */
export const toCampaignEvent = <T extends CampaignEvent["type"]>(type: T, { id, campaignId, userId }: RunRow) => ({
  type,
  campaignId: campaignId ?? "",
  runId: id,
  userId,
});

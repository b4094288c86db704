import type { LoggedEvents } from "./logged-events.ts";
import type { CampaignEvent } from "./tokens.ts";

/** The parameters of `shareCampaignEvents`. */
export interface SharedEventsOptions {
  readonly campaignId: string;
  readonly logged: LoggedEvents;
  /** Milliseconds between reads of what other servers have done. */
  readonly pollInterval: number;
  readonly signal: AbortSignal | undefined;
}

/**
 * The events of a campaign that several servers share. Turns, rewinds and messages come from the database, whichever server wrote them, each
 * once and in order; those of this server at once. Other events are those of this server alone.
 */
export const shareCampaignEvents = (live: AsyncIterable<CampaignEvent>, options: SharedEventsOptions): AsyncIterable<CampaignEvent> => {
  // The end is read at once: what follows it is reported, whenever the first event is asked for.
  const end = options.logged.end(options.campaignId);
  end.catch(() => {});
  return follow(live, end, options);
};

async function* follow(
  live: AsyncIterable<CampaignEvent>,
  end: ReturnType<LoggedEvents["end"]>,
  { campaignId, logged, pollInterval, signal }: SharedEventsOptions,
): AsyncGenerator<CampaignEvent> {
  const inbox = openInbox(live);
  for (let position = await end; !signal?.aborted && !inbox.isClosed();) {
    const events = await inbox.take(pollInterval);
    yield* events.filter((event) => !isLogged(event));
    const read = await logged.after(campaignId, position);
    position = read.position;
    yield* read.events;
  }
}

/** Collects what a source sends, so that a reader may stop waiting without losing anything. It ends with its source. */
const openInbox = (source: AsyncIterable<CampaignEvent>) => {
  let received: CampaignEvent[] = [];
  let closed = false;
  let wake = () => {};
  const collect = async () => {
    for await (const event of source) {
      received.push(event);
      wake();
    }
  };
  void collect()
    .catch(() => {})
    .finally(() => {
      closed = true;
      wake();
    });
  const somethingCame = (ms: number) =>
    new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, ms).unref();
      wake = () => {
        clearTimeout(timer);
        resolve();
      };
      if (received.length > 0 || closed) wake();
    });
  return {
    isClosed: () => closed && received.length === 0,
    /** Everything that was received, as soon as there is anything; nothing after `ms` milliseconds. */
    async take(ms: number): Promise<readonly CampaignEvent[]> {
      await somethingCame(ms);
      const taken = received;
      received = [];
      return taken;
    },
  };
};

const fromLog: ReadonlySet<CampaignEvent["type"]> = new Set<CampaignEvent["type"]>([
  "turn_committed",
  "rewound",
  "turn_struck",
  "campaign_changed",
  "message_posted",
]);

const isLogged = ({ type }: CampaignEvent): boolean => fromLog.has(type);

import type { RunEvent, RunEventBody } from "freeform-rpg/kernel";
import { createEventBatches } from "./event-batches.ts";
import { createStreamedText } from "./streamed-text.ts";
import type { Retraction } from "./streamed-text.ts";

/** The parameters of a recorder. */
export interface RecorderOptions {
  readonly runId: string;
  /** Events of this run that an earlier process recorded, oldest first: numbering continues after them. */
  readonly recorded: readonly RunEvent[];
  /** Makes events durable. */
  readonly save: (events: readonly RunEvent[]) => Promise<void>;
  /** Passes durable events to live followers. Must not throw. */
  readonly announce: (events: readonly RunEvent[]) => void;
  /** Milliseconds between two writes of what followers wait for; events that come meanwhile are written together. */
  readonly window: number;
}

/**
 * Numbers a run's events, merges neighbouring tokens, saves them in batches and announces them once they are durable:
 * an event that a follower has seen is the same after a crash.
 */
export interface Recorder {
  /** Takes an event; the last event of a run is passed to `end`. Never throws. */
  record(event: RunEventBody): void;
  /** Retracts all streamed text of stages that are to run again. */
  retract(why: Retraction): void;
  /** Replaces the streamed text, if there is any, where it differs from `text`: a crash may have cut it off, a plugin may have repaired it. */
  reconcileText(text: string): void;
  /** Resolves when all tokens, patches and announcements so far are durable: so it is before a run commits. */
  flushTokens(): Promise<void>;
  /** Passes the events that wait to another write of the run. Once it resolves they are durable, and announced. */
  carry<T>(write: (events: readonly RunEvent[]) => Promise<T>): Promise<T>;
  /** Resolves when everything recorded so far is durable and announced. */
  flush(): Promise<void>;
  /** Ends the run: `finish` saves all that is not durable yet and the last event together with the run's end; then they are announced. */
  end(last: RunEventBody, finish: (events: readonly RunEvent[]) => Promise<void>): Promise<void>;
}

/** What followers are shown of a stage's work: it is durable no later than the stage's artifact, with which it is written. */
const shown: ReadonlySet<RunEventBody["type"]> = new Set(["token", "narration_patched", "announced"]);

/** Creates the recorder of one run. */
export const createRecorder = ({ runId, recorded, save, announce, window }: RecorderOptions): Recorder => {
  const text = createStreamedText(recorded);
  let seq = recorded.at(-1)?.seq ?? 0;
  let tokens = 0;
  let savedTokens = 0;

  const number = (bodies: readonly RunEventBody[]): RunEvent[] => bodies.map((body, at) => ({ ...body, runId, seq: seq + 1 + at }));
  const write = async <T>(bodies: readonly RunEventBody[], saveAll: (events: readonly RunEvent[]) => Promise<T>): Promise<T> => {
    const events = number(bodies);
    const tokensBefore = tokens;
    const saved = await saveAll(events);
    savedTokens = tokensBefore;
    seq += events.length;
    if (events.length > 0) announce(events);
    return saved;
  };
  const batches = createEventBatches(window, (events) => write(events, save));
  const add = (event: RunEventBody) => {
    if (shown.has(event.type)) tokens++;
    batches.add(event, shown.has(event.type) || event.type === "progress");
  };
  return {
    record: (event) => text.follow(event).forEach(add),
    retract: (why) => text.retract(why).forEach(add),
    reconcileText: (whole) => text.reconcile(whole).forEach(add),
    flushTokens: async () => void (savedTokens < tokens && (await batches.flush())),
    flush: batches.flush,
    carry: (writeAll) => batches.carry((bodies) => write(bodies, writeAll)),
    // As every write, it waits for the one under way: two at a time would give two events one number.
    end: (last, finish) => batches.carry((bodies) => write([...bodies, last], finish)),
  };
};

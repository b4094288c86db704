import type { RunEvent, RunEventBody } from "./events.ts";

/** Tells the events of one stage. After `close` it is silent. */
export interface Lane {
  tell(event: RunEventBody): void;
  close(): void;
}

/** Numbers a run's events and tells them in a fixed order. */
export interface Teller {
  /** Tells an event of the run itself. */
  tell(event: RunEventBody): void;
  /** The stage's own lane. Lanes are told whole, in plan order: the first open one live, those behind it kept until its turn comes. */
  lane(stage: string): Lane;
}

/** What a teller needs. */
export interface TellerOptions {
  readonly runId: string;
  readonly firstSeq: number;
  readonly stages: readonly string[];
  readonly onEvent?: ((event: RunEvent) => void) | undefined;
}

/** Makes the teller of one run. */
export const createTeller = ({ runId, firstSeq, stages, onEvent }: TellerOptions): Teller => {
  const lanes = stages.map((stage) => ({ stage, kept: new Array<RunEventBody>(), open: true }));
  let seq = firstSeq;
  let head = 0;

  const tell = (event: RunEventBody) => listen(onEvent, { ...event, runId, seq: seq++ });

  const flush = () => {
    for (let lane = lanes[head]; lane; lane = lanes[head]) {
      for (const event of lane.kept.splice(0)) tell(event);
      if (lane.open) return;
      head++;
    }
  };

  const lane = (stage: string): Lane => {
    const own = lanes.find((other) => other.stage === stage);
    if (!own) throw new RangeError(`The run has no stage "${stage}".`);
    return {
      tell: (event) => {
        if (own.open) own.kept.push(event);
        flush();
      },
      close: () => {
        own.open = false;
        flush();
      },
    };
  };

  return { tell, lane };
};

/** A listener that throws harms only itself: the run goes on and the process is warned. */
const listen = (onEvent: TellerOptions["onEvent"], event: RunEvent): void => {
  try {
    const answer: unknown = onEvent?.(event);
    if (answer instanceof Promise) answer.catch(warn);
  } catch (thrown) {
    warn(thrown);
  }
};

const warn = (thrown: unknown): void => {
  process.emitWarning(`A run's event listener threw and was ignored: ${String(thrown)}`, "FreeformRpgWarning");
};

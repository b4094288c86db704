import type { RunEvent, RunEventBody } from "./events.ts";

/** Emits the events of one stage; none after `close`. */
export interface StageChannel {
  emit(event: RunEventBody): void;
  close(): void;
}

/** Numbers a run's events and emits them in a fixed order. */
export interface RunEventWriter {
  /** Emits an event of the run itself. */
  emit(event: RunEventBody): void;
  /** The stage's own channel. Channels are emitted whole, in plan order: the first open one live, later ones once those before them are closed. */
  channel(stage: string): StageChannel;
}

/** The parameters of a writer. */
export interface RunEventWriterOptions {
  readonly runId: string;
  readonly firstSeq: number;
  readonly stages: readonly string[];
  readonly onEvent?: ((event: RunEvent) => void) | undefined;
}

/** Creates the writer of one run. */
export const createRunEventWriter = ({ runId, firstSeq, stages, onEvent }: RunEventWriterOptions): RunEventWriter => {
  const channels = stages.map((stage) => ({ stage, waiting: new Array<RunEventBody>(), open: true }));
  let seq = firstSeq;
  let head = 0;

  const emit = (event: RunEventBody) => listen(onEvent, { ...event, runId, seq: seq++ });

  const flush = () => {
    for (let channel = channels[head]; channel; channel = channels[head]) {
      for (const event of channel.waiting.splice(0)) emit(event);
      if (channel.open) return;
      head++;
    }
  };

  const openChannel = (stage: string): StageChannel => {
    const own = channels.find((other) => other.stage === stage);
    if (!own) throw new RangeError(`The run has no stage "${stage}".`);
    return {
      emit: (event) => {
        if (own.open) own.waiting.push(event);
        flush();
      },
      close: () => {
        own.open = false;
        flush();
      },
    };
  };

  return { emit, channel: openChannel };
};

/** A listener that throws harms only itself: the run goes on and the process is warned. */
const listen = (onEvent: RunEventWriterOptions["onEvent"], event: RunEvent): void => {
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

/** An operation while it is worked on. */
export interface OperationInFlight {
  /** Its kind and name, as far as they are known. */
  readonly name: string;
  /** When it began, in milliseconds of `performance.now()`. */
  readonly startedAt: number;
}

/** Which operations are worked on, so that a blocked event loop can be put down to them. */
export interface OperationsInFlight {
  /** Adds an operation; call the result once when it ends. */
  begin(name: string): () => void;
  /** Adds work that begins now and ends before any timer runs. */
  note(name: string): void;
  /** Those under way, and those that ended since the last call: one that blocks the event loop ends before any timer runs. */
  takeAll(): OperationInFlight[];
}

/** Operations that are remembered after their end: the last ones. */
const keptEnded = 100;

/** Begins with none. */
export const createOperationsInFlight = (): OperationsInFlight => {
  const underWay = new Set<OperationInFlight>();
  let ended: OperationInFlight[] = [];
  const remember = (operation: OperationInFlight): void => {
    ended.push(operation);
    if (ended.length > keptEnded) ended.shift();
  };
  return {
    note: (name) => remember({ name, startedAt: performance.now() }),
    begin(name) {
      const operation = { name, startedAt: performance.now() };
      underWay.add(operation);
      return () => {
        if (underWay.delete(operation)) remember(operation);
      };
    },
    takeAll() {
      const all = [...ended, ...underWay];
      ended = [];
      return all;
    },
  };
};

/** A process of a simulated world: a server or a client. What it waits for is lost when it crashes. */
export interface Process {
  readonly name: string;
  readonly alive: boolean;
  /** Resolves when it crashes. */
  readonly crashed: Promise<void>;
}

/** How often what goes wrong, as shares of all steps. */
export interface Faults {
  /** A statement whose connection is lost, half of them after it was executed. */
  readonly lost: number;
  /** Processes that crash, before or after a statement. */
  readonly crashes: number;
  readonly pauses: number;
  /** Messages that come a second time. */
  readonly repeated: number;
}

/** A process and what the world knows of it. */
export interface State extends Process {
  alive: boolean;
  pausedUntil: number;
  readonly mayCrash: boolean;
  readonly end: () => void;
}

/** What will happen to a process. */
export interface Waiting {
  readonly process: State;
  readonly kind: "timer" | "statement" | "message";
  /** The time before which it does not happen. */
  at: number;
  readonly happen: (faults: Faults) => void;
}

/** What players were promised and what went wrong on the way. */
export interface Records {
  /** Turns that a server has accepted: user, key and run. */
  readonly accepted: AcceptedTurn[];
  /** Ids of jobs that were queued. */
  readonly jobs: string[];
  /** Counts something that is unusual, by its words. */
  note(what: string): void;
  readonly notes: ReadonlyMap<string, number>;
}

/** A turn that a server has accepted, with the events that its player then received. */
export interface AcceptedTurn {
  readonly campaignId: string;
  readonly user: string;
  readonly key: string;
  readonly runId: string;
  /** Empty until the run has ended for its player. */
  events: readonly { readonly seq: number; readonly type: string }[];
}

/** Begins records. */
export const keepRecords = (): Records => {
  const notes = new Map<string, number>();
  return { accepted: [], jobs: [], notes, note: (what) => void notes.set(what, (notes.get(what) ?? 0) + 1) };
};

/** The code and the beginning of the first of a response's errors. */
export const describeError = (errors: readonly any[]): string =>
  `${errors[0]?.extensions?.code ?? "error"} ${String(errors[0]?.message).slice(0, 120)}`;

/** A server that was kept from working, or for `null` all of them, in milliseconds since 1970. */
export interface Interruption {
  readonly kind: "paused" | "killed" | "cut off";
  readonly server: string | null;
  readonly from: number;
  /** `null` while it lasts. */
  to: number | null;
}

/** What was done to the servers, and when. */
export interface Interruptions {
  readonly all: readonly Interruption[];
  /** Notes that it begins now, and returns what notes its end. */
  begin(kind: Interruption["kind"], server: string | null): () => void;
}

/** Begins with none. */
export const noteInterruptions = (): Interruptions => {
  const all: Interruption[] = [];
  return {
    all,
    begin: (kind, server) => {
      const interruption: Interruption = { kind, server, from: Date.now(), to: null };
      all.push(interruption);
      return () => void (interruption.to = Date.now());
    },
  };
};

/** Whether one of these servers was paused at any time between `from` and `to`. */
export const wasPaused = (all: readonly Interruption[], servers: readonly string[], from: number, to: number): boolean =>
  all.some(
    ({ kind, server, ...paused }) =>
      kind === "paused" && server !== null && servers.includes(server) && paused.from <= to && (paused.to ?? Infinity) >= from,
  );

/** Whether another server than this one was kept from working at any time between `from` and `to`. */
export const wasDisturbed = (all: readonly Interruption[], except: string, from: number, to: number): boolean =>
  all.some(({ server, ...one }) => server !== except && one.from <= to && (one.to ?? Infinity) >= from);

import { messageOf } from "freeform-rpg/kernel";

/** What a tracker of a replica uses. Times are in milliseconds. */
export interface ReplicaSource {
  /** The position up to which the primary has written. */
  readonly findPosition: () => Promise<string>;
  /** Whether the replica has what was written up to a position. Throws when it is away, or no replica. */
  readonly hasReplayed: (position: string) => Promise<boolean>;
  readonly now: () => number;
  readonly wait: (ms: number) => Promise<void>;
  /** Tells the operator, once for each time that the replica is lost. */
  readonly report: (message: string) => void;
}

/** Knows what a replica has. */
export interface ReplicaTracker {
  /** Whether the replica has everything that is known to have been written about these keys. Looks again in the background, at most once a second. */
  has(keys: readonly string[]): boolean;
  noteWrite(keys: readonly string[]): void;
  /** Something may have been written about anything: the primary is read until the next look. */
  doubt(): void;
  /** The replica has failed: it is not read until the next look finds it. */
  lose(reason: string): void;
}

/** Time between two looks, and how far the replica may be behind for those who have not written. */
export const replicaTimes = { look: 1000, behind: 5000, pause: 50 };

/**
 * Tracks a replica by positions in the log of writes: what the primary had written when a look began is on the replica once it has replayed that position.
 * Without reads it sends nothing.
 */
export const trackReplica = ({ findPosition, hasReplayed, now, wait, report }: ReplicaSource): ReplicaTracker => {
  const writes = new Map<string, number>();
  /** Everything that was written before this time is on the replica. */
  let freshAt = -Infinity;
  /** What a look that began before this time finds may lack something. */
  let doubtedAt = -Infinity;
  let lookedAt = -Infinity;
  let looking = false;
  let reported = false;
  const lose = (reason: string): void => {
    freshAt = -Infinity;
    if (!reported) report(`${reason} The primary is read until the replica is back.`);
    reported = true;
  };
  const look = async (): Promise<void> => {
    const begun = now();
    try {
      const position = await findPosition();
      while (!(await hasReplayed(position))) {
        if (now() - begun > replicaTimes.behind) return lose(`The replica is more than ${replicaTimes.behind / 1000} seconds behind.`);
        await wait(replicaTimes.pause);
      }
      if (begun > doubtedAt) freshAt = begun;
      reported = false;
      for (const [key, at] of writes) if (at < begun) writes.delete(key);
    } catch (error) {
      lose(`The replica cannot be read: ${messageOf(error)}.`);
    }
  };
  const lookSoon = (): void => {
    if (looking || now() - lookedAt < replicaTimes.look) return;
    looking = true;
    lookedAt = now();
    void look().finally(() => (looking = false));
  };
  return {
    has: (keys) => {
      lookSoon();
      return now() - freshAt <= replicaTimes.behind && keys.every((key) => (writes.get(key) ?? -Infinity) < freshAt);
    },
    noteWrite: (keys) => keys.forEach((key) => writes.set(key, now())),
    doubt: () => {
      freshAt = -Infinity;
      doubtedAt = now();
    },
    lose,
  };
};

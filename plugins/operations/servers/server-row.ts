/** A turn or job that a server runs. */
export interface ServedRun {
  readonly id: string;
  /** The campaign of a turn; `null` for a job. */
  readonly campaignId: string | null;
  readonly kind: string;
  readonly startedAt: Date | null;
}

/** A server as the API shows it. */
export class ServerRow {
  declare readonly id: string;
  declare readonly name: string;
  declare readonly version: string;
  declare readonly startedAt: Date;
  declare readonly seenAt: Date;
  declare readonly draining: boolean;
  /** Whether its last sign is older than three of its signs take. */
  declare readonly lost: boolean;
  /** What it runs, the longest first. */
  declare readonly runs: readonly ServedRun[];
}

/** One evening of play. */
export interface Session {
  /** `session_1`, `session_2`, ... */
  readonly id: string;
  readonly campaignId: string;
  /** ISO time. */
  readonly startedAt: string;
  /** `null` while it is active. */
  readonly endedAt: string | null;
  /** The first turn that may belong to it. */
  readonly fromTurn: number;
  /** Its last turn that was not rewound; `null` while it is active. */
  readonly toTurn: number | null;
  /** What happened, for players; `null` while it is active or when a rewind undid its turns, empty when nothing happened. */
  readonly summary: string | null;
  /** The author of the summary; `null` while it is active. */
  readonly writtenBy: "model" | "engine" | null;
  /** For the DM: why the engine wrote it although a model is configured; else `null`. */
  readonly notice: string | null;
}

import type { RunStatus } from "freeform-rpg/db";
import type { Failure } from "freeform-rpg/kernel";

/** A job as the API shows it; mutations of other plugins answer with it. */
export class JobRow {
  declare readonly id: string;
  declare readonly pipeline: string;
  declare readonly userId: string;
  declare readonly status: RunStatus;
  declare readonly failure: Failure | null;
  declare readonly lastSeq: number;
  declare readonly failedTries: number;
  declare readonly lostTries: number;
  declare readonly waitUntil: Date | null;
  declare readonly createdAt: Date;
  declare readonly finishedAt: Date | null;
}

import type { RowChange, StateTable } from "freeform-rpg/schemas";

/** An event of the log with the rows that it wrote. */
export interface LoggedChanges {
  readonly id: string;
  readonly seq: number;
  readonly kind: string;
  readonly turn_no: number;
  readonly changes: readonly RowChange[];
  readonly engine_events: unknown;
  /** Whether it was struck itself. */
  readonly struck: boolean;
}

/** A later event that depends on what a strike would take back. */
export interface Dependent {
  readonly turnNo: number;
  /** The id of the event in the log. */
  readonly eventId: string;
  readonly kind: string;
  readonly table: StateTable;
  readonly key: readonly string[];
  /** Empty for the row as a whole. */
  readonly field: string;
  /** Whether it changed it again, or uses something that would not exist. */
  readonly use: "changes" | "uses";
}

import type { Kysely } from "kysely";
import type { Tables } from "../tables.ts";

/** Reads that may go to a replica of the database. */
export interface ReplicaReads {
  /**
   * Does work that only reads. It is given the replica if that has everything which was written about these keys, `user:ID` and `campaign:ID`, as far as this
   * server knows, and is at most a few seconds behind; otherwise, and again where the replica fails, the primary.
   */
  read<T>(keys: readonly string[], work: (sql: Kysely<Tables>) => Promise<T>): Promise<T>;
  /** Says that something about these keys was written: reads of them go to the primary until the replica has it. */
  noteWrite(keys: readonly string[]): void;
}

/** Reads without a replica. */
export const readPrimary = (sql: Kysely<Tables>): ReplicaReads => ({ read: (_keys, work) => work(sql), noteWrite: () => undefined });

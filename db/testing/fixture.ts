import type { DatabaseConnection } from "../tokens.ts";

/** Rows that tests expect in a database and do not change, such as installed packs. They are made once and then read from `.cache`. */
export interface Fixture {
  /** Changes whenever the rows that `fill` writes would: a hash of what they are made from. */
  readonly key: string;
  fill(database: DatabaseConnection): Promise<void>;
}

import { archivedTables } from "freeform-rpg/db/lib";
import { z } from "zod";

/** The first line of an archive. */
export const Head = z.strictObject({
  format: z.literal("freeform-rpg campaign"),
  version: z.literal(1),
  campaign: z.string().min(1),
  name: z.string(),
  turn: z.int().nonnegative(),
  /** The newest migration of the database it was exported from. */
  schema: z.string(),
  written_at: z.iso.datetime(),
});
export type Head = z.infer<typeof Head>;

/** A line between the first and the last: one row. */
export const RowLine = z.strictObject({ table: z.enum(archivedTables), row: z.record(z.string(), z.unknown()) });

/** The last line: proves that nothing is missing. */
export const Foot = z.strictObject({
  rows: z.int().positive(),
  /** SHA-256 of all lines before this one, in hexadecimal. */
  sha256: z.string().length(64),
  /** SHA-256 of the campaign's state. */
  state: z.string().length(64),
});
export type Foot = z.infer<typeof Foot>;

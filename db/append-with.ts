import type { Kysely } from "kysely";
import type { RowChange } from "freeform-rpg/schemas";
import { append } from "./log/append.ts";
import type { Tables } from "./tables.ts";
import type { DatabaseConnection, NewEvent } from "./tokens.ts";

/**
 * Appends one event and writes, in the same transaction, what follows from it outside of the state tables, such as
 * who plays a new character. Throws as `EventLog.append` does; then nothing has changed.
 */
export const appendWith = (
  database: DatabaseConnection,
  event: NewEvent,
  changes: readonly RowChange[],
  also: (sql: Kysely<Tables>) => Promise<void>,
): Promise<{ event_id: string; seq: number }> =>
  database.transaction(async ({ sql }) => {
    const { event_id, seq } = await append(sql, event, () => Promise.resolve(changes));
    await also(sql);
    return { event_id, seq };
  });

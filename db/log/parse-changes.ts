import { RowChange, stateTables } from "freeform-rpg/schemas/campaign";
import { z } from "zod";
import { DatabaseError } from "../errors.ts";
import { lastChanges, rowKey } from "../fold.ts";
import { encodeJson } from "../json.ts";

/** Changes in their stored form: rows parsed by their table's schema, one change a row. Throws `row_invalid`. */
export const parseChanges = (changes: readonly RowChange[]): RowChange[] => lastChanges(changes.map(parseChange));

const parseChange = (given: RowChange): RowChange => {
  // The round trip leaves exactly what the log will hold: no `undefined`, no text that Postgres refuses.
  const change = RowChange.safeParse(JSON.parse(encodeJson(given)));
  if (!change.success) throw invalid(given, z.prettifyError(change.error));
  const { table, key, row } = change.data;
  if (key.length !== stateTables[table].key.length) throw invalid(given, `the key needs ${stateTables[table].key.join(", ")}`);
  if (row === null) return change.data;
  const parsed = stateTables[table].row.safeParse(row);
  if (!parsed.success) throw invalid(given, z.prettifyError(parsed.error));
  if (rowKey(table, parsed.data).join("\u0000") !== key.join("\u0000")) throw invalid(given, "the key names another row");
  return RowChange.parse({ table, key, row: JSON.parse(JSON.stringify(parsed.data)) });
};

const invalid = ({ table, key }: RowChange, why: string): DatabaseError =>
  new DatabaseError(
    "row_invalid",
    `A change to "${table}" (key "${key.join(", ")}") does not fit the table, so nothing of the event was saved: ${why}. ` +
      `The plugin that proposed this change has to be corrected.`,
  );

import type { RawBuilder } from "kysely";
import type { Below } from "./below.ts";
import type { RowAsked } from "./row-asked.ts";

/** SQL for one value of a row; `row` is the row's alias. */
export type ColumnSql = (row: RawBuilder<unknown>) => RawBuilder<unknown>;

/** How a field is read together with its parent's row, in the one statement of its operation. */
export interface FieldRead {
  readonly kind: "read";
  /** Values of the parent's own row that the resolver needs, by name. */
  readonly columns?: Readonly<Record<string, ColumnSql>>;
  /** A JSON value from other rows; it lands in the parent's `below`, under the field's response key. */
  readonly below?: (below: Below) => RawBuilder<unknown>;
  /** Of a list in pages: its `below` is made by `pageOfRows`. */
  readonly paged?: true;
  /** The field's value as the API answers it while nothing of the campaign is corrected, for a field whose resolver does more than pass on what was read. */
  readonly answer?: (below: Below) => RawBuilder<unknown>;
  /** Of a type: its values are JSON, in the column `value` of their row, and each field exposes a key. */
  readonly json?: true;
  /** Of a field of the query: the row that it begins with. */
  readonly begins?: (args: Readonly<Record<string, unknown>>) => RowAsked;
}

const key = "read";

/** A field's option that declares its read: spread it into the field's options. */
export const reading = (read: Omit<FieldRead, "kind">): { extensions: Record<string, unknown> } => ({
  extensions: { [key]: { kind: "read", ...read } satisfies FieldRead },
});

/** The field's declared read, if it has one. */
export const readOf = (extensions: Readonly<Record<string, unknown>>): FieldRead | undefined => {
  const found = extensions[key];
  return isFieldRead(found) ? found : undefined;
};

const isFieldRead = (value: unknown): value is FieldRead =>
  typeof value === "object" && value !== null && "kind" in value && value.kind === "read";

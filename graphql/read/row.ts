import type { GraphQLResolveInfo } from "graphql";
import type { Context } from "../builder/context.ts";

/** A row of the campaign's state as one statement reads it: only what the operation asks for is there. */
export abstract class Row {
  declare readonly campaign_id: string;
  /** Values read from other rows, by response key. The reading statement is compiled from the field's own type, which types it. */
  // oxlint-disable-next-line typescript/no-explicit-any -- the schema types what the compiled statement gives; TypeScript cannot follow it
  declare readonly below?: Readonly<Record<string, any>>;
}

/** Resolves a field with a declared `below`: the value is in the row already. */
export const fromRow = (row: Pick<Row, "below">, _args: object, _context: Context, info: GraphQLResolveInfo) => {
  const found = row.below?.[info.path.key];
  if (found !== undefined) return found;
  throw new Error(
    `"${info.parentType.name}.${info.fieldName}" was not read with its row. A resolver that returns rows must read them with \`readRow\`.`,
  );
};

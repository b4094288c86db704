import type { GraphQLResolveInfo } from "graphql";
import type { Context } from "../builder/context.ts";
import { toConnection } from "../read/page.ts";
import type { PageArgs, ReadPage } from "../read/page.ts";
import type { Row } from "../read/row.ts";
import { fromRow } from "../read/row.ts";

/** Resolves a connection whose page was read with its parent. */
export const pageFromRow = <T>(row: Pick<Row, "below">, args: PageArgs, context: Context, info: GraphQLResolveInfo) => {
  const page: ReadPage<T> = fromRow(row, args, context, info);
  return toConnection(page, args);
};

import type { RawBuilder } from "kysely";
import type { CanonSql } from "./canon-sql.ts";

/** Which row an operation begins with. */
export interface RowAsked {
  /** Name of the row's object type. */
  readonly type: string;
  readonly table: string;
  /** The column that holds the campaign's id. */
  readonly campaignColumn?: string;
  /** The campaign of the row; omitted when the row itself determines it. */
  readonly campaignId?: string;
  /** Picks the row and says whether the viewer may see it; the viewer's membership is the row `viewer`. */
  readonly where?: (row: RawBuilder<unknown>, canon: CanonSql) => RawBuilder<unknown>;
}

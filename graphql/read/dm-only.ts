import { reading } from "./field-read.ts";
import type { Row } from "./row.ts";
import { fromRow } from "./row.ts";
import { forDm } from "./rows.ts";

/** Options of a type's `dm` field: the same row, with what the DM alone sees. Never read for others. */
export const dmOnly = {
  nullable: true,
  description: "Details that only the DM sees. `null` with the error FORBIDDEN for other members.",
  authScopes: ({ campaign_id }: Row) => ({ dm: campaign_id }),
  ...reading({ below: forDm }),
  resolve: fromRow,
} as const;

import { joinKey } from "../builder/global-id.ts";
import type { Row } from "./row.ts";

/** The global-id part of a row that is keyed by its campaign and `id`. */
export const rowId = { resolve: (row: Row & { readonly id: string }) => joinKey(row.campaign_id, row.id) };

import { sql } from "kysely";
import type { RawBuilder } from "kysely";
import type { RunKey } from "../tokens.ts";

/** Whether a row of `runs` is this run. */
export const isRun = ({ campaignId, id }: RunKey): RawBuilder<boolean> => sql<boolean>`campaign_id = ${campaignId ?? ""} and id = ${id}`;

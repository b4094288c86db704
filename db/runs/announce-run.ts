import { sql } from "kysely";
import type { RawBuilder } from "kysely";
import type { RunAnnouncement } from "../tokens.ts";

/** SQL that stores and sends an event of the campaign about a row of `runs`, in the statement that returns the row; `null` where nothing is announced. */
export const announceRun = ({ announce }: RunAnnouncement): RawBuilder<unknown> =>
  announce === undefined
    ? sql`null`
    : sql`publish_campaign_event(runs.campaign_id, jsonb_build_object('type', ${announce}::text,
        'campaignId', runs.campaign_id, 'runId', runs.id, 'userId', runs.user_id))`;

import type { DatabaseConnection } from "freeform-rpg/db";
import { encodeJson } from "freeform-rpg/db/lib";
import { sql } from "kysely";
import type { CampaignEvent, NumberedEvent } from "./tokens.ts";

/** The events of campaigns as they were sent, numbered from 1 in each campaign without gaps. */
export interface EventStore {
  /** Stores events in their order and notifies all processes of each. */
  append(events: readonly CampaignEvent[]): Promise<void>;
  /** The numbers of the first event that is kept and of the last one; 1 and 0 while there is none. */
  range(campaignId: string): Promise<{ readonly first: number; readonly last: number }>;
  /** Events after a number, in order. */
  after(campaignId: string, seq: number): Promise<readonly NumberedEvent[]>;
}

/** The event store of a database. The log and the table messages are stored there by triggers, in the transaction that writes them. */
export const openEventStore = ({ sql: db }: Pick<DatabaseConnection, "sql">): EventStore => ({
  append: async (events) => {
    // Campaigns are locked one after another in one order, so that two servers never wait for each other.
    await sql`
      select publish_campaign_event(event ->> 'campaignId', event) from (
        select event from jsonb_array_elements(${encodeJson(events)}::jsonb) with ordinality as given (event, place)
        order by event ->> 'campaignId', place) ordered`.execute(db);
  },
  range: async (campaignId) => {
    const { rows } = await sql<{ first: number; last: number }>`
      select coalesce(min(seq), 1) as first, coalesce(max(seq), 0) as last from campaign_events where campaign_id = ${campaignId}`.execute(
      db,
    );
    return rows[0] ?? { first: 1, last: 0 };
  },
  after: async (campaignId, seq) => {
    const { rows } = await sql<NumberedEvent>`
      select event, seq from campaign_events where campaign_id = ${campaignId} and seq > ${seq}::integer order by seq`.execute(db);
    return rows;
  },
});

import { sql } from "kysely";
import type { RawBuilder } from "kysely";

/** Events that hold a part of a turn's text. */
const streamed = sql`('token', 'narration_patched')`;

/** Parts of a statement that remove what was streamed of the runs that `runs` selects, whether their events are rows of their own or one row together. */
export const forgetStreamed = (campaignId: string, runs: RawBuilder<unknown>): RawBuilder<unknown> => sql`
    streamed as (
      delete from run_events where campaign_id = ${campaignId} and run_id in (${runs}) and event ->> 'type' in ${streamed}),
    streamed_with_others as (
      update run_events set event = jsonb_build_object('batch', (
        select coalesce(jsonb_agg(one.event order by one.place), '[]')
        from jsonb_array_elements(run_events.event -> 'batch') with ordinality as one(event, place)
        where one.event ->> 'type' not in ${streamed}))
      where campaign_id = ${campaignId} and run_id in (${runs}) and exists (
        select from jsonb_array_elements(run_events.event -> 'batch') as one(event) where one.event ->> 'type' in ${streamed}))`;

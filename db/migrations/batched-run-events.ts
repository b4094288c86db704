/** What an event of a stage that made no paid call has in common with all such events: it is not stored in a batch. */
export const freeStage = `{"usage": {"calls": 0, "inputTokens": 0, "outputTokens": 0, "cost": 0}, "restored": false}`;

/**
 * What a run has gone through is stored in few rows: neighbouring events of a write that no one may have to remove or change are one row, `{"batch": [EVENT, ...]}`
 * under the number of the last, without the run's id. `run_events_of` gives the events of a row. Servers of the version before take a batch for an event.
 */
export const batchedRunEvents = [
  `create function run_events_of(run text, stored jsonb) returns setof jsonb language sql immutable parallel safe as $$
    select jsonb_build_object('runId', run) || case when event ->> 'type' = 'stage_finished' then '${freeStage}'::jsonb else '{}' end || event
    from jsonb_array_elements(case when jsonb_exists(stored, 'batch') then stored -> 'batch' else jsonb_build_array(stored) end) as event $$`,
  `comment on column run_events.event is 'An event, or {"batch": [EVENT, ...]}; see run_events_of'`,
];

import type { Metrics } from "./metrics.ts";
import { packetPart } from "freeform-rpg/db/lib";
import { sql } from "kysely";
import type { RawBuilder } from "kysely";

/** The turns that are measured: those that were not rewound, from one number to another. */
export interface MeasuredRange {
  /** Its id, or SQL for it. */
  readonly campaignId: string | RawBuilder<unknown>;
  readonly fromTurn: number;
  readonly toTurn: number | null;
}

/** The figures of a campaign as one statement. */
export const metricsQuery = (range: MeasuredRange): RawBuilder<{ metrics: Metrics }> => sql<{ metrics: Metrics }>`
  with ${turns(range)}, ${violations}, ${flags}, ${narrations}, ${blocked}, ${lore}, ${renames(range)}, ${receipts}, ${spans}
  select json_build_object(
    'campaign_id', (${range.campaignId})::text,
    'turns', (select count(*) from turns),
    'contradiction_rate', ${share(sql`(select count(*) from narrations where contradicted)`, allTurns)},
    'draft_contradiction_rate', ${share(sql`(select count(*) from narrations where drafted_contradiction)`, allTurns)},
    'leak_rate', ${share(sql`(select count(*) from narrations where leaked)`, allTurns)},
    'draft_leak_rate', ${share(sql`(select count(*) from narrations where drafted_leak)`, allTurns)},
    'invalid_action_acceptance', ${share(sql`(select count(*) from blocked where accepted)`, sql`(select count(*) from blocked)`)},
    'clarification_rate', ${share(sql`(select count(*) from turns where kind = 'clarification')`, allTurns)},
    'length_stats', (select json_build_object('min', min(words), 'avg', round(avg(words), 2)::float, 'max', max(words)) from turns where narration is not null),
    'lore_relevance_rate', ${share(sql`(select count(*) from lore where used)`, sql`(select count(*) from lore)`)},
    'lore_cache_hit_rate', ${share(sql`(select count(*) from turns where lore is not null and lore = lore_before and place = place_before)`, allTurns)},
    'correction_persistence', ${share(sql`(select count(*) from renames where persists)`, sql`(select count(*) from renames)`)},
    'gate_precision', ${share(sql`(select count(*) from narrations where refused and not false_alarm)`, sql`(select count(*) from narrations where refused)`)},
    'stages', (select coalesce(json_agg(json_build_object('stage', stage, 'runs', runs, 'p50_ms', p50, 'p95_ms', p95, 'calls', calls, 'cost', cost)
      order by cost desc, coalesce(p50, 0) desc, stage), '[]') from ${stages} as s),
    'cost', (select coalesce(sum(cost), 0) from receipts),
    'feedback', ${feedback}) as metrics
  from campaigns where id = ${range.campaignId}`;

const allTurns = sql`(select count(*) from turns)`;

const share = (count: RawBuilder<unknown>, of: RawBuilder<unknown>): RawBuilder<unknown> =>
  sql`(select json_build_object('count', c, 'of', n, 'value', c::float / nullif(n, 0)) from (select ${count} as c, ${of} as n) as share)`;

const turns = ({ campaignId, fromTurn, toTurn }: MeasuredRange): RawBuilder<unknown> => sql`turns as materialized (
  select campaign_id, seq, turn_no, kind, run_id, final_text, created_at, receipts, selection,
    cardinality(regexp_split_to_array(btrim(final_text), '\\s+')) as words,
    nullif(pass_outputs -> 'narration', 'null') as narration, pass_outputs -> 'ruling' -> 'blocked_actions' as blocked,
    pass_outputs -> 'resolution' -> 'outcomes' as outcomes,
    nullif(lore_context - 'recalled', '{}') as lore, lag(lore_context - 'recalled') over (order by seq) as lore_before,
    place, lag(place) over (order by seq) as place_before
  from events, lateral (
    select ${packetPart(sql`events`, "selection")} as selection, ${packetPart(sql`events`, "lore_context")} as lore_context,
      ${packetPart(sql`events`, "scene", "location_id")} #>> '{}' as place offset 0) packet
  where campaign_id = ${campaignId} and superseded_by is null and kind in ('turn', 'clarification')
    and turn_no >= ${fromTurn}::integer and (${toTurn}::integer is null or turn_no <= ${toTurn}::integer))`;

/** Violations in drafts. A violation of the last draft is published where that draft was published unchanged. */
const violations = sql`violations as (
  select turns.seq, concat_ws('/', f ->> 'policy_id', f ->> 'rule_id') as rule, coalesce(f ->> 'field', 'text') as field,
    coalesce(narration ->> 'source', 'model') = 'model' and coalesce((f ->> 'draft')::int, (narration ->> 'attempts')::int) = (narration ->> 'attempts')::int as published
  from turns, jsonb_array_elements(case jsonb_typeof(narration -> 'violations') when 'array' then narration -> 'violations' else '[]' end) as f
  where f ->> 'severity' = 'error')`;

const flags = sql`flags as (
  select f.* from turn_feedback f join turns on turns.campaign_id = f.campaign_id and turns.seq = f.event_seq)`;

const contradicts = sql`(rule like 'rpg.narration.%' or rule = 'binding_event_untold')`;
const leaks = sql`rule like 'rpg.secrets.%'`;

const narrations = sql`narrations as (
  select seq,
    bool_or(published and ${contradicts}) or exists (select from flags where event_seq = seq and flag = 'contradiction') as contradicted,
    bool_or(${contradicts}) as drafted_contradiction,
    bool_or(published and ${leaks}) or exists (select from flags where event_seq = seq and flag = 'leak') as leaked,
    bool_or(${leaks}) as drafted_leak,
    bool_or(field = 'text' and rule is not null) as refused,
    exists (select from flags where event_seq = seq and flag = 'false_alarm') as false_alarm
  from turns left join violations using (seq) group by seq)`;

const blocked = sql`blocked as (
  select exists (
      select from jsonb_array_elements(case jsonb_typeof(outcomes) when 'array' then outcomes else '[]' end) as o
      where o ->> 'action' = b ->> 'action' and o ->> 'target_id' = b ->> 'target_id')
    or exists (select from flags where event_seq = turns.seq and flag = 'invalid_action') as accepted
  from turns, jsonb_array_elements(case jsonb_typeof(blocked) when 'array' then blocked else '[]' end) as b)`;

/** Each chunk once a scene: it is relevant when a packet held it. */
const lore = sql`lore as (
  select place, s ->> 'id' as chunk, bool_or((s ->> 'used')::boolean) as used
  from turns, jsonb_array_elements(case jsonb_typeof(selection) when 'array' then selection else '[]' end) as s
  where s ->> 'kind' = 'lore' group by place, s ->> 'id')`;

/** Every later text with every active rename, merge and hiding: the correction persists where the text omits the former name. */
const renames = ({ campaignId }: MeasuredRange): RawBuilder<unknown> => sql`renames as (
  select position(lower(c.target_name) in lower(replace(turns.final_text, coalesce(c.payload ->> 'name', c.into_name, ''), ''))) = 0 as persists
  from corrections c join turns on turns.created_at > c.decided_at and turns.narration is not null
  where c.campaign_id = ${campaignId} and c.status = 'approved' and c.target_name is not null
    and c.action in ('entity_rename', 'entity_merge', 'entity_hide', 'thread_title', 'thread_merge', 'thread_hide'))`;

const receipts = sql`receipts as (
  select r ->> 'stage' as stage, (r ->> 'cost')::float as cost
  from turns, jsonb_array_elements(case jsonb_typeof(receipts) when 'array' then receipts else '[]' end) as r)`;

const spans = sql`spans as (
  select one.event ->> 'stage' as stage, (one.event ->> 'ms')::float as ms
  from turns join run_events e on e.campaign_id = turns.campaign_id and e.run_id = turns.run_id,
    run_events_of(e.run_id, e.event) as one(event)
  where one.event ->> 'type' = 'stage_finished' and not (one.event ->> 'restored')::boolean)`;

const stages = sql`(
  select coalesce(timed.stage, paid.stage) as stage, coalesce(runs, 0) as runs, p50, p95, coalesce(calls, 0) as calls, coalesce(cost, 0) as cost
  from (select stage, count(*) as runs, percentile_cont(0.5) within group (order by ms) as p50, percentile_cont(0.95) within group (order by ms) as p95
      from spans group by stage) as timed
    full join (select stage, count(*) as calls, sum(cost) as cost from receipts group by stage) as paid on paid.stage = timed.stage)`;

const feedback = sql`(select json_build_object(
  'thumbs_up', count(*) filter (where thumbs = 'up'), 'thumbs_down', count(*) filter (where thumbs = 'down'),
  'ratings', count(rating), 'average_rating', round(avg(rating), 2)::float, 'comments', count(*) filter (where comment <> ''),
  'flags', (select coalesce(json_object_agg(flag, n), '{}') from (select flag, count(*) as n from flags where flag is not null group by flag) as flagged))
  from flags)`;

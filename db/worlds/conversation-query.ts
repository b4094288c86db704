import { sql } from "kysely";
import type { RawBuilder } from "kysely";

/** Turns between two compactions of what models read of the story. */
const compactEvery = 15;

/** Events that are read at most: the turns of two such stretches, and the edits between them. */
const mostEvents = 4 * compactEvery;

/**
 * What models have read of the story: its opening and the turns since the last compaction but one, and the packet that was current at the last one. Both follow
 * from the log alone, so a rewind, a resumed run and another server find the same. An edit of the campaign counts as a compaction: what
 * it changed must not be read from an older packet. The packet of the run `known` is not sent again.
 */
export const conversation = (id: RawBuilder<unknown>, known: string | null): RawBuilder<unknown> => sql`(
  with recursive compacted as materialized (
    select (current_turn / ${sql.lit(compactEvery)}) * ${sql.lit(compactEvery)} as turn_no from campaigns where id = ${id}),
  logged as materialized (
    select seq, turn_no, kind from events where campaign_id = ${id} and superseded_by is null order by seq desc limit ${sql.lit(mostEvents)}),
  played as materialized (select seq, turn_no, kind from logged where kind in ('genesis', 'turn', 'clarification', 'narration')),
  base as materialized (
    select seq from played where kind not in ('genesis', 'narration') and turn_no > (select turn_no from compacted)
      and seq > coalesce((select max(seq) from logged where kind = 'edit'), 0) order by seq limit 1),
  stored as (
    select e.run_id, e.context_packet, e.packet_base, e.packet_patch, 0 as distance from base join events e on e.campaign_id = ${id} and e.seq = base.seq
    union all select e.run_id, e.context_packet, e.packet_base, e.packet_patch, distance + 1
    from stored join events e on e.campaign_id = ${id} and e.seq = stored.packet_base)
  select jsonb_build_object(
    'turns', (
      select coalesce(jsonb_agg(jsonb_build_object('turn_no', e.turn_no, 'player_input', e.player_input,
        'final_text', coalesce(e.release->>'text', e.final_text)) order by e.seq), '[]')
      from played join events e on e.campaign_id = ${id} and e.seq = played.seq
      where played.turn_no > (select turn_no from compacted) - ${sql.lit(compactEvery)} and (played.kind <> 'genesis' or e.final_text <> '')),
    'base', (
      select jsonb_build_object('run', e.run_id) || case when e.run_id = ${known}::text then '{}' else
        (select jsonb_build_object('packet', jsonb_agg(s.context_packet) filter (where s.packet_base is null) -> 0,
          'patches', coalesce(jsonb_agg(s.packet_patch::jsonb order by s.distance desc) filter (where s.packet_patch is not null), '[]')) from stored s) end
      from base join events e on e.campaign_id = ${id} and e.seq = base.seq)))`;

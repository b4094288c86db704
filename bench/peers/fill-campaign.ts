import { sql } from "kysely";
import type { DatabaseConnection } from "freeform-rpg/db";

/** Adds to a campaign what years of play would: 600 entities, 1,000 facts, 40 threads, 12 clocks, and 200 turns like the one played. */
export const fillCampaign = async ({ sql: database }: DatabaseConnection, campaign: string): Promise<void> => {
  await sql`insert into entities (campaign_id, id, type, name, attrs, tags, visibility, origin)
    select ${campaign}, 'extra_' || n, 'character', 'Person number ' || n, jsonb_build_object('description', 'A person of the town, the ' || n || 'th.'), '["extra"]', 'known', 'campaign'
    from generate_series(1, 600) as n`.execute(database);
  await sql`insert into facts (campaign_id, id, subject_id, predicate, object, visibility, confidence, tags, turn_no, origin)
    select ${campaign}, 'extra_' || n, 'extra_' || (n % 600 + 1), 'knows', jsonb_build_object('text', 'This person knows secret path number ' || n || '.'), 'known', 1, '["extra"]', 1, 'campaign'
    from generate_series(1, 1000) as n`.execute(database);
  await sql`insert into threads (campaign_id, id, title, type, urgency, status, stakes, related_entity_ids, tags, visibility, progressed_turn, origin)
    select ${campaign}, 'extra_' || n, 'Open question number ' || n, 'MYSTERY', 'LOW', 'active', '{}', jsonb_build_array('extra_' || n, 'extra_' || (n + 40), 'extra_' || (n + 80)), '[]', 'known', 1, 'campaign'
    from generate_series(1, 40) as n`.execute(database);
  await sql`insert into clocks (campaign_id, id, name, value, max, direction, triggers, tags, visibility, origin)
    select ${campaign}, 'extra_' || n, 'Clock number ' || n, n % 8, 8, 'up', '{}', '[]', 'known', 'campaign' from generate_series(1, 12) as n`.execute(
    database,
  );
  await sql`insert into events (campaign_id, seq, id, kind, turn_no, user_id, player_input, context_packet, pass_outputs, engine_events, state_diff,
      rolls, final_text, prompt_versions, receipts, changes)
    select campaign_id, seq + n, campaign_id || ':' || (seq + n), kind, turn_no + n, user_id, player_input || ' ' || n, context_packet, pass_outputs, engine_events,
      state_diff, rolls, final_text || ' ' || n, prompt_versions, receipts, '[]'
    from events, generate_series(1, 200) as n where campaign_id = ${campaign} and kind = 'turn' and turn_no = 1`.execute(database);
  await sql`analyze`.execute(database);
};

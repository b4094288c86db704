import { encodeJson } from "freeform-rpg/db/lib";
import type { DatabaseConnection } from "freeform-rpg/db";
import { sql } from "kysely";

/** What members and models read in place of a narration that was withdrawn. */
export const withdrawnNotice = "This narration is withdrawn.";

type Scope = Pick<DatabaseConnection, "sql">["sql"];

/**
 * Withdraws the last turn's narration and the player's text: the notice takes their place wherever texts are read, in prompts, recaps and
 * the search too, and what was streamed is deleted. The log keeps both. Returns the number of the turn; `null` when there is none.
 */
export const withdrawLast = async (db: Scope, campaignId: string, at: string): Promise<number | null> => {
  const release = { form: "own_text", text: withdrawnNotice, by: "", at, violations: [] };
  const { rows } = await sql<{ turn_no: number }>`
    with last as (
      select seq, turn_no, run_id from events
      where campaign_id = ${campaignId} and kind in ('turn', 'clarification', 'narration') and superseded_by is null
      order by seq desc limit 1),
    streamed as (
      delete from run_events using last
      where run_events.campaign_id = ${campaignId} and run_events.run_id = last.run_id
        and run_events.event ->> 'type' in ('token', 'narration_patched'))
    update events set player_input = '',
      release = ${encodeJson(release)}::jsonb || jsonb_build_object('before', events.release, 'input', events.player_input)
    from last where events.campaign_id = ${campaignId} and events.seq = last.seq
      and coalesce(events.release ->> 'text', '') <> ${withdrawnNotice}
    returning events.turn_no`.execute(db);
  return rows[0]?.turn_no ?? null;
};

/** Shows a withdrawn narration again, and the player's text. */
export const restoreNarration = async (db: Scope, campaignId: string, turnNo: number, by: string): Promise<void> => {
  const release = { form: "as_drafted", by, at: new Date().toISOString(), violations: [] };
  await sql`
    update events set player_input = coalesce(release ->> 'input', ''), release = coalesce(
      nullif(release -> 'before', 'null'::jsonb), ${encodeJson(release)}::jsonb || jsonb_build_object('text', final_text))
    where campaign_id = ${campaignId} and turn_no = ${turnNo}::integer and superseded_by is null
      and release ->> 'text' = ${withdrawnNotice}`.execute(db);
};

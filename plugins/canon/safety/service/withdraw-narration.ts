import { encodeJson, forgetStreamed } from "freeform-rpg/db/lib";
import type { DatabaseConnection } from "freeform-rpg/db";
import { sql } from "kysely";

/** What members and models read in place of a narration that was withdrawn. */
export const withdrawnNotice = "This narration is withdrawn.";

type Scope = Pick<DatabaseConnection, "sql">["sql"];

/**
 * Withdraws the last narration that each member can read, with the player's text: the notice takes their place wherever texts are read, in
 * prompts, recaps and the search too, and what was streamed is deleted. The log keeps both. Where the party is split that is the last one of each
 * place, so that nothing tells who asked for it. Returns the number of the last turn of all; `null` when there is none, or it was withdrawn before.
 */
export const withdrawLast = async (db: Scope, campaignId: string, at: string): Promise<number | null> => {
  const release = { form: "own_text", text: withdrawnNotice, by: "", at, violations: [] };
  const { rows } = await sql<{ turn_no: number }>`
    with standing as materialized (
      select seq, run_id, witnesses from events
      where campaign_id = ${campaignId} and kind in ('turn', 'clarification', 'narration') and superseded_by is null),
    last as (
      select seq, run_id from standing where seq = (select max(seq) from standing) or seq in (
        select max(read.seq) from members m join standing read on read.witnesses is null or jsonb_exists(read.witnesses, m.character_id)
        where m.campaign_id = ${campaignId} group by m.user_id)),
    ${forgetStreamed(campaignId, sql`select run_id from last`)},
    withdrawn as (
      update events set player_input = '',
        release = ${encodeJson(release)}::jsonb || jsonb_build_object('before', events.release, 'input', events.player_input)
      from last where events.campaign_id = ${campaignId} and events.seq = last.seq
        and coalesce(events.release ->> 'text', '') <> ${withdrawnNotice}
      returning events.seq, events.turn_no)
    select turn_no from withdrawn where seq = (select max(seq) from standing)`.execute(db);
  await forgetAgain(db, campaignId);
  return rows[0]?.turn_no ?? null;
};

/** A run that ended just then had its events made one row meanwhile, which the statement before could not see. */
const forgetAgain = async (db: Scope, campaignId: string): Promise<void> => {
  const withdrawn = sql`select run_id from events where campaign_id = ${campaignId} and release ->> 'text' = ${withdrawnNotice}`;
  await sql`with ${forgetStreamed(campaignId, withdrawn)} select 1`.execute(db);
};

/** Shows the narrations again that were withdrawn since `at`, and the players' texts. */
export const restoreNarrations = async (db: Scope, campaignId: string, since: string, by: string): Promise<void> => {
  const release = { form: "as_drafted", by, at: new Date().toISOString(), violations: [] };
  await sql`
    update events set player_input = coalesce(release ->> 'input', ''), release = coalesce(
      nullif(release -> 'before', 'null'::jsonb), ${encodeJson(release)}::jsonb || jsonb_build_object('text', final_text))
    where campaign_id = ${campaignId} and superseded_by is null
      and release ->> 'text' = ${withdrawnNotice} and release ->> 'at' >= ${since}::text`.execute(db);
};

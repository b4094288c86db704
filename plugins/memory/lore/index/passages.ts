import { encodeJson } from "freeform-rpg/db/lib";
import type { Tables } from "freeform-rpg/db";
import { sql } from "kysely";
import type { Kysely } from "kysely";

/** SQL for the text of a row of `events`: the player's input and the narration, or the released text of a held narration. */
export const eventText = sql<string>`
  case when player_input = '' then '' else '> ' || player_input || E'\n\n' end || coalesce(release->>'text', final_text)`;

/**
 * SQL for what a row of `events` was about in other words than its text's: the turn is found by them too, and they are never shown. A model writes them
 * with the turn (document expansion; Nogueira and Lin 2019, "From doc2query to docTTTTTquery"). Empty where none did, and beside a text that was
 * released later.
 */
const eventAbout = sql<string>`
  case when release is null then coalesce(pass_outputs #>> '{narration,output,about}', '') else '' end`;

/** SQL for the same of a row `piece` of `history_passages`; empty for a fact and a summary. */
export const passageAbout = sql<string>`
  coalesce((select ${eventAbout} from events where events.campaign_id = piece.campaign_id and events.seq = piece.position and piece.kind = 'event'), '')`;

/** Counts and stores the tokens of stored passages. */
export const countTokensOf = async (
  db: Kysely<Tables>,
  campaignId: string,
  passages: readonly { readonly id: string; readonly text: string }[],
): Promise<void> => {
  if (passages.length === 0) return;
  const { countTokens } = await import("../chunk/count-tokens.ts");
  const counted = passages.map(({ id, text }) => ({ id, tokens: countTokens(text) }));
  await sql`
    update history_passages passage set tokens = counted.tokens
    from jsonb_to_recordset(${encodeJson(counted)}::jsonb) as counted(id text, tokens integer)
    where passage.campaign_id = ${campaignId} and passage.id = counted.id`.execute(db);
};

import { encodeJson } from "freeform-rpg/db/lib";
import type { Tables } from "freeform-rpg/db";
import { sql } from "kysely";
import type { Kysely } from "kysely";

/** SQL for the text of a row of `events`: the player's input and the narration, or the released text of a held narration. */
export const eventText = sql<string>`
  case when player_input = '' then '' else '> ' || player_input || E'\n\n' end || coalesce(release->>'text', final_text)`;

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

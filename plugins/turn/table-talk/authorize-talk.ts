import type { Tables } from "freeform-rpg/db";
import { campaignNotFound } from "freeform-rpg/db/lib";
import { sql } from "kysely";
import type { Kysely } from "kysely";
import type { Role } from "freeform-rpg/schemas";
import { TableTalkError } from "./errors.ts";
import type { NewTableMessage } from "./tokens.ts";

/** Where a message is posted, and as whom. */
export interface Talk {
  readonly seed: string;
  /** The last event of the log. */
  readonly headSeq: number;
  /** The character that the member plays; `null` for none. */
  readonly actorId: string | null;
}

/** Checks that the user may talk, and numbers no other message until the transaction ends. Throws as `TableTalk.post` does. */
export const authorizeTalk = async (db: Kysely<Tables>, { campaignId, userId }: NewTableMessage): Promise<Talk> => {
  const { rows } = await sql<{ seed: string; head_seq: number; role: Role | null; character_id: string | null }>`
    select c.seed, c.head_seq, m.role, m.character_id
    from campaigns c left join members m on m.campaign_id = c.id and m.user_id = ${userId}
    where c.id = ${campaignId} for no key update of c`.execute(db);
  const [found] = rows;
  if (found === undefined || found.role === null) throw campaignNotFound(campaignId);
  if (found.role === "OBSERVER")
    throw new TableTalkError(
      "observer_cannot_talk",
      `"${userId}" only observes this campaign and cannot talk or roll in it. Ask its DM for the role PLAYER.`,
    );
  return { seed: found.seed, headSeq: found.head_seq, actorId: found.character_id };
};

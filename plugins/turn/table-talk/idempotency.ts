import type { Tables } from "freeform-rpg/db";
import { encodeText } from "freeform-rpg/db/lib";
import { sql } from "kysely";
import type { Kysely } from "kysely";
import { TableTalkError } from "./errors.ts";
import type { KeyOfUser, NewTableMessage, PostedMessage } from "./tokens.ts";

/** The message that a user posted with this key; `null` when there is none. */
export const findByKey = async (db: Kysely<Tables>, by: KeyOfUser): Promise<PostedMessage | null> => {
  const found = await readByKey(db, by);
  return found === undefined ? null : { id: found.id, hidden: found.hidden };
};

const readByKey = (db: Kysely<Tables>, { campaignId, userId, idempotencyKey }: KeyOfUser) =>
  db
    .selectFrom("table_messages")
    .select(["id", "hidden", "kind", "text"])
    .where("campaign_id", "=", campaignId)
    .where("user_id", "=", userId)
    .where("idempotency_key", "=", idempotencyKey)
    .executeTakeFirst();

/** The message that was posted with this key before; `null` for a new key. Throws `idempotency_key_reused`. */
export const findEarlier = async (db: Kysely<Tables>, message: NewTableMessage): Promise<PostedMessage | null> => {
  const earlier = await readByKey(db, message);
  if (earlier === undefined) {
    if (await isKeyOfTurn(db, message)) throw keyReused(message.idempotencyKey);
    return null;
  }
  const { id, hidden, ...rest } = earlier;
  const isSame = hidden === (message.hidden ?? false) && rest.kind === message.kind && rest.text === encodeText(message.text.trim());
  if (isSame) return { id, hidden };
  throw keyReused(message.idempotencyKey);
};

const isKeyOfTurn = async (db: Kysely<Tables>, { campaignId, userId, idempotencyKey, runId = "" }: NewTableMessage): Promise<boolean> => {
  const run = await db
    .selectFrom("runs")
    .select("id")
    .where("campaign_id", "=", campaignId)
    .where("user_id", "=", userId)
    .where("idempotency_key", "=", idempotencyKey)
    .where("id", "<>", runId)
    .executeTakeFirst();
  return run !== undefined;
};

/** Throws `idempotency_key_reused` when a member's key was used for a message that no turn became. */
export const requireFreeKey = async (db: Kysely<Tables>, { campaignId, userId, idempotencyKey }: KeyOfUser): Promise<void> => {
  const { rows } = await sql`
    select t.id from table_messages t where t.campaign_id = ${campaignId} and t.user_id = ${userId} and t.idempotency_key = ${idempotencyKey}
      and not exists (
        select from runs r where r.campaign_id = t.campaign_id and r.user_id = t.user_id and r.idempotency_key = t.idempotency_key)`.execute(
    db,
  );
  if (rows.length > 0) throw keyReused(idempotencyKey);
};

const keyReused = (key: string): TableTalkError =>
  new TableTalkError(
    "idempotency_key_reused",
    `You have used the idempotency key "${key}" for something else already. ` +
      `Repeat a key only to repeat the same request, and make a new one (a UUID) for each new one.`,
  );

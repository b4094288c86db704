import type { Tables } from "freeform-rpg/db";
import { encodeText } from "freeform-rpg/db/lib";
import { sql } from "kysely";
import type { Kysely } from "kysely";
import { TableTalkError } from "./errors.ts";
import type { NewTableMessage, PostedMessage } from "./tokens.ts";

/** The message with this key; `null` when there is none. */
export const findByKey = async (db: Kysely<Tables>, campaignId: string, key: string): Promise<PostedMessage | null> => {
  const found = await readByKey(db, campaignId, key);
  return found === undefined ? null : { id: found.id, hidden: found.hidden };
};

const readByKey = (db: Kysely<Tables>, campaignId: string, key: string) =>
  db
    .selectFrom("table_messages")
    .select(["id", "hidden", "user_id", "kind", "text"])
    .where("campaign_id", "=", campaignId)
    .where("idempotency_key", "=", key)
    .executeTakeFirst();

/** The message that was posted with this key before; `null` for a new key. Throws `idempotency_key_reused`. */
export const findEarlier = async (db: Kysely<Tables>, message: NewTableMessage): Promise<PostedMessage | null> => {
  const { campaignId, idempotencyKey, runId = "" } = message;
  const earlier = await readByKey(db, campaignId, idempotencyKey);
  if (earlier === undefined) {
    if (await isKeyOfTurn(db, campaignId, idempotencyKey, runId)) throw keyReused(idempotencyKey);
    return null;
  }
  const { id, hidden, ...rest } = earlier;
  const isSame =
    hidden === (message.hidden ?? false) &&
    rest.user_id === message.userId &&
    rest.kind === message.kind &&
    rest.text === encodeText(message.text.trim());
  if (isSame) return { id, hidden };
  throw keyReused(idempotencyKey);
};

const isKeyOfTurn = async (db: Kysely<Tables>, campaignId: string, key: string, except: string): Promise<boolean> => {
  const run = await db
    .selectFrom("runs")
    .select("id")
    .where("campaign_id", "=", campaignId)
    .where("idempotency_key", "=", key)
    .where("id", "<>", except)
    .executeTakeFirst();
  return run !== undefined;
};

/** Throws `idempotency_key_reused` when a member's key was used for a message that no turn became. */
export const requireFreeKey = async (db: Kysely<Tables>, campaignId: string, userId: string, key: string): Promise<void> => {
  const { rows } = await sql`
    select t.id from table_messages t join members m on m.campaign_id = t.campaign_id and m.user_id = ${userId}
    where t.campaign_id = ${campaignId} and t.idempotency_key = ${key}
      and not exists (select from runs r where r.campaign_id = t.campaign_id and r.idempotency_key = t.idempotency_key)`.execute(db);
  if (rows.length > 0) throw keyReused(key);
};

const keyReused = (key: string): TableTalkError =>
  new TableTalkError(
    "idempotency_key_reused",
    `The idempotency key "${key}" was already used in this campaign for something else. ` +
      `Repeat a key only to repeat the same request, and make a new one (a UUID) for each new one.`,
  );

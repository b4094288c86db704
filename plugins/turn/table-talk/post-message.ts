import { createHash, randomUUID } from "node:crypto";
import type { DatabaseConnection, Tables } from "freeform-rpg/db";
import { encodeJson, encodeText } from "freeform-rpg/db/lib";
import { parseDice, rollDice } from "freeform-rpg/plugins/rules/dice/lib";
import type { DiceRoller } from "freeform-rpg/plugins/turn/resolver";
import { sql } from "kysely";
import type { Kysely } from "kysely";
import { authorizeTalk } from "./authorize-talk.ts";
import { checkLength } from "./check-length.ts";
import type { TableTalkLimits } from "./check-length.ts";
import { findEarlier } from "./idempotency.ts";
import type { NewTableMessage, PostedMessage } from "./tokens.ts";

/** The parameters of `postMessage`. */
export interface PostOptions {
  readonly database: DatabaseConnection;
  readonly dice: { seeded(seed: string): DiceRoller };
  readonly limits: TableTalkLimits;
}

/** Saves a message once. `existed` tells whether it had been posted before. */
export const postMessage = (
  { database, dice, limits }: PostOptions,
  message: NewTableMessage,
): Promise<PostedMessage & { readonly existed: boolean }> => {
  const parsed = message.kind === "roll" ? parseDice(message.text) : null;
  // The text of a turn has been checked by the queue.
  if (message.runId === undefined) checkLength(parsed?.rest ?? message.text, message.kind, limits);
  return database.transaction(async ({ sql: db }) => {
    const talk = await authorizeTalk(db, message);
    const earlier = await findEarlier(db, message);
    if (earlier !== null) return { ...earlier, existed: true };
    const seq = await nextSeq(db, message.campaignId);
    const roll = parsed && { ...rollDice(parsed.expression, dice.seeded(seedOf(talk.seed, seq))), reason: parsed.rest };
    const posted = { id: randomUUID(), hidden: message.hidden ?? false };
    await db
      .insertInto("table_messages")
      .values({
        campaign_id: message.campaignId,
        seq,
        ...posted,
        kind: message.kind,
        user_id: message.userId,
        actor_id: talk.actorId,
        text: encodeText(message.text.trim()),
        roll: roll === null ? undefined : encodeJson(roll),
        after_seq: talk.headSeq,
        idempotency_key: message.idempotencyKey,
      })
      .execute();
    return { ...posted, existed: false };
  });
};

/** Rolls of the table have dice of their own: they never change those of a turn, and a rewind does not repeat them. */
const seedOf = (campaignSeed: string, seq: number): string =>
  createHash("sha256").update(`${campaignSeed}:table:${seq}`).digest("hex").slice(0, 16);

const nextSeq = async (db: Kysely<Tables>, campaignId: string): Promise<number> => {
  const { rows } = await sql<{ seq: number }>`
    select coalesce(max(seq), 0) + 1 as seq from table_messages where campaign_id = ${campaignId}`.execute(db);
  return rows[0]?.seq ?? 1;
};

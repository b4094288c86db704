import type { DatabaseConnection } from "freeform-rpg/db";
import type { CallIdentity } from "freeform-rpg/plugins/models/core";

/** Finds a recorded answer; `null` when nothing was recorded. */
export type FindRecorded = (call: CallIdentity) => Promise<{ readonly value: unknown } | null>;

/**
 * Finds answers among the saved calls of the database, the campaign's own first. A request that is made more often than it was
 * recorded gets its last answer again.
 */
export const findRecordedIn =
  ({ sql: db }: DatabaseConnection): FindRecorded =>
  async ({ key, campaignId, nth }) => {
    const rows = await db
      .selectFrom("model_calls")
      .select(["reply", "campaign_id"])
      .where("request_key", "=", key)
      .orderBy("called_at")
      .orderBy("id")
      .execute();
    const own = rows.filter(({ campaign_id }) => campaign_id === campaignId);
    const known = own.length > 0 ? own : rows;
    const row = known[Math.min(nth, known.length - 1)];
    return row ? { value: row.reply } : null;
  };

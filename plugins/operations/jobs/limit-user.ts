import { EngineError } from "freeform-rpg/errors";
import type { DatabaseConnection } from "freeform-rpg/db";
import type { JobRequest } from "./tokens.ts";

/** Throws `too_many_jobs` when the user has as many as they may. A key that is known already adds none. */
export const limitUser = async (
  { sql }: DatabaseConnection,
  { userId, idempotencyKey }: Omit<JobRequest, "kind">,
  most: number,
): Promise<void> => {
  const own = sql.selectFrom("runs").where("campaign_id", "=", "").where("user_id", "=", userId);
  const open = await own.select("id").where("status", "in", ["queued", "running"]).limit(most).execute();
  if (open.length < most) return;
  const known = await sql
    .selectFrom("runs")
    .select("id")
    .where("campaign_id", "=", "")
    .where("user_id", "=", userId)
    .where("idempotency_key", "=", idempotencyKey)
    .executeTakeFirst();
  if (known) return;
  throw new EngineError(
    "too_many_jobs",
    `You have ${open.length} jobs that wait or run; ${most} are allowed. Wait for one, or cancel it with \`cancelJob\`.`,
    { values: { waiting: open.length, most } },
  );
};

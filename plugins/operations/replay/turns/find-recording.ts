import type { DatabaseConnection } from "freeform-rpg/db";
import type { CallIdentity } from "freeform-rpg/plugins/models/core";
import type { Receipt } from "freeform-rpg/schemas";

/** A recorded answer with its receipt. */
export interface RecordedAnswer {
  readonly value: unknown;
  readonly receipt: Receipt;
}

/** Further conditions on recordings of the same request. */
export interface RecordingFilter {
  readonly provider: string | null;
  readonly tier: string | null;
}

/**
 * Finds the recorded answer to the same request: of the recorded run first, then of any run of the campaign, earlier replays
 * included. A request made more often than it was recorded gets its last answer again.
 */
export const findRecording = async (
  { sql: db }: DatabaseConnection,
  call: Pick<CallIdentity, "campaignId" | "key" | "stage" | "nth">,
  recordedRun: string | null,
  filter: RecordingFilter,
): Promise<RecordedAnswer | null> => {
  const rows = await db
    .selectFrom("model_calls")
    .select(["reply", "receipt", "run_id", "stage"])
    .where("campaign_id", "=", call.campaignId)
    .where("request_key", "=", call.key)
    .orderBy("called_at")
    .orderBy("id")
    .execute();
  const fitting = rows.filter(({ receipt }) => fits(receipt, filter));
  const own = fitting.filter(({ run_id, stage }) => run_id === recordedRun && stage === call.stage);
  const known = own.length > 0 ? own : fitting;
  const row = known[Math.min(call.nth, known.length - 1)];
  return row ? { value: row.reply, receipt: row.receipt } : null;
};

const fits = (receipt: Receipt, { provider, tier }: RecordingFilter): boolean =>
  (provider === null || receipt.provider === provider) && (tier === null || receipt.tier === tier);

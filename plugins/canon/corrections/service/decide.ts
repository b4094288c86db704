import type { DatabaseConnection } from "freeform-rpg/db";
import type { Correction } from "freeform-rpg/schemas";
import { sql } from "kysely";
import { CorrectionError, alreadyDecided, correctionNotFound, forbidden } from "../correction-error.ts";
import { matchesRows } from "../map/matches-rows.ts";
import type { CanonCache } from "./canon-cache.ts";
import { bumpCanon, changeCanon, decisionTime } from "./change-canon.ts";
import { findCorrection } from "./correction-rows.ts";
import type { Scope } from "./correction-rows.ts";
import { requireDm, roleOf } from "./members.ts";
import { parseAction } from "./parse-action.ts";
import { findCorrectionError } from "./find-correction-error.ts";

/** The parameters of a decision on a correction. */
export interface DecideRequest {
  readonly campaignId: string;
  readonly userId: string;
  readonly id: string;
  readonly note?: string | null;
}

/** Approves or rejects a pending correction. Of concurrent decisions the first wins; the others throw `already_decided`. */
export const decide = async (
  database: DatabaseConnection,
  cache: CanonCache,
  status: "approved" | "rejected",
  request: DecideRequest,
): Promise<Correction> => {
  await requireDm(database.sql, request.campaignId, request.userId, "decide on corrections");
  await cache.now(database.sql, request.campaignId);
  return changeCanon(database, request.campaignId, async (scope) => {
    const pending = await findPending(scope, request);
    if (status === "approved") await validateAgain(scope, cache, pending);
    const { numUpdatedRows } = await scope
      .updateTable("corrections")
      .set({ status, decided_by: request.userId, decided_at: decisionTime(request.campaignId), note: request.note ?? null })
      .where("campaign_id", "=", request.campaignId)
      .where("id", "=", request.id)
      .where("status", "=", "pending")
      .executeTakeFirst();
    const decided = await findRequired(scope, request);
    if (numUpdatedRows === 0n) throw alreadyDecided(decided);
    if (status === "approved") await bumpCanon(scope, request.campaignId);
    return decided;
  });
};

/** Withdraws an approved correction (DMs) or the author's own pending proposal. No other row changes: the map is derived from the rest. */
export const withdraw = async (database: DatabaseConnection, request: DecideRequest): Promise<Correction> =>
  changeCanon(database, request.campaignId, async (scope) => {
    const role = await roleOf(scope, request.campaignId, request.userId);
    const before = await findCorrection(scope, request.campaignId, request.id);
    if (before === undefined || (role !== "DM" && before.proposed_by !== request.userId)) throw correctionNotFound(request.id);
    if (before.status === "withdrawn") throw alreadyDecided(before);
    if (before.status === "rejected") throw notInForce(before.id);
    if (before.status === "approved" && role !== "DM") throw forbidden("withdraw a correction that is in force");
    await scope
      .updateTable("corrections")
      .set({
        status: "withdrawn",
        withdrawn_by: request.userId,
        withdrawn_at: sql<string>`clock_timestamp()`,
        withdrawn_note: request.note ?? null,
      })
      .where("campaign_id", "=", request.campaignId)
      .where("id", "=", request.id)
      .where("status", "=", before.status)
      .execute();
    if (before.status === "approved") await bumpCanon(scope, request.campaignId);
    return findRequired(scope, request);
  });

const findPending = async (scope: Scope, request: DecideRequest): Promise<Correction> => {
  const found = await findRequired(scope, request);
  if (found.status !== "pending") throw alreadyDecided(found);
  return found;
};

const findRequired = async (scope: Scope, { campaignId, id }: DecideRequest): Promise<Correction> => {
  const found = await findCorrection(scope, campaignId, id);
  if (found === undefined) throw correctionNotFound(id);
  return found;
};

/** Other corrections may have been approved since the proposal. */
const validateAgain = async (scope: Scope, cache: CanonCache, pending: Correction): Promise<void> => {
  const canon = await cache.now(scope, pending.campaign_id);
  const refusal = findCorrectionError(canon, parseAction(pending), { role: "DM", moment: "approval" });
  if (refusal !== null) throw refusal;
  const rows = pending.action.startsWith("entity_") ? canon.entities : canon.threads;
  if (!matchesRows(pending, rows.rowName)) throw targetReplaced(pending);
};

const targetReplaced = ({ id, target_id }: Correction): CorrectionError =>
  new CorrectionError(
    "target_not_found",
    `The target of the correction "${id}" no longer exists: the campaign was rewound, and "${target_id}" is now a different row. Reject the correction, or propose it again.`,
  );

const notInForce = (id: string): CorrectionError =>
  new CorrectionError(
    "not_in_force",
    `The correction "${id}" was rejected, so it cannot be withdrawn. Withdraw a pending or an approved correction.`,
  );

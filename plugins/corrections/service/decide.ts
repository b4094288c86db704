import type { DatabaseConnection } from "freeform-rpg/db";
import type { Correction } from "freeform-rpg/schemas";
import { sql } from "kysely";
import { CorrectionError, alreadyDecided, correctionNotFound, forbidden } from "../correction-error.ts";
import { meansRows } from "../map/means-rows.ts";
import type { CanonCache } from "./canon-cache.ts";
import { bumpCanon, changeCanon, decisionTime } from "./change-canon.ts";
import { findCorrection } from "./correction-rows.ts";
import type { Scope } from "./correction-rows.ts";
import { requireDm, roleOf } from "./members.ts";
import { parseAction } from "./parse-action.ts";
import { refuse } from "./refuse.ts";

/** Who decides on which correction. */
export interface DecideRequest {
  readonly campaign_id: string;
  readonly by: string;
  readonly id: string;
  readonly note?: string | null;
}

/** Approves or rejects a pending correction. Of several decisions at once the first counts; the others are told so. */
export const decide = async (
  database: DatabaseConnection,
  cache: CanonCache,
  state: "approved" | "rejected",
  request: DecideRequest,
): Promise<Correction> => {
  await requireDm(database.sql, request.campaign_id, request.by, "decide on corrections");
  await cache.now(database.sql, request.campaign_id);
  return changeCanon(database, request.campaign_id, async (scope) => {
    const pending = await needPending(scope, request);
    if (state === "approved") await checkAgain(scope, cache, pending);
    const { numUpdatedRows } = await scope
      .updateTable("corrections")
      .set({ status: state, decided_by: request.by, decided_at: decisionTime(request.campaign_id), note: request.note ?? null })
      .where("campaign_id", "=", request.campaign_id)
      .where("id", "=", request.id)
      .where("status", "=", "pending")
      .executeTakeFirst();
    const decided = await need(scope, request);
    if (numUpdatedRows === 0n) throw alreadyDecided(decided);
    if (state === "approved") await bumpCanon(scope, request.campaign_id);
    return decided;
  });
};

/** Takes an approved correction out of force, or the author's own proposal off the list. Nothing else is touched: the map is derived anew. */
export const withdraw = async (database: DatabaseConnection, request: DecideRequest): Promise<Correction> =>
  changeCanon(database, request.campaign_id, async (scope) => {
    const role = await roleOf(scope, request.campaign_id, request.by);
    const before = await findCorrection(scope, request.campaign_id, request.id);
    if (before === undefined || (role !== "DM" && before.proposed_by !== request.by)) throw correctionNotFound(request.id);
    if (before.state === "withdrawn") throw alreadyDecided(before);
    if (before.state === "rejected") throw notInForce(before.id);
    if (before.state === "approved" && role !== "DM") throw forbidden("withdraw a correction that is in force");
    await scope
      .updateTable("corrections")
      .set({
        status: "withdrawn",
        withdrawn_by: request.by,
        withdrawn_at: sql<string>`clock_timestamp()`,
        withdrawn_note: request.note ?? null,
      })
      .where("campaign_id", "=", request.campaign_id)
      .where("id", "=", request.id)
      .where("status", "=", before.state)
      .execute();
    if (before.state === "approved") await bumpCanon(scope, request.campaign_id);
    return need(scope, request);
  });

const needPending = async (scope: Scope, request: DecideRequest): Promise<Correction> => {
  const found = await need(scope, request);
  if (found.state !== "pending") throw alreadyDecided(found);
  return found;
};

const need = async (scope: Scope, { campaign_id, id }: DecideRequest): Promise<Correction> => {
  const found = await findCorrection(scope, campaign_id, id);
  if (found === undefined) throw correctionNotFound(id);
  return found;
};

/** Canon may have moved since the proposal was made. */
const checkAgain = async (scope: Scope, cache: CanonCache, pending: Correction): Promise<void> => {
  const canon = await cache.now(scope, pending.campaign_id);
  const refusal = refuse(canon, parseAction(pending), { role: "DM", moment: "approval" });
  if (refusal !== null) throw refusal;
  const rows = pending.action.startsWith("entity_") ? canon.entities : canon.threads;
  if (!meansRows(pending, rows.rowName)) throw otherRow(pending);
};

const otherRow = ({ id, target_id }: Correction): CorrectionError =>
  new CorrectionError(
    "target_not_found",
    `What the correction "${id}" was made for is gone: the story was rewound, and "${target_id}" is another one now. Reject it, or propose it anew.`,
  );

const notInForce = (id: string): CorrectionError =>
  new CorrectionError("not_in_force", `The correction "${id}" was rejected, so there is nothing to withdraw.`);

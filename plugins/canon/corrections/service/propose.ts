import type { DatabaseConnection } from "freeform-rpg/db";
import { encodeJson } from "freeform-rpg/db/lib";
import type { Correction, CorrectionAction, Role } from "freeform-rpg/schemas";
import { CorrectionError, correctionNotFound } from "../correction-error.ts";
import type { Proposal } from "../tokens.ts";
import type { Canon } from "../map/build-canon.ts";
import type { CanonCache } from "./canon-cache.ts";
import { bumpCanon, changeCanon, decisionTime } from "./change-canon.ts";
import { findCorrection } from "./correction-rows.ts";
import type { Scope } from "./correction-rows.ts";
import { roleOf } from "./members.ts";
import { parseAction } from "./parse-action.ts";
import { findCorrectionError } from "./find-correction-error.ts";

/** The parameters of a proposal. */
export interface ProposeRequest {
  readonly campaignId: string;
  readonly userId: string;
  readonly proposal: Proposal;
}

/** Stores a valid correction: approved immediately for a DM, pending for a player. */
export const propose = async (database: DatabaseConnection, cache: CanonCache, request: ProposeRequest): Promise<Correction> => {
  const { campaignId, userId, proposal } = request;
  const role = await roleOf(database.sql, campaignId, userId);
  if (role === "OBSERVER") throw observerCannotPropose();
  const action = parseAction(proposal);
  await cache.now(database.sql, campaignId);
  return changeCanon(database, campaignId, async (scope) => {
    await checkSession(scope, campaignId, proposal.session_id);
    const canon = await cache.now(scope, campaignId);
    const refusal = findCorrectionError(canon, action, { role, moment: "proposal" });
    if (refusal !== null) throw refusal;
    const id = await insert(scope, { ...request, proposal: { ...proposal, ...action } }, role, namesOfRows(canon, action));
    if (role === "DM") await bumpCanon(scope, campaignId);
    return (await findCorrection(scope, campaignId, id)) ?? fail(id);
  });
};

/** The names of the rows that a correction refers to. */
const namesOfRows = ({ entities, threads }: Canon, action: CorrectionAction): RowNames => {
  const rowName = (id: string) => (action.action.startsWith("entity_") ? entities : threads).rowName(id) ?? null;
  const into = "into_id" in action.payload ? rowName(action.payload.into_id) : null;
  return { target_name: rowName(action.target_id), into_name: into };
};

interface RowNames {
  readonly target_name: string | null;
  readonly into_name: string | null;
}

const insert = async (scope: Scope, { campaignId, userId, proposal }: ProposeRequest, role: Role, meant: RowNames): Promise<string> => {
  const { count } = await scope
    .selectFrom("corrections")
    .select(({ fn }) => fn.countAll<string>().as("count"))
    .where("campaign_id", "=", campaignId)
    .executeTakeFirstOrThrow();
  const id = `cr-${Number(count) + 1}`;
  const decided = role === "DM" ? { status: "approved" as const, decided_by: userId, decided_at: decisionTime(campaignId) } : {};
  await scope
    .insertInto("corrections")
    .values({
      campaign_id: campaignId,
      id,
      session_id: proposal.session_id ?? null,
      action: proposal.action,
      target_id: proposal.target_id,
      payload: encodeJson(proposal.payload),
      reason: proposal.reason ?? "",
      proposed_by: userId,
      ...meant,
      ...decided,
    })
    .execute();
  return id;
};

const checkSession = async (scope: Scope, campaignId: string, sessionId: string | null | undefined): Promise<void> => {
  if (sessionId === null || sessionId === undefined) return;
  const found = await scope.selectFrom("sessions").select("id").where("campaign_id", "=", campaignId).where("id", "=", sessionId).execute();
  if (found.length === 0)
    throw new CorrectionError(
      "session_not_found",
      `Unknown session "${sessionId}" in this campaign. Leave it out to correct the whole campaign.`,
    );
};

const observerCannotPropose = (): CorrectionError =>
  new CorrectionError("forbidden", "Observers cannot propose corrections. Ask the campaign's DM to make you a player.");

const fail = (id: string): never => {
  throw correctionNotFound(id);
};

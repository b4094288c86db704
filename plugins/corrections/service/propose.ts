import type { DatabaseConnection } from "freeform-rpg/db";
import { encodeJson } from "freeform-rpg/db";
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
import { refuse } from "./refuse.ts";

/** Who proposes what. */
export interface ProposeRequest {
  readonly campaign_id: string;
  readonly by: string;
  readonly proposal: Proposal;
}

/** Keeps a correction that nothing speaks against: approved at once for a DM, pending for a player. */
export const propose = async (database: DatabaseConnection, cache: CanonCache, request: ProposeRequest): Promise<Correction> => {
  const { campaign_id, by, proposal } = request;
  const role = await roleOf(database.sql, campaign_id, by);
  if (role === "OBSERVER") throw observersWatch();
  const action = parseAction(proposal);
  await cache.now(database.sql, campaign_id);
  return changeCanon(database, campaign_id, async (scope) => {
    await checkSession(scope, campaign_id, proposal.session_id);
    const canon = await cache.now(scope, campaign_id);
    const refusal = refuse(canon, action, { role, moment: "proposal" });
    if (refusal !== null) throw refusal;
    const id = await insert(scope, { ...request, proposal: { ...proposal, ...action } }, role, meantRows(canon, action));
    if (role === "DM") await bumpCanon(scope, campaign_id);
    return (await findCorrection(scope, campaign_id, id)) ?? fail(id);
  });
};

/** What the rows are called that a correction speaks of. */
const meantRows = ({ entities, threads }: Canon, action: CorrectionAction): Meant => {
  const rowName = (id: string) => (action.action.startsWith("entity_") ? entities : threads).rowName(id) ?? null;
  const into = "into_id" in action.payload ? rowName(action.payload.into_id) : null;
  return { target_name: rowName(action.target_id), into_name: into };
};

interface Meant {
  readonly target_name: string | null;
  readonly into_name: string | null;
}

const insert = async (scope: Scope, { campaign_id, by, proposal }: ProposeRequest, role: Role, meant: Meant): Promise<string> => {
  const { count } = await scope
    .selectFrom("corrections")
    .select(({ fn }) => fn.countAll<string>().as("count"))
    .where("campaign_id", "=", campaign_id)
    .executeTakeFirstOrThrow();
  const id = `cr-${Number(count) + 1}`;
  const decided = role === "DM" ? { status: "approved" as const, decided_by: by, decided_at: decisionTime(campaign_id) } : {};
  await scope
    .insertInto("corrections")
    .values({
      campaign_id,
      id,
      session_id: proposal.session_id ?? null,
      action: proposal.action,
      target_id: proposal.target_id,
      payload: encodeJson(proposal.payload),
      reason: proposal.reason ?? "",
      proposed_by: by,
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
      `There is no session "${sessionId}" in this campaign. Leave it out to correct the whole campaign.`,
    );
};

const observersWatch = (): CorrectionError =>
  new CorrectionError("forbidden", "Observers watch a campaign and propose nothing. Ask its DM to make you a player.");

const fail = (id: string): never => {
  throw correctionNotFound(id);
};

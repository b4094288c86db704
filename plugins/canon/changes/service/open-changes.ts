import { AppError } from "freeform-rpg/kernel";
import type { NewEvent } from "freeform-rpg/db";
import { requireDm } from "freeform-rpg/plugins/canon/campaigns/lib";
import type { Effects } from "freeform-rpg/plugins/turn/effects";
import { ChangeError, EditRefused } from "../change-error.ts";
import type { ChangeRequest, ChangesService, NewChange } from "../tokens.ts";
import { findContradictions } from "./find-contradictions.ts";
import { makeChanges } from "./make-changes.ts";
import type { MadeChanges } from "./make-changes.ts";
import { readCampaign } from "./read-campaign.ts";
import type { CampaignNow, CampaignSources } from "./read-campaign.ts";

/** Changes that one request may hold. */
const most = 100;

/** How often a change is made again when another event was appended meanwhile. */
const tries = 5;

/** The dependencies of changes. */
export interface ChangesOptions extends CampaignSources {
  readonly effects: Effects;
}

/** Creates the service of a DM's changes. */
export const openChanges = (options: ChangesOptions): ChangesService => {
  const make = async (request: ChangeRequest): Promise<{ now: CampaignNow; made: MadeChanges }> => {
    await requireDm(options.database.sql, request.campaignId, request.userId, "change the world by hand");
    requireCount(request);
    const now = await readCampaign(options, request.campaignId, request.actorId);
    requireWitnesses(request, now.world);
    const contradictions = await findContradictions(options.database, request);
    if (contradictions.length > 0) throw new ChangeError(contradictions);
    return { now, made: makeChanges(request.changes, now, options.effects) };
  };
  const applyOnce = async (request: NewChange) => {
    const { now, made } = await make(request);
    const { seq } = await options.log.append(toEvent(request, now, made), () => Promise.resolve(made.rows));
    return { seq };
  };
  return {
    preview: async (request) => (await make(request)).made,
    async apply(request) {
      for (let attempt = 1; ; attempt++)
        try {
          return (await findApplied(options, request)) ?? (await applyOnce(request));
        } catch (error) {
          if (!(error instanceof AppError) || error.code !== "conflict" || attempt === tries) throw error;
        }
    },
  };
};

/** Only players' characters witness anything. */
const requireWitnesses = ({ witnessIds = [] }: ChangeRequest, { player_ids }: CampaignNow["world"]): void => {
  const stranger = witnessIds.find((id) => !player_ids.includes(id));
  if (stranger === undefined) return;
  throw new EditRefused("witnessIds", `"${stranger}" is no character of a player. Players' characters are: ${player_ids.join(", ")}.`);
};

const requireCount = ({ changes }: ChangeRequest): void => {
  if (changes.length === 0) throw new EditRefused("changes", "Name at least one change.");
  if (changes.length > most) throw new EditRefused("changes", `${changes.length} changes are too many at once: ${most} are the most.`);
};

const runIdOf = ({ campaignId, idempotencyKey }: NewChange): string | null =>
  idempotencyKey === undefined ? null : `change:${campaignId}:${idempotencyKey}`;

/** The event of an earlier request with the same key. */
const findApplied = async ({ database }: ChangesOptions, request: NewChange): Promise<{ seq: number } | undefined> => {
  const run_id = runIdOf(request);
  if (run_id === null) return undefined;
  const query = database.sql.selectFrom("events").select("seq").where("campaign_id", "=", request.campaignId);
  return query.where("run_id", "=", run_id).where("user_id", "=", request.userId).executeTakeFirst();
};

const toEvent = (request: NewChange, { world }: CampaignNow, { events, diff, shares }: MadeChanges): NewEvent => ({
  campaignId: request.campaignId,
  kind: "edit",
  runId: runIdOf(request),
  userId: request.userId,
  idempotencyKey: null,
  expectedHeadSeq: world.campaign.head_seq,
  turnNo: world.campaign.current_turn,
  playerInput: "",
  contextPacket: {},
  passOutputs: { change: { changes: request.changes, note: request.note ?? "" } },
  engineEvents: events,
  stateDiff: diff,
  rolls: [],
  finalText: request.announcement ?? "",
  witnesses: request.witnessIds,
  ...(shares.length > 0 && { shares }),
  promptVersions: {},
  receipts: [],
});

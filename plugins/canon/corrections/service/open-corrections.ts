import type { DatabaseConnection } from "freeform-rpg/db";
import type { CampaignEvent } from "freeform-rpg/plugins/turn/queue";
import type { Correction } from "freeform-rpg/schemas";
import { buildCanon } from "../map/build-canon.ts";
import type { Canon, CanonSources } from "../map/build-canon.ts";
import { correctionNotFound } from "../correction-error.ts";
import type { CorrectionsService } from "../tokens.ts";
import { createCanonCache } from "./canon-cache.ts";
import { readHead, readSources } from "./canon-rows.ts";
import { findCorrection } from "./correction-rows.ts";
import { decide, withdraw } from "./decide.ts";
import { countCorrections, listCorrections } from "./list.ts";
import { requireDm, roleOf } from "./members.ts";
import { parseAction } from "./parse-action.ts";
import { previewCorrection } from "./preview.ts";
import { propose } from "./propose.ts";
import type { ProposeRequest } from "./propose.ts";

/** The options of {@link openCorrections}. */
export interface CorrectionsOptions {
  readonly database: DatabaseConnection;
  /** Publishes an event to the campaign's subscribers. */
  readonly publish?: (event: CampaignEvent) => void;
  /** Builds maps; tests pass it to count the builds. */
  readonly build?: (sources: CanonSources) => Canon;
}

/** Creates the service for the corrections of a database. */
export const openCorrections = ({ database, publish = () => {}, build = buildCanon }: CorrectionsOptions): CorrectionsService => {
  const cache = createCanonCache(build);
  const publishResult = async (
    type: "correction_proposed" | "correction_decided",
    by: string,
    work: Promise<Correction>,
  ): Promise<Correction> => {
    const correction = await work;
    publish(eventOf(type, by, correction));
    return correction;
  };
  const viewerOf = async ({ campaignId, userId }: { readonly campaignId: string; readonly userId: string }) => ({
    user: userId,
    role: await roleOf(database.sql, campaignId, userId),
  });
  return {
    propose: async (request) => publishResult("correction_proposed", request.userId, propose(database, cache, request)),
    approve: async (request) => publishResult("correction_decided", request.userId, decide(database, cache, "approved", request)),
    reject: async (request) => publishResult("correction_decided", request.userId, decide(database, cache, "rejected", request)),
    withdraw: async (request) => publishResult("correction_decided", request.userId, withdraw(database, request)),
    find: async (request) => {
      const { role, user } = await viewerOf(request);
      const found = await findCorrection(database.sql, request.campaignId, request.id);
      if (found === undefined || (role !== "DM" && found.proposed_by !== user)) throw correctionNotFound(request.id);
      return found;
    },
    list: async (request) => listCorrections(database.sql, request.campaignId, await viewerOf(request), request),
    counts: async (request) => countCorrections(database.sql, request.campaignId, await viewerOf(request)),
    preview: async (request) => {
      await requireDm(database.sql, request.campaignId, request.userId, "preview corrections");
      const candidate = "id" in request ? await findCorrection(database.sql, request.campaignId, request.id) : draftCorrection(request);
      if (candidate === undefined) throw correctionNotFound("id" in request ? request.id : "");
      const { head, sources } = await readSources(database.sql, request.campaignId);
      return previewCorrection(database.sql, { ...sources, sessionId: candidate.session_id ?? head.session_id }, candidate);
    },
    explain: async ({ campaignId, userId, name }) => {
      await requireDm(database.sql, campaignId, userId, "explain names");
      const { entities } = await cache.now(database.sql, campaignId);
      return { resolved: entities.resolveName(name), corrections: entities.explain(name) };
    },
    map: async (campaignId, sessionId) => {
      if (sessionId === undefined) return cache.now(database.sql, campaignId);
      return build({ ...(await readSources(database.sql, campaignId)).sources, sessionId: sessionId });
    },
    head: (campaignId) => readHead(database.sql, campaignId),
    mapAt: (campaignId, head) => cache.at(database.sql, campaignId, head),
    lastHead: (campaignId) => cache.lastHead(campaignId),
  };
};

const eventOf = (type: "correction_proposed" | "correction_decided", by: string, correction: Correction): CampaignEvent => ({
  type: type === "correction_proposed" && correction.status === "approved" ? "correction_decided" : type,
  campaignId: correction.campaign_id,
  userId: by,
  correctionId: correction.id,
  proposedBy: correction.proposed_by,
  changesCanon: correction.status === "approved" || (correction.status === "withdrawn" && correction.decided_at !== null),
});

/** A correction as it would be if it were proposed, for a preview. */
const draftCorrection = ({ campaignId, userId, proposal }: ProposeRequest): Correction => ({
  ...parseAction(proposal),
  id: "",
  campaign_id: campaignId,
  session_id: proposal.session_id ?? null,
  reason: "",
  status: "pending",
  proposed_by: userId,
  proposed_at: "",
  decided_by: null,
  decided_at: null,
  note: null,
  withdrawn_by: null,
  withdrawn_at: null,
  withdrawn_note: null,
});

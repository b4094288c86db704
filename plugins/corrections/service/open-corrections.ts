import type { DatabaseConnection } from "freeform-rpg/db";
import type { CampaignEvent } from "freeform-rpg/plugins/turn";
import type { Correction } from "freeform-rpg/schemas";
import { buildCanon } from "../map/build-canon.ts";
import type { Canon, CanonSources } from "../map/build-canon.ts";
import { correctionNotFound } from "../correction-error.ts";
import type { CorrectionsService, Proposal } from "../tokens.ts";
import { createCanonCache } from "./canon-cache.ts";
import { readHead, readSources } from "./canon-rows.ts";
import { findCorrection } from "./correction-rows.ts";
import { decide, withdraw } from "./decide.ts";
import { countCorrections, listCorrections } from "./list.ts";
import { requireDm, roleOf } from "./members.ts";
import { parseAction } from "./parse-action.ts";
import { previewCorrection } from "./preview.ts";
import { propose } from "./propose.ts";

/** What corrections are made with. */
export interface CorrectionTools {
  readonly database: DatabaseConnection;
  /** Tells those who watch the campaign. */
  readonly publish?: (event: CampaignEvent) => void;
  /** Builds maps; there to be counted. */
  readonly build?: (sources: CanonSources) => Canon;
}

/** The corrections of a database. */
export const openCorrections = ({ database, publish = () => {}, build = buildCanon }: CorrectionTools): CorrectionsService => {
  const cache = createCanonCache(build);
  const tell = async (type: "correction_proposed" | "correction_decided", by: string, work: Promise<Correction>): Promise<Correction> => {
    const correction = await work;
    publish(eventOf(type, by, correction));
    return correction;
  };
  const viewerOf = async ({ campaign_id, by }: { readonly campaign_id: string; readonly by: string }) => ({
    user: by,
    role: await roleOf(database.sql, campaign_id, by),
  });
  return {
    propose: async (request) => tell("correction_proposed", request.by, propose(database, cache, request)),
    approve: async (request) => tell("correction_decided", request.by, decide(database, cache, "approved", request)),
    reject: async (request) => tell("correction_decided", request.by, decide(database, cache, "rejected", request)),
    withdraw: async (request) => tell("correction_decided", request.by, withdraw(database, request)),
    find: async (request) => {
      const { role, user } = await viewerOf(request);
      const found = await findCorrection(database.sql, request.campaign_id, request.id);
      if (found === undefined || (role !== "DM" && found.proposed_by !== user)) throw correctionNotFound(request.id);
      return found;
    },
    list: async (request) => listCorrections(database.sql, request.campaign_id, await viewerOf(request), request),
    counts: async (request) => countCorrections(database.sql, request.campaign_id, await viewerOf(request)),
    preview: async (request) => {
      await requireDm(database.sql, request.campaign_id, request.by, "preview corrections");
      const candidate = "id" in request ? await findCorrection(database.sql, request.campaign_id, request.id) : imagine(request);
      if (candidate === undefined) throw correctionNotFound("id" in request ? request.id : "");
      const { head, sources } = await readSources(database.sql, request.campaign_id);
      return previewCorrection(database.sql, { ...sources, session_id: candidate.session_id ?? head.session_id }, candidate);
    },
    explain: async ({ campaign_id, by, name }) => {
      await requireDm(database.sql, campaign_id, by, "look behind names");
      const { entities } = await cache.now(database.sql, campaign_id);
      return { resolved: entities.resolveName(name), corrections: entities.explain(name) };
    },
    map: async (campaignId, sessionId) => {
      if (sessionId === undefined) return cache.now(database.sql, campaignId);
      return build({ ...(await readSources(database.sql, campaignId)).sources, session_id: sessionId });
    },
    head: (campaignId) => readHead(database.sql, campaignId),
    mapAt: (campaignId, head) => cache.at(database.sql, campaignId, head),
    lastHead: (campaignId) => cache.lastHead(campaignId),
  };
};

const eventOf = (type: "correction_proposed" | "correction_decided", by: string, correction: Correction): CampaignEvent => ({
  type: type === "correction_proposed" && correction.state === "approved" ? "correction_decided" : type,
  campaignId: correction.campaign_id,
  userId: by,
  correctionId: correction.id,
  proposedBy: correction.proposed_by,
  changesCanon: correction.state === "approved" || (correction.state === "withdrawn" && correction.decided_at !== null),
});

/** A correction that nobody has proposed yet. */
const imagine = ({
  campaign_id,
  by,
  proposal,
}: {
  readonly campaign_id: string;
  readonly by: string;
  readonly proposal: Proposal;
}): Correction => ({
  ...parseAction(proposal),
  id: "",
  campaign_id,
  session_id: proposal.session_id ?? null,
  reason: "",
  state: "pending",
  proposed_by: by,
  proposed_at: "",
  decided_by: null,
  decided_at: null,
  note: null,
  withdrawn_by: null,
  withdrawn_at: null,
  withdrawn_note: null,
});

import { facet, service } from "freeform-rpg/kernel";
import type { Service } from "freeform-rpg/kernel";
import type { Correction, CanonCorrectionStatus } from "freeform-rpg/schemas";
import type { Canon } from "./map/build-canon.ts";
import type { ResolvedName } from "./map/canonical-map.ts";
import type { CanonHead } from "./service/canon-rows.ts";
import type { Preview } from "./service/preview.ts";

/** A proposed correction. `payload` is validated against the action. */
export interface Proposal {
  readonly action: string;
  readonly target_id: string;
  readonly payload?: unknown;
  /** The author's reason. */
  readonly reason?: string;
  /** The session it is limited to. Default: the whole campaign. */
  readonly session_id?: string | null;
}

/** A filter of corrections; a correction must match all its fields. */
export interface CorrectionFilter {
  readonly states?: readonly CanonCorrectionStatus[];
  readonly targetId?: string;
  readonly author?: string;
}

/** The campaign, and the user who makes the request. */
interface CampaignRequest {
  readonly campaignId: string;
  readonly userId: string;
}

/**
 * Corrections of entities and threads, and the canonical map of names that results. DMs decide on corrections. For users who are not
 * members every method throws `campaign_not_found`; players see only their own proposals.
 */
export interface CorrectionsService {
  /** A DM's correction is approved immediately, a player's is pending. Throws the errors of `CorrectionErrorCode`. */
  propose(request: CampaignRequest & { readonly proposal: Proposal }): Promise<Correction>;
  /** For DMs, once. The correction is validated again. Throws `already_decided`, with the user whose decision was faster. */
  approve(request: CampaignRequest & { readonly id: string; readonly note?: string | null }): Promise<Correction>;
  /** For DMs, once. Throws `already_decided`. */
  reject(request: CampaignRequest & { readonly id: string; readonly note?: string | null }): Promise<Correction>;
  /** Withdraws an approved correction (DMs) or the user's own pending proposal. Its effects are undone. */
  withdraw(request: CampaignRequest & { readonly id: string; readonly note?: string | null }): Promise<Correction>;
  /** Throws `correction_not_found`. */
  find(request: CampaignRequest & { readonly id: string }): Promise<Correction>;
  /** Newest proposal first, at most `limit` (default 100). */
  list(request: CampaignRequest & { readonly filter?: CorrectionFilter; readonly limit?: number }): Promise<readonly Correction[]>;
  /** The number of corrections by status. */
  counts(request: CampaignRequest): Promise<Readonly<Record<CanonCorrectionStatus, number>>>;
  /** The effects of a correction, for DMs: of one that is already proposed, or of a proposal that is not stored. */
  preview(request: CampaignRequest & ({ readonly id: string } | { readonly proposal: Proposal })): Promise<Preview>;
  /** The resolution of a name and the corrections that lead to it, for DMs. */
  explain(
    request: CampaignRequest & { readonly name: string },
  ): Promise<{ readonly resolved: ResolvedName; readonly corrections: readonly Correction[] }>;
  /** The campaign's canonical map, in the current session unless another is given. Cached until something changes. */
  map(campaignId: string, sessionId?: string | null): Promise<Canon>;
  /** The campaign's head, read in one small statement. Throws `campaign_not_found`. */
  head(campaignId: string): Promise<CanonHead>;
  /** The map as of a head that was read elsewhere: no statement when it is cached. */
  mapAt(campaignId: string, head: CanonHead): Promise<Canon>;
  /** The newest head whose map is cached; `undefined` before the first. */
  lastHead(campaignId: string): CanonHead | undefined;
}
export const Corrections = service<CorrectionsService>("corrections/corrections");

/** The canonical map of each current turn: as it was when the turn read its world, and refreshed when the turn is reconciled. */
export const TurnCanons = service<{
  /** Needs no statement once the turn has read its world. */
  forRun(runId: string, campaignId: string): Promise<Canon>;
}>("corrections/turn-canons");

/** The service that readers of names ask for the canonical map. At most one is contributed. */
export const canonSources = facet<Service<CorrectionsService>>("corrections/canon-sources");

export type { CorrectionError } from "./correction-error.ts";
export type { CorrectionErrorCode } from "./correction-error.ts";

export type { Canon, CanonSources } from "./map/build-canon.ts";
export type {
  CanonicalEntity,
  CanonicalThread,
  EntityMap,
  NamedEntity,
  ResolvedName,
  ThreadMap,
  TitledThread,
} from "./map/canonical-map.ts";

export type { CanonHead } from "./service/canon-rows.ts";

export type { Preview } from "./service/preview.ts";

export type { NameText } from "./text/name-text.ts";

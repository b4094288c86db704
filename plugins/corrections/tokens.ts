import { facet, service } from "freeform-rpg/kernel";
import type { Service } from "freeform-rpg/kernel";
import type { Correction, CorrectionState } from "freeform-rpg/schemas";
import type { Canon } from "./map/build-canon.ts";
import type { Resolved } from "./map/canonical-map.ts";
import type { CanonHead } from "./service/canon-rows.ts";
import type { Preview } from "./service/preview.ts";

/** What somebody proposes. `payload` is checked against the action. */
export interface Proposal {
  readonly action: string;
  readonly target_id: string;
  readonly payload?: unknown;
  /** Why, in the author's words. */
  readonly reason?: string;
  /** Only for this session. Default: for the whole campaign. */
  readonly session_id?: string | null;
}

/** Which corrections to list; all that are given must hold. */
export interface CorrectionFilter {
  readonly states?: readonly CorrectionState[];
  readonly target_id?: string;
  readonly author?: string;
}

/** Whose campaign, and as whom. */
interface Asked {
  readonly campaign_id: string;
  readonly by: string;
}

/**
 * Canon belongs to the DM: corrections of entities and threads, and the map of names they make. Outsiders are told
 * `campaign_not_found`; players see their own proposals alone.
 */
export interface CorrectionsService {
  /** A DM's correction is born approved, a player's pending. Throws the refusals of `RefusalCode`. */
  propose(request: Asked & { readonly proposal: Proposal }): Promise<Correction>;
  /** For DMs, once. Checked again before it comes into force. Throws `already_decided`, naming who was faster. */
  approve(request: Asked & { readonly id: string; readonly note?: string | null }): Promise<Correction>;
  /** For DMs, once. Throws `already_decided`. */
  reject(request: Asked & { readonly id: string; readonly note?: string | null }): Promise<Correction>;
  /** Takes an approved correction back (DMs), or one's own pending proposal; what it changed is as it was before. */
  withdraw(request: Asked & { readonly id: string; readonly note?: string | null }): Promise<Correction>;
  /** Throws `correction_not_found`. */
  find(request: Asked & { readonly id: string }): Promise<Correction>;
  /** Newest proposal first, at most `limit` (default 100). */
  list(request: Asked & { readonly filter?: CorrectionFilter; readonly limit?: number }): Promise<readonly Correction[]>;
  /** How many corrections there are in each state. */
  counts(request: Asked): Promise<Readonly<Record<CorrectionState, number>>>;
  /** What a correction would change, for DMs: of one that is proposed already, or of one that is only thought of. */
  preview(request: Asked & ({ readonly id: string } | { readonly proposal: Proposal })): Promise<Preview>;
  /** Why a name resolves as it does, for DMs. */
  explain(
    request: Asked & { readonly name: string },
  ): Promise<{ readonly resolved: Resolved; readonly corrections: readonly Correction[] }>;
  /** The campaign's canonical map, as the session under way has it unless another is named. Kept until something changes. */
  map(campaignId: string, sessionId?: string | null): Promise<Canon>;
  /** Where the campaign's canon stands, in one small statement. Throws `campaign_not_found`. */
  head(campaignId: string): Promise<CanonHead>;
  /** The map as of a head that was read elsewhere: no statement when it is kept. */
  mapAt(campaignId: string, head: CanonHead): Promise<Canon>;
  /** The newest head whose map is kept; `undefined` before the first. */
  lastHead(campaignId: string): CanonHead | undefined;
}
export const Corrections = service<CorrectionsService>("corrections/corrections");

/** The map that each turn under way goes by: what was in force when its world was read, and again when it is reconciled. */
export const TurnCanons = service<{
  /** No statement once the turn has read its world. */
  in(runId: string, campaignId: string): Promise<Canon>;
}>("corrections/turn-canons");

/** Names the service that whoever reads names asks for the canonical map. At most one is given. */
export const canonSources = facet<Service<CorrectionsService>>("corrections/canon-sources");

export { CorrectionError } from "./correction-error.ts";
export type { RefusalCode } from "./correction-error.ts";
export { buildCanon, orderCorrections } from "./map/build-canon.ts";
export type { Canon, CanonSources } from "./map/build-canon.ts";
export type { CanonicalEntity, CanonicalThread, EntityMap, NamedEntity, Resolved, ThreadMap, TitledThread } from "./map/canonical-map.ts";
export { nameKey } from "./map/name-key.ts";
export { headJson } from "./service/canon-rows.ts";
export type { CanonHead } from "./service/canon-rows.ts";
export { parseAction } from "./service/parse-action.ts";
export { refuse } from "./service/refuse.ts";
export { openCorrections } from "./service/open-corrections.ts";
export type { Preview } from "./service/preview.ts";
export { tellDeep } from "./taps/tell-deep.ts";
export type { NameText } from "./text/name-text.ts";

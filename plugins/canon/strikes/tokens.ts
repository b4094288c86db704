import { facet, service } from "freeform-rpg/kernel";
import type { DatabaseConnection } from "freeform-rpg/db";
import type { RowChange, Summary } from "freeform-rpg/schemas";
import type { StrikePlan } from "./service/plan-strike.ts";

/** What is to be struck: a turn by its number, or a DM's change by its id. */
export type StrikeTarget = { readonly turnNo: number } | { readonly changeId: string };

/** A DM asks for a strike. */
export interface StrikeRequest {
  readonly campaignId: string;
  readonly userId: string;
  readonly target: StrikeTarget;
}

/** The event that a strike takes back. */
export interface StruckEvent {
  readonly seq: number;
  readonly kind: string;
  readonly turn_no: number;
}

/** What a strike would come to. */
export interface StrikePreview extends StrikePlan {
  readonly event: StruckEvent;
}

/**
 * Strikes turns and DM's changes out of the story: what they changed is taken back, their text is no longer read by members nor models, and the log
 * keeps everything. For DMs; others get `forbidden` or `campaign_not_found`.
 */
export interface StrikesService {
  /** What a strike would come to, dependents included. Throws `turn_not_found`, `change_not_found`. */
  preview(request: StrikeRequest): Promise<StrikePreview>;
  /** Strikes; returns the struck event. Throws as `preview` does, and `strike_refused` where later events depend on it. */
  strike(request: StrikeRequest & { readonly reason: string }): Promise<StruckEvent>;
}
export const Strikes = service<StrikesService>("canon/strikes");

/** What a plugin needs to write its summaries without a turn. */
export interface SummaryRewrite {
  readonly campaignId: string;
  /** The turn that is struck. */
  readonly turnNo: number;
  /** The summaries that tell of it. */
  readonly summaries: readonly Summary[];
}

/** Writes summaries again without a struck turn, as rows of `summaries`; without one the summaries are removed. */
export const summaryRewriters = facet<{
  readonly rewrite: (database: DatabaseConnection, request: SummaryRewrite) => Promise<readonly RowChange[]>;
}>("canon/summary-rewriters");

export type { Dependent } from "./service/logged-changes.ts";
export type { StrikePlan } from "./service/plan-strike.ts";

import { service } from "freeform-rpg/kernel";

/** A campaign and the DM who asks. */
export interface LifecycleRequest {
  readonly campaignId: string;
  readonly userId: string;
}

/** The proof that a DM means this campaign: its name, and what became of its content. */
export interface DeletionConfirmed {
  /** The campaign's name, typed by the DM. */
  readonly name: string;
  /** The fingerprint of an export of the campaign as it is now; `null` to delete it without one. */
  readonly exported: string | null;
}

/** Renames, archives and deletes campaigns. For their DMs; others get `forbidden` or `campaign_not_found`. */
export interface LifecycleService {
  /** Throws `request_invalid`. */
  rename(request: LifecycleRequest & { readonly name: string }): Promise<void>;
  /** Ends play and keeps the campaign to read: turns that run or wait are cancelled, and nothing more is added to its log. */
  archive(request: LifecycleRequest): Promise<void>;
  /** Lets an archived campaign be played again. Throws `campaign_not_archived`. */
  restore(request: LifecycleRequest): Promise<void>;
  /** Deletes an archived campaign and everything that belongs to it, for ever. Throws `campaign_not_archived`, `confirmation_invalid`. */
  remove(request: LifecycleRequest & { readonly confirmed: DeletionConfirmed }): Promise<void>;
}
export const Lifecycle = service<LifecycleService>("canon/lifecycle");

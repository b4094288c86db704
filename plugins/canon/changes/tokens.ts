import { service } from "freeform-rpg/kernel";
import type { Change } from "freeform-rpg/schemas";
import type { MadeChanges } from "./service/make-changes.ts";

/** Changes that a DM asks for. */
export interface ChangeRequest {
  readonly campaignId: string;
  readonly userId: string;
  readonly changes: readonly Change[];
  /** The character whom effects are about that name no one else: `move`, `harm` and so on of `pc`. Default: the one who joined first. */
  readonly actorId?: string | undefined;
  /** The characters of players who witness it: no one else comes to know of it. Default: everybody. */
  readonly witnessIds?: readonly string[] | undefined;
}

/** A change that is to be made. */
export interface NewChange extends ChangeRequest {
  /** What the DM notes about it, for DMs alone. */
  readonly note?: string | undefined;
  /** What players read of it; empty: nothing, they see no more than that the world is otherwise. */
  readonly announcement?: string | undefined;
  /** The same campaign and key change the world once. */
  readonly idempotencyKey?: string | undefined;
}

/** A DM's changes by hand: one event in the log each, which rewinds, replays and exports follow. For DMs; others get `forbidden` or `campaign_not_found`. */
export interface ChangesService {
  /** What the changes would come to. Throws `ChangeError` with everything that is refused. */
  preview(request: ChangeRequest): Promise<MadeChanges>;
  /** Makes them, all or none; returns the place of its event in the log. Throws `ChangeError`, `conflict`. */
  apply(request: NewChange): Promise<{ readonly seq: number }>;
}
export const Changes = service<ChangesService>("canon/changes");

export type { MadeChanges } from "./service/make-changes.ts";
export type { ChangeRefusal } from "./change-error.ts";

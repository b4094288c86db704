import { service } from "freeform-rpg/kernel";
import type { Role } from "freeform-rpg/schemas";

/** What a DM chooses for an invitation. */
export interface InvitationWish {
  readonly role: Role;
  /** The playable character that it is for; `null` for a free choice. */
  readonly seatId: string | null;
  /** What the DM says with it, or remembers it by. */
  readonly note: string;
  /** Hours until it expires. */
  readonly hours: number;
  /** How many users may join by it; `null` for any number. */
  readonly maxUses: number | null;
  /** Whether a DM admits each user who comes by it. */
  readonly approval: boolean;
}

/** An invitation as those who have its code see it. */
export interface InvitationPreview {
  readonly campaignId: string;
  readonly campaignName: string;
  readonly role: Role;
  readonly note: string;
  readonly approval: boolean;
  readonly expiresAt: Date;
  /** The characters that can be chosen: the one that the invitation names, or all that are free. */
  readonly seats: readonly { readonly id: string; readonly name: string; readonly description: string }[];
}

/** Where someone stands who came by an invitation: a member now, or waiting for a DM. */
export type Arrival = "joined" | "waiting";

/** A user who came by an invitation. */
export interface AcceptedInvitation {
  readonly code: string;
  readonly userId: string;
  /** The name that other members read. */
  readonly name: string;
  /** The character to take; `null` for the first that is free. */
  readonly seatId: string | null;
}

/** Invitations to campaigns. */
export interface InvitationsService {
  /** Makes an invitation, for DMs. Its code is returned once and stored as a hash. Throws `forbidden`, `invitation_invalid`, `seat_taken`. */
  create(request: { campaignId: string; userId: string; wish: InvitationWish }): Promise<{ readonly id: string; readonly code: string }>;
  /** Ends an invitation, for DMs. Who joined by it stays. Throws `forbidden`, `invitation_not_found`. */
  revoke(request: { campaignId: string; userId: string; invitationId: string }): Promise<void>;
  /** Shows what a code invites to. Throws `invitation_not_found`, `invitation_expired`, `invitation_revoked`, `invitation_used_up`. */
  preview(code: string): Promise<InvitationPreview>;
  /**
   * Joins by a code. A member stays what they are; who waits already goes on waiting. Throws what `preview` throws, `seat_taken`,
   * `character_invalid`, `join_refused`, `member_removed`.
   */
  accept(request: AcceptedInvitation): Promise<{ readonly campaignId: string; readonly arrival: Arrival }>;
  /** Admits or refuses someone who waits, for DMs. Throws `forbidden`, `join_request_not_found`. */
  decide(request: { campaignId: string; userId: string; applicantId: string; admit: boolean }): Promise<void>;
}
export const Invitations = service<InvitationsService>("canon/invitations");

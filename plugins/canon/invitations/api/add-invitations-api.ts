import type { ApiPart } from "freeform-rpg/graphql";
import { addAcceptInvitation } from "./accept-invitation.ts";
import { addInvitationMutations } from "./invitation-mutations.ts";
import { addInvitationTypes } from "./invitation-types.ts";

/** Adds invitations: the DM's mutations and lists, and what those who have a code can do. */
export const addInvitationsApi: ApiPart = (builder) => {
  addInvitationTypes(builder);
  addInvitationMutations(builder);
  addAcceptInvitation(builder);
};

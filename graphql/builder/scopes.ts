import type { Role } from "freeform-rpg/schemas";
import type { GraphQLResolveInfo } from "graphql";
import { campaignNotFound } from "../auth/campaign-not-found.ts";
import type { Context } from "./context.ts";
import { ForbiddenError, UnauthenticatedError } from "./errors.ts";

/** Decides each scope for one request. Those of a campaign throw NOT_FOUND for a signed-in user who is not a member. */
export const scopes = (context: Context) => {
  const isOneOf = async (campaignId: string, roles: readonly Role[]): Promise<boolean> => {
    if (context.viewer === null) return false;
    const role = await context.memberships.role(campaignId);
    if (role === null) throw campaignNotFound(campaignId);
    return roles.includes(role);
  };
  return {
    authenticated: context.viewer !== null,
    operator: context.viewer?.operator ?? false,
    member: (campaignId: string) => isOneOf(campaignId, ["DM", "PLAYER", "OBSERVER"]),
    player: (campaignId: string) => isOneOf(campaignId, ["DM", "PLAYER"]),
    dm: (campaignId: string) => isOneOf(campaignId, ["DM"]),
  };
};

/** The error for a field that the viewer may not have. */
export const refuse = (context: Context, info: GraphQLResolveInfo): Error =>
  context.viewer === null ? new UnauthenticatedError() : new ForbiddenError(refusal(`${info.parentType.name}.${info.fieldName}`));

const refusal = (field: string): string =>
  `Your role in this campaign does not allow "${field}". A DM of the campaign can change your role with \`changeRole\`.`;

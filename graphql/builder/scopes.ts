import type { Role } from "freeform-rpg/schemas";
import type { GraphQLResolveInfo } from "graphql";
import type { Context } from "./context.ts";
import { ForbiddenError, UnauthenticatedError } from "./errors.ts";

const players: readonly (Role | null)[] = ["DM", "PLAYER"];

/** Decides each scope for one request. */
export const scopes = (context: Context) => ({
  authenticated: context.viewer !== null,
  operator: context.viewer?.operator ?? false,
  member: async (campaignId: string) => (await context.memberships.role(campaignId)) !== null,
  player: async (campaignId: string) => players.includes(await context.memberships.role(campaignId)),
  dm: async (campaignId: string) => (await context.memberships.role(campaignId)) === "DM",
});

/** The error for a field that the viewer may not have. */
export const refuse = (context: Context, info: GraphQLResolveInfo): Error =>
  context.viewer === null ? new UnauthenticatedError() : new ForbiddenError(refusal(`${info.parentType.name}.${info.fieldName}`));

const refusal = (field: string): string =>
  `Your role in this campaign does not allow "${field}". A DM of the campaign can change your role with \`changeRole\`.`;

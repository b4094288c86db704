import type { Role } from "freeform-rpg/schemas";
import type { Context, Viewer } from "../builder/context.ts";
import { ForbiddenError, UnauthenticatedError } from "../builder/errors.ts";
import { campaignNotFound } from "./campaign-not-found.ts";

/** The viewer. Throws {@link UnauthenticatedError} without one. */
export const requireViewer = ({ viewer }: Context): Viewer => {
  if (viewer) return viewer;
  throw new UnauthenticatedError();
};

/** The viewer's role, if it is one of `allowed`. Outsiders are told that there is no such campaign, others that it is not for them. */
export const requireRole = async (context: Context, campaignId: string, allowed: readonly Role[]): Promise<Role> => {
  const role = await context.memberships.role(campaignId);
  if (role === null) throw campaignNotFound(campaignId);
  if (allowed.includes(role)) return role;
  throw new ForbiddenError(`This is for the role ${allowed.join(" or ")}; you are ${role} in "${campaignId}". Ask its DM.`);
};

/** Any role. */
export const anyRole: readonly Role[] = ["DM", "PLAYER", "OBSERVER"];

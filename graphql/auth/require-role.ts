import type { Role } from "freeform-rpg/schemas";
import type { Context, Viewer } from "../builder/context.ts";
import { ForbiddenError, UnauthenticatedError } from "../builder/errors.ts";
import { campaignNotFound } from "./campaign-not-found.ts";

/** The viewer. Throws {@link UnauthenticatedError} without one. */
export const requireViewer = ({ viewer }: Context): Viewer => {
  if (viewer) return viewer;
  throw new UnauthenticatedError();
};

/** The viewer's role, if it is one of `allowed`. Throws NOT_FOUND for non-members and FORBIDDEN for other roles. */
export const requireRole = async (context: Context, campaignId: string, allowed: readonly Role[]): Promise<Role> => {
  const role = await context.memberships.role(campaignId);
  if (role === null) throw campaignNotFound(campaignId);
  if (allowed.includes(role)) return role;
  throw new ForbiddenError(
    `This requires the role ${allowed.join(" or ")}. Your role in "${campaignId}" is ${role}; a DM can change it.`,
    "forbidden",
    {
      role: allowed[0] ?? "DM",
    },
  );
};

/** Any role. */
export const anyRole: readonly Role[] = ["DM", "PLAYER", "OBSERVER"];

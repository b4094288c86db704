import { SignJWT } from "jose";
import type { Role } from "freeform-rpg/schemas";

/** Who a token is for. Every token of this API carries it. */
export const audience = "freeform-rpg";

/** The claims of a token. */
export interface TokenRequest {
  /** The secret that the server checks with; at least 32 bytes. */
  readonly secret: string;
  /** The user's id, stable and unique. */
  readonly user: string;
  /** Shown to other members. Default: `user`. */
  readonly name?: string;
  /** With `role`: makes the user a member of this campaign on first use. */
  readonly campaign?: string;
  readonly role?: Role;
  /** Makes the user one who runs the server: may do what concerns all campaigns. Default false. */
  readonly operator?: boolean;
  /** Days until it expires. Default 30. */
  readonly days?: number;
  readonly issuer?: string;
}

/** Signs a bearer token (HS256) for a server with the same secret. */
export const signToken = async ({
  secret,
  user,
  name = user,
  campaign,
  role,
  operator = false,
  days = 30,
  issuer,
}: TokenRequest): Promise<string> => {
  const grants = campaign ? [{ campaign, role: role ?? "PLAYER" }] : [];
  const token = new SignJWT({ name, grants, ...(operator ? { operator } : {}) })
    .setProtectedHeader({ alg: "HS256" })
    .setSubject(user)
    .setAudience(audience);
  if (issuer) token.setIssuer(issuer);
  return token.setIssuedAt().setExpirationTime(`${days} days`).sign(new TextEncoder().encode(secret));
};

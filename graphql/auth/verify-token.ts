import { Role } from "freeform-rpg/schemas/values";
import { AppError } from "freeform-rpg/kernel";
import { errors, jwtVerify } from "jose";
import type { JWTPayload, JWTVerifyOptions } from "jose";
import { z } from "zod";
import type { Viewer } from "../builder/context.ts";
import { UnauthenticatedError } from "../builder/errors.ts";
import { UnknownIssuerError, checkByKeySets } from "./key-servers.ts";
import type { KeySet } from "./key-servers.ts";
import { audience } from "./sign-token.ts";

/** How tokens are checked: by a shared secret (HS256) or by key servers. */
export interface TokenSettings {
  readonly secret?: string;
  readonly keySets?: readonly KeySet[];
  /** With a secret: refuses tokens of any other issuer. Default: any. */
  readonly issuer?: string;
}

/** Turns a bearer token into a viewer. Throws {@link UnauthenticatedError} with the reason. */
export type VerifyToken = (token: string) => Promise<Viewer>;

const Claims = z.object({
  sub: z.string().min(1).max(200),
  name: z.string().max(200).optional(),
  exp: z.number(),
  grants: z
    .array(z.object({ campaign: z.string().min(1).max(200), role: Role }))
    .max(100)
    .default([]),
  operator: z.boolean().default(false),
});

/** Makes the check. Throws when neither a secret nor a key server is given. */
export const createVerifier = (settings: TokenSettings): VerifyToken => {
  const check = createCheck(settings);
  return async (token) => {
    const claims = Claims.safeParse(await check(token).catch(refuse));
    if (!claims.success) throw new UnauthenticatedError(`The claims of the token are invalid. ${z.prettifyError(claims.error)}`);
    const { sub, name = sub, grants, operator, exp } = claims.data;
    return { userId: sub, name, grants, operator, expiresAt: exp * 1000 };
  };
};

const createCheck = ({ secret, keySets, issuer }: TokenSettings): ((token: string) => Promise<JWTPayload>) => {
  const options: JWTVerifyOptions = { audience, requiredClaims: ["exp", "sub"], ...(issuer ? { issuer } : {}) };
  if (keySets?.length) return checkByKeySets(keySets, options);
  if (!secret) throw new Error("Tokens cannot be verified: set JWT_SECRET or JWKS_URL.");
  const key = new TextEncoder().encode(secret);
  return async (token) => (await jwtVerify(token, key, { ...options, algorithms: ["HS256"] })).payload;
};

const refuse = (error: unknown): never => {
  if (error instanceof AppError) throw error;
  throw new UnauthenticatedError(`The token is invalid: ${reasonOf(error)} Create a new one with \`npx freeform-rpg token --user NAME\`.`);
};

const reasonOf = (error: unknown): string => {
  if (error instanceof errors.JWTExpired) return "it has expired.";
  if (error instanceof errors.JWTClaimValidationFailed) return `its claim "${error.claim}" is wrong or missing.`;
  if (error instanceof UnknownIssuerError) return error.message;
  if (error instanceof errors.JOSEAlgNotAllowed) return "its algorithm is not allowed here.";
  if (error instanceof errors.JWKSNoMatchingKey) return "no key of its issuer's key server has signed it.";
  if (error instanceof errors.JWSSignatureVerificationFailed) return "its signature matches no key of this server.";
  return "it is no token that this server can read.";
};

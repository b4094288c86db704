import { EngineError } from "freeform-rpg/errors";
import { createRemoteJWKSet, customFetch, decodeJwt, errors, jwtVerify } from "jose";
import type { JWTPayload, JWTVerifyOptions } from "jose";

/** The public keys of an identity provider. */
export interface KeySet {
  readonly url: string;
  /** The only issuer whose tokens these keys sign. Absent: any. */
  readonly issuer?: string;
}

/** Keys that are public alone: with a secret one, all who read the key server could sign. */
const algorithms = ["RS256", "RS384", "RS512", "PS256", "PS384", "PS512", "ES256", "ES384", "ES512", "EdDSA", "Ed25519"];

/** Milliseconds: how long keys are kept, how soon an unknown key is looked for again, and how long the server may take. */
const times = { cacheMaxAge: 600_000, cooldownDuration: 30_000, timeoutDuration: 5000 };

/**
 * Checks tokens by the keys of their issuer. Keys are kept for ten minutes; a token of a key that is new makes them be read again, at most
 * every 30 seconds. Users of the first issuer are known by their `sub`, those of others by `ISSUER|sub`: two issuers may both have a user 1.
 * Throws `keys_unavailable` while a key server does not answer.
 */
export const checkByKeySets = (sets: readonly KeySet[], options: JWTVerifyOptions): ((token: string) => Promise<JWTPayload>) => {
  const servers = sets.map(({ url, issuer }) => ({
    url,
    issuer,
    keys: createRemoteJWKSet(new URL(url), { ...times, [customFetch]: read }),
  }));
  return async (token) => {
    const { iss } = decodeJwt(token);
    const at = servers.findIndex(({ issuer }) => issuer === undefined || issuer === iss);
    const server = servers[at];
    if (server === undefined) throw new UnknownIssuerError(iss, sets);
    const { keys, issuer, url } = server;
    const { payload } = await jwtVerify(token, keys, { ...options, algorithms, ...(issuer !== undefined && { issuer }) }).catch(
      (error: unknown) => {
        throw isAway(error) ? unavailable(url, error) : error;
      },
    );
    return at === 0 ? payload : { ...payload, sub: `${issuer}|${payload.sub}` };
  };
};

/** A token of an issuer that has no key set. */
export class UnknownIssuerError extends Error {
  constructor(issuer: unknown, sets: readonly KeySet[]) {
    const known = sets.map((set) => `"${set.issuer}"`).join(", ");
    super(`its issuer "${String(issuer ?? "")}" is not accepted here; ${known} ${sets.length === 1 ? "is" : "are"}.`);
  }
}

class AwayError extends Error {}

const read: typeof fetch = async (...request) => {
  const response = await fetch(...request).catch((error: unknown) => {
    throw new AwayError("The key server cannot be reached.", { cause: error });
  });
  if (!response.ok) throw new AwayError(`The key server answered with ${response.status}.`);
  return response;
};

const isAway = (error: unknown): boolean =>
  error instanceof AwayError || error instanceof errors.JWKSTimeout || error instanceof errors.JWKSInvalid || error instanceof SyntaxError;

const unavailable = (url: string, cause: unknown): EngineError =>
  new EngineError(
    "keys_unavailable",
    "Tokens cannot be checked: the key server of the identity provider does not answer. Try again shortly.",
    {
      cause,
      detail: `${url}: ${String(cause)}`,
    },
  );

import { _createLRUCache as createCache } from "graphql-yoga";
import type { Viewer } from "../builder/context.ts";
import type { VerifyToken } from "./verify-token.ts";

interface Checked {
  readonly viewer: Viewer;
  readonly checkedAt: number;
}

/** Tokens that are remembered at the same time. */
const keptTokens = 1000;

/** How long a token is not checked again: a key that its server withdraws holds so much longer. */
const keptMs = 60_000;

/**
 * Checks a token once a minute instead of with every request. It never holds longer than it says itself; what is refused is not remembered.
 */
export const rememberTokens = (verify: VerifyToken, now: () => number = Date.now): VerifyToken => {
  const viewers = createCache<Checked>({ max: keptTokens });
  return async (token) => {
    const known = viewers.get(token);
    if (known && isFresh(known, now())) return known.viewer;
    const viewer = await verify(token);
    viewers.set(token, { viewer, checkedAt: now() });
    return viewer;
  };
};

const isFresh = ({ viewer: { expiresAt }, checkedAt }: Checked, at: number): boolean =>
  at < expiresAt && at >= checkedAt && at - checkedAt < keptMs;

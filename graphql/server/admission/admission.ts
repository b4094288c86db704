import { findViewer } from "../../auth/find-viewer.ts";
import type { VerifyToken } from "../../auth/verify-token.ts";
import type { Viewer } from "../../builder/context.ts";
import type { TogetherRules } from "./count-together.ts";
import { createRateLimiter } from "./rate-limit.ts";
import type { CountTogether } from "./rate-limit.ts";

/** Decides who may ask, and how often, before anything of a request is read. */
export interface Admission {
  /**
   * Counts a request and answers who sends it; `null` without a token. Throws `UnauthenticatedError` for a bad token, `RateLimitedError` for
   * one request too many. A viewer is counted by id, everyone else by address.
   */
  admit(authorization: string | null | undefined, address: string): Promise<Viewer | null>;
  /** Counts one more operation of a connection that was admitted. */
  admitAgain(viewer: Viewer | null, address: string): void;
}

/** The rules of admission. */
export interface AdmissionRules {
  readonly verify: VerifyToken;
  /** Requests of one viewer a minute. */
  readonly requestsPerMinute: number;
  /** Requests without a valid token of one address a minute. */
  readonly anonymousPerMinute: number;
  /** Counts with other servers what is counted under a name. Absent: this process counts alone. */
  readonly together?: (rules: TogetherRules) => CountTogether;
}

/** Counts from zero. */
export const createAdmission = ({ verify, requestsPerMinute, anonymousPerMinute, together }: AdmissionRules): Admission => {
  const limiterOf = (name: string, perMinute: number) =>
    createRateLimiter({ perMinute, ...(together && { together: together({ name, perMinute }) }) });
  const viewers = limiterOf("user", requestsPerMinute);
  const addresses = limiterOf("address", anonymousPerMinute);
  const admitAgain = (viewer: Viewer | null, address: string): void =>
    viewer === null ? addresses.take(address) : viewers.take(viewer.userId);
  return {
    admitAgain,
    async admit(authorization, address) {
      const viewer = await findViewer(verify, authorization).catch((error: unknown) => {
        // Guessing tokens is limited as much as sending none.
        addresses.take(address);
        throw error;
      });
      admitAgain(viewer, address);
      return viewer;
    },
  };
};

import type { YogaInitialContext } from "graphql-yoga";
import { admitGrants } from "../auth/admit-grants.ts";
import { findViewer } from "../auth/find-viewer.ts";
import { createMemberships } from "../auth/memberships.ts";
import type { VerifyToken } from "../auth/verify-token.ts";
import type { ApiKernel, Context, Viewer } from "../builder/context.ts";
import { createCanons } from "../read/canons.ts";
import { uploadsOf } from "./uploads/uploads.ts";
import type { RateLimiter } from "./rate-limit.ts";

/** What a transport other than HTTP hands over. */
export interface TransportContext {
  /** The viewer of the connection, found when it was opened. */
  readonly viewer?: Viewer | null;
  /** Aborted when the connection closes. */
  readonly signal?: AbortSignal;
}

/** What contexts are made from. */
export interface ContextParts {
  readonly kernel: ApiKernel;
  readonly verify: VerifyToken;
  readonly limiter: RateLimiter;
  readonly version: string;
}

/** Makes the context of one operation: who asks, and what resolvers may use. */
export const createContext =
  ({ kernel, verify, limiter, version }: ContextParts) =>
  async ({ request, viewer: known, signal }: Partial<YogaInitialContext> & TransportContext): Promise<Context> => {
    const viewer = known === undefined ? await findViewer(verify, request?.headers.get("authorization")) : known;
    limiter.take(viewer?.userId ?? "anonymous");
    if (viewer) await admitGrants(kernel, viewer);
    return {
      viewer,
      kernel,
      use: (service) => kernel.use(service),
      signal: signal ?? request?.signal ?? new AbortController().signal,
      memberships: createMemberships(kernel, viewer),
      canons: createCanons(kernel),
      uploads: uploadsOf(request),
      server: { version },
    };
  };

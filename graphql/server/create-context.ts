import type { DocumentNode } from "graphql";
import type { YogaInitialContext } from "graphql-yoga";
import { admitGrants } from "../auth/admit-grants.ts";
import { createMemberships } from "../auth/memberships.ts";
import type { ApiKernel, Context, ServerFacts, Viewer } from "../builder/context.ts";
import type { AnswerPlan } from "../read/answers/answer-plan.ts";
import { createCanons } from "../read/canons.ts";
import { uploadsOf } from "./uploads/uploads.ts";

/** The parts of an admitted request that a transport passes on. */
export interface TransportContext {
  /** Who asks; `null` without a token. */
  readonly viewer?: Viewer | null;
  /** Aborted when the connection closes. */
  readonly signal?: AbortSignal;
  /** Closes the connection, because the viewer lost the access to what it follows. Absent: its streams just end. */
  readonly revoke?: () => void;
  /** Is given how Postgres answered the operation, if it did. */
  readonly learned?: Learned;
}

/** What is learned of a request while it is served. */
export interface Learned {
  /** The operation that Postgres answered. */
  operation?: {
    readonly plan: AnswerPlan;
    readonly document: DocumentNode;
    readonly operationName: string | null | undefined;
  };
  /** The response to it. */
  response?: Pick<Response, "status" | "headers">;
}

/** The dependencies of contexts. */
export interface ContextParts {
  readonly kernel: ApiKernel;
  readonly server: ServerFacts;
}

/** Makes the context of one operation: who asks, and what resolvers may use. */
export const createContext =
  ({ kernel, server }: ContextParts) =>
  async ({
    request,
    viewer = null,
    signal,
    revoke = () => undefined,
  }: Partial<YogaInitialContext> & TransportContext): Promise<Context> => {
    if (viewer) await admitGrants(kernel, viewer);
    return {
      viewer,
      kernel,
      use: (service) => kernel.use(service),
      signal: signal ?? request?.signal ?? new AbortController().signal,
      revoke,
      memberships: createMemberships(kernel, viewer),
      canons: createCanons(kernel),
      uploads: uploadsOf(request),
      server,
    };
  };

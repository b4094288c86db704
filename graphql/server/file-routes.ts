import type { Plugin } from "graphql-yoga";
import { admitGrants } from "../auth/admit-grants.ts";
import type { ApiKernel } from "../builder/context.ts";
import { ApiError } from "../builder/errors.ts";
import { httpRoutes } from "../builder/http-routes.ts";
import type { RouteAnswer } from "../builder/http-routes.ts";
import { toApiError } from "../builder/to-api-error.ts";
import type { ServerContext } from "./admission/admit-requests.ts";

/** The path below which plugins answer requests of their own. */
export const filesPath = "/files/";

/** Answers the requests below `/files/` by the plugins' routes. Nothing there is kept by caches that several users share. */
export const serveFileRoutes = ({
  kernel,
  report,
}: {
  readonly kernel: ApiKernel;
  readonly report: (error: unknown) => void;
}): Plugin<object, ServerContext> => ({
  async onRequest({ request, url, serverContext, endResponse, fetchAPI }) {
    if (!url.pathname.startsWith(filesPath)) return;
    const { status, headers, body } = await answer(kernel, request, url.pathname, serverContext.viewer ?? null).catch((error: unknown) =>
      refuse(error, report),
    );
    endResponse(new fetchAPI.Response(body, { status, headers: { ...safety, ...headers } }));
  },
});

const safety = {
  "content-security-policy": "default-src 'none'; sandbox; frame-ancestors 'none'",
  "cross-origin-resource-policy": "same-origin",
  "referrer-policy": "no-referrer",
  "x-content-type-options": "nosniff",
  "cache-control": "no-store",
};

const answer = async (kernel: ApiKernel, request: Request, path: string, viewer: ServerContext["viewer"] = null): Promise<RouteAnswer> => {
  const [name, ...parts] = readParts(path) ?? [];
  const route = kernel.read(httpRoutes).find(({ value }) => value.name === name);
  if (route === undefined) return describe(404, "NOT_FOUND", "not_found", "There is nothing at this address.");
  if (viewer) await admitGrants(kernel, viewer);
  return route.value.answer({ request, parts, viewer, use: (service) => kernel.use(service) });
};

const readParts = (path: string): string[] | null => {
  try {
    return path.slice(filesPath.length).split("/").map(decodeURIComponent);
  } catch {
    return null;
  }
};

const statuses: Readonly<Record<string, number>> = {
  VALIDATION_FAILED: 400,
  UNAUTHENTICATED: 401,
  FORBIDDEN: 403,
  NOT_FOUND: 404,
  CONFLICT: 409,
  RATE_LIMITED: 429,
};

const refuse = (thrown: unknown, report: (error: unknown) => void): RouteAnswer => {
  const error = toApiError(thrown);
  if (error instanceof ApiError) return describe(statuses[error.code] ?? 400, error.code, error.reason, error.message);
  report(thrown);
  return describe(500, "INTERNAL", "internal", "The request failed. The server's log has the details.");
};

const describe = (status: number, code: string, reason: string, message: string): RouteAnswer => ({
  status,
  headers: { "content-type": "application/json" },
  body: JSON.stringify({ errors: [{ message, extensions: { code, reason } }] }),
});

import type { CORSOptions } from "graphql-yoga";

/** The origin `*`: pages of every origin may use the API. */
export const everyOrigin = "*";

/**
 * Which pages of other origins may read answers. Tokens come in a header and never in a cookie, so that no page can act for a user
 * without their token.
 */
export const allowOrigins = (origins: readonly string[]): ((request: Request) => CORSOptions) => {
  const allowed = new Set(origins);
  return (request) => {
    const origin = request.headers.get("origin");
    if (origin === null || !(allowed.has(everyOrigin) || allowed.has(origin))) return false;
    // A list with `*` answers with the page's own origin and says that the answer varies by it.
    return { origin: [everyOrigin], credentials: false, methods: ["GET", "POST", "PUT"], exposedHeaders: ["Retry-After"], maxAge: 600 };
  };
};

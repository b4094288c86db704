import type { Plugin } from "graphql-yoga";

/** What the pages depend on. */
export interface HelpPages {
  readonly endpoint: string;
  /** Whether `/graphql` in a browser is GraphiQL. */
  readonly graphiql: boolean;
  /** Whether the server would serve the web app. It gets here only when that is not built. */
  readonly web: boolean;
}

/** Answers requests that nothing else answers: `/` and the endpoint in a browser say how to use the API, every other address is a 404 that names it. */
export const serveHelpPages = ({ endpoint, graphiql, web }: HelpPages): Plugin => ({
  onRequest({ request, url, fetchAPI, endResponse }) {
    const answer = (status: number, type: string, text: string) =>
      endResponse(new fetchAPI.Response(request.method === "HEAD" ? null : text, { status, headers: { ...safety, "content-type": type } }));
    const reads = request.method === "GET" || request.method === "HEAD";
    const browses = reads && (request.headers.get("accept") ?? "").includes("text/html");
    if (url.pathname === endpoint) {
      if (browses && !graphiql && !url.searchParams.has("query")) answer(200, html, write("GraphQL API", describeEndpoint(endpoint)));
    } else if (url.pathname === "/" && reads) {
      answer(200, html, write("freeform-rpg", [...(web ? [notBuilt] : []), ...describeEndpoint(endpoint)]));
    } else if (!answered.has(url.pathname)) {
      const message = `There is nothing at this address. The API is at ${endpoint}.`;
      if (browses) answer(404, html, write("Not found", [message]));
      else answer(404, "application/json", JSON.stringify({ errors: [{ message, extensions: { code: "NOT_FOUND" } }] }));
    }
  },
});

/** What Yoga itself answers. */
const answered = new Set(["/live"]);

const html = "text/html; charset=utf-8";

const safety = { "content-security-policy": "default-src 'none'; frame-ancestors 'none'", "x-content-type-options": "nosniff" };

const notBuilt = "The web app is not built. Stop the server, run <code>npm run web:build</code> and start it again.";

const describeEndpoint = (endpoint: string): readonly string[] => [
  `The API is GraphQL at <a href="${endpoint}"><code>${endpoint}</code></a>. Send <code>POST</code> requests with <code>content-type: application/json</code> and the header <code>authorization: Bearer TOKEN</code>.`,
  "<code>npx freeform-rpg token --user NAME</code> makes a token, <code>npx freeform-rpg schema</code> prints the schema, and <code>npx freeform-rpg play</code> plays in a terminal.",
  'The pages <code>docs/start.md</code> and <code>docs/api.md</code> describe it. <a href="/health">/health</a> says whether the server works.',
];

const write = (title: string, paragraphs: readonly string[]): string =>
  `<!doctype html>\n<html lang="en"><meta charset="utf-8"><title>${title}</title>\n<h1>${title}</h1>\n${paragraphs.map((text) => `<p>${text}</p>`).join("\n")}\n</html>\n`;

import { existsSync, globSync, readFileSync } from "node:fs";
import { extname, join, sep } from "node:path";
import type { Plugin } from "graphql-yoga";
import { filesPath } from "./file-routes.ts";

interface Page {
  readonly body: Uint8Array<ArrayBuffer>;
  readonly compressed: Uint8Array<ArrayBuffer> | null;
  readonly type: string;
  readonly cache: string;
}

/** Serves the built web app of a folder on every path that the API does not use. Without a build it serves nothing. */
export const serveWebPages = (folder: string): Plugin => {
  const pages = readPages(folder);
  return {
    onRequest({ request, url, fetchAPI, endResponse }) {
      if (reserved.has(url.pathname) || url.pathname.startsWith(filesPath) || (request.method !== "GET" && request.method !== "HEAD"))
        return;
      const page = pages.get(url.pathname) ?? (extname(url.pathname) === "" ? pages.get("/index.html") : undefined);
      if (page === undefined) return;
      const headers = new fetchAPI.Headers({ ...safety });
      headers.set("content-type", page.type);
      headers.set("cache-control", page.cache);
      headers.set("vary", "accept-encoding");
      const body = page.compressed && acceptsBrotli(request) ? page.compressed : page.body;
      if (body === page.compressed) headers.set("content-encoding", "br");
      endResponse(new fetchAPI.Response(request.method === "HEAD" ? null : body, { headers }));
    },
  };
};

const reserved = new Set(["/graphql", "/live", "/ready", "/health", "/metrics"]);

const types: Readonly<Record<string, string>> = {
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript; charset=utf-8",
  ".css": "text/css; charset=utf-8",
  ".svg": "image/svg+xml",
  ".json": "application/json",
};

const safety = {
  "content-security-policy":
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data: blob:; font-src 'self'; connect-src 'self'; manifest-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'; require-trusted-types-for 'script'; trusted-types 'none'",
  "x-content-type-options": "nosniff",
  "referrer-policy": "no-referrer",
};

const acceptsBrotli = ({ headers }: Request): boolean => /\bbr\b/.test(headers.get("accept-encoding") ?? "");

const readPages = (folder: string): ReadonlyMap<string, Page> => {
  const files = globSync("**/*", { cwd: folder }).filter((file) => types[extname(file)] !== undefined);
  return new Map(files.map((file) => [`/${file.split(sep).join("/")}`, readPage(join(folder, file))]));
};

const readPage = (path: string): Page => ({
  body: new Uint8Array(readFileSync(path)),
  compressed: existsSync(`${path}.br`) ? new Uint8Array(readFileSync(`${path}.br`)) : null,
  type: types[extname(path)] ?? "application/octet-stream",
  cache: path.includes(`${sep}assets${sep}`) ? "public, max-age=31536000, immutable" : "no-store",
});

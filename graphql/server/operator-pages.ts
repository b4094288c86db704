import { createHash, timingSafeEqual } from "node:crypto";
import type { Plugin } from "graphql-yoga";
import type { ApiKernel } from "../builder/context.ts";
import { metricSources } from "../builder/api-parts.ts";
import { findEngine } from "./health.ts";
import type { Metrics } from "./metrics.ts";

/** The sources of the operator pages. */
export interface OperatorPages {
  readonly kernel: ApiKernel;
  readonly metrics: Metrics;
  /** What `/health` says. */
  readonly health: () => Promise<{ readonly ok: boolean }>;
  /** Whether the server is stopping and wants no new requests. */
  readonly draining: () => boolean;
  /** The bearer token of `/metrics`. Absent: everybody reads it. */
  readonly metricsToken?: string;
}

/** `/ready`, `/health` and `/metrics`, for those who run the server. `/live` is Yoga's own. */
export const serveOperatorPages = (pages: OperatorPages): Plugin => ({
  async onRequest({ request, url, fetchAPI, endResponse }) {
    const page = await openPage(url.pathname, request.headers.get("authorization"), pages);
    if (page === null) return;
    const { status, type = "application/json", text } = page;
    endResponse(new fetchAPI.Response(text, { status, headers: { "content-type": type } }));
  },
});

interface Page {
  readonly status: number;
  readonly type?: string;
  readonly text: string;
}

const openPage = async (path: string, authorization: string | null, pages: OperatorPages): Promise<Page | null> => {
  if (path === "/metrics") return openMetrics(authorization, pages);
  if (path === "/ready") return describeReadiness(pages);
  if (path !== "/health") return null;
  const health = await pages.health();
  return { status: health.ok ? 200 : 503, text: JSON.stringify(health) };
};

/** A load balancer sends requests for as long as the answer is 200. */
const describeReadiness = async ({ kernel, draining }: OperatorPages): Promise<Page> => {
  if (draining()) return { status: 503, text: '{"status":"draining"}' };
  if ((await findEngine(kernel)) === null) return { status: 503, text: '{"status":"database_unavailable"}' };
  return { status: 200, text: '{"status":"ready"}' };
};

const openMetrics = async (authorization: string | null, pages: OperatorPages): Promise<Page> => {
  if (pages.metricsToken !== undefined && !equals(authorization ?? "", `Bearer ${pages.metricsToken}`))
    return { status: 401, text: '{"error":"Send the header `Authorization: Bearer` with the value of METRICS_TOKEN."}' };
  return { status: 200, type: pages.metrics.registry.contentType, text: await printMetrics(pages) };
};

/** Compares digests, so that the time reveals nothing of the expected text. */
const equals = (given: string, expected: string): boolean => timingSafeEqual(digest(given), digest(expected));

const digest = (text: string): Buffer => createHash("sha256").update(text).digest();

const printMetrics = async ({ kernel, metrics }: OperatorPages): Promise<string> => {
  const texts = await Promise.all([metrics.registry.metrics(), ...kernel.read(metricSources).map(({ value }) => value())]);
  return texts.join("");
};

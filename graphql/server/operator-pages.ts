import type { Plugin } from "graphql-yoga";
import type { ApiKernel } from "../builder/context.ts";
import { Database } from "freeform-rpg/db";
import { sql } from "kysely";
import { metricSources } from "../builder/api-parts.ts";
import type { Metrics } from "./metrics.ts";

/** The sources of the operator pages. */
export interface OperatorPages {
  readonly kernel: ApiKernel;
  readonly metrics: Metrics;
  readonly version: string;
}

/** `/health` and `/metrics`, for those who run the server. */
export const serveOperatorPages = (pages: OperatorPages): Plugin => ({
  async onRequest({ url, fetchAPI, endResponse }) {
    if (url.pathname === "/metrics") {
      endResponse(new fetchAPI.Response(await printMetrics(pages), { headers: { "content-type": pages.metrics.registry.contentType } }));
    }
    if (url.pathname !== "/health") return;
    const health = await describeHealth(pages);
    const body = JSON.stringify(health);
    endResponse(new fetchAPI.Response(body, { status: health.ok ? 200 : 503, headers: { "content-type": "application/json" } }));
  },
});

const printMetrics = async ({ kernel, metrics }: OperatorPages): Promise<string> => {
  const texts = await Promise.all([metrics.registry.metrics(), ...kernel.read(metricSources).map(({ value }) => value())]);
  return texts.join("");
};

const describeHealth = async ({ kernel, version }: OperatorPages) => {
  const engine = await findEngine(kernel);
  const faulty = kernel.plugins.flatMap(({ name, fault }) => (fault ? [{ name, message: fault.message }] : []));
  return { ok: engine !== null, version, engine, plugins: kernel.plugins.length, faulty };
};

/** The database's name if it answers. */
const findEngine = async (kernel: ApiKernel): Promise<string | null> => {
  try {
    const database = await kernel.use(Database);
    await sql`select 1`.execute(database.sql);
    return database.engine;
  } catch {
    return null;
  }
};

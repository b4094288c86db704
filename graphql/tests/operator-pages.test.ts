import { expect, test } from "vitest";
import { openTestApi } from "./support/api.ts";
import type { TestApi } from "./support/api.ts";

const get = async ({ api }: TestApi, path: string, headers: Record<string, string> = {}) => {
  const response = await api.fetch(new Request(`http://local${path}`, { headers }));
  return { status: response.status, text: await response.text() };
};

test("a server is ready until it drains, and answers requests all the same", async () => {
  await using it = await openTestApi();
  expect(await get(it, "/ready")).toEqual({ status: 200, text: '{"status":"ready"}' });
  it.api.drain();
  expect(await get(it, "/ready")).toEqual({ status: 503, text: '{"status":"draining"}' });
  expect((await get(it, "/live")).status).toBe(200);
  expect((await it.ask("dana", "{ serverInfo { version } }")).data).toEqual({ serverInfo: { version: "1.2.3" } });
});

test("a server whose database is gone lives, and is not ready", async () => {
  await using it = await openTestApi();
  await it.test.database.close();
  expect((await get(it, "/live")).status).toBe(200);
  expect(await get(it, "/ready")).toEqual({ status: 503, text: '{"status":"database_unavailable"}' });
});

test("metrics are for those who have their token, where there is one", async () => {
  await using it = await openTestApi({ settings: { metricsToken: "a token for metrics" } });
  for (const authorization of ["", "Bearer something else", "a token for metrics"])
    expect(await get(it, "/metrics", { authorization })).toMatchObject({ status: 401, text: expect.stringContaining("METRICS_TOKEN") });
  expect((await get(it, "/metrics", { authorization: "Bearer a token for metrics" })).text).toContain("freeform_operations_total");
});

import { expect, test } from "vitest";
import { openTestApi, tokenFor } from "./support/api.ts";
import type { TestApi } from "./support/api.ts";

const page = "https://game.example";

const preflight = ({ api }: TestApi, origin: string) =>
  api.fetch(
    new Request("http://local/graphql", {
      method: "OPTIONS",
      headers: { origin, "access-control-request-method": "POST", "access-control-request-headers": "authorization,content-type" },
    }),
  );

test("a page of a listed origin may send its token, and reads answers", async () => {
  await using it = await openTestApi({ settings: { corsOrigins: [page] } });
  const asked = await preflight(it, page);
  expect(asked.status).toBe(204);
  expect(Object.fromEntries(asked.headers)).toMatchObject({
    "access-control-allow-origin": page,
    "access-control-allow-headers": "authorization,content-type",
    "access-control-allow-methods": expect.stringContaining("POST"),
    "access-control-max-age": "600",
  });
  const answer = await it.request("dana", "{ serverInfo { version } }", {}, { origin: page });
  expect(await answer.json()).toEqual({ data: { serverInfo: { version: "1.2.3" } } });
  expect(Object.fromEntries(answer.headers)).toMatchObject({
    "access-control-allow-origin": page,
    "access-control-expose-headers": "Retry-After",
    vary: expect.stringContaining("Origin"),
  });
});

test("a page reads also that its token was refused, or that it asks too often", async () => {
  await using it = await openTestApi({ settings: { corsOrigins: [page], requestsPerMinute: 6, anonymousPerMinute: 6 } });
  const send = (authorization: string) =>
    it.api.fetch(
      new Request("http://local/graphql", {
        method: "POST",
        headers: { origin: page, authorization, "content-type": "application/json" },
        body: JSON.stringify({ query: "{ __typename }" }),
      }),
    );
  const refused = await send("Bearer nonsense");
  expect([refused.status, refused.headers.get("access-control-allow-origin")]).toEqual([401, page]);
  const bearer = `Bearer ${await tokenFor("dana")}`;
  let limited = await send(bearer);
  for (let sent = 1; sent < 12 && limited.status !== 429; sent++) limited = await send(bearer);
  expect([limited.status, limited.headers.get("access-control-allow-origin")]).toEqual([429, page]);
  expect(Number(limited.headers.get("retry-after"))).toBeGreaterThan(0);
});

test("a page of another origin is allowed nothing, and without a list none is", async () => {
  for (const corsOrigins of [[page], []]) {
    await using it = await openTestApi({ settings: { corsOrigins } });
    for (const origin of ["https://game.example.evil", "http://game.example", "null"]) {
      const [asked, answer] = [await preflight(it, origin), await it.request("dana", "{ __typename }", {}, { origin })];
      for (const { headers } of [asked, answer]) expect(headers.get("access-control-allow-origin")).toBeNull();
    }
  }
});

test("with * every page may ask, and no page may send cookies", async () => {
  await using it = await openTestApi({ settings: { corsOrigins: ["*"] } });
  const { headers } = await preflight(it, "https://anything.example");
  expect(headers.get("access-control-allow-origin")).toBe("https://anything.example");
  expect(headers.get("access-control-allow-credentials")).not.toBe("true");
});

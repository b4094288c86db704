import { expect, test } from "vitest";
import { openTestApi } from "./support/api.ts";
import type { TestApi } from "./support/api.ts";

const open = async ({ api }: TestApi, path: string, accept = "text/html,*/*;q=0.8", method = "GET") => {
  const response = await api.fetch(new Request(`http://local${path}`, { method, headers: { accept } }));
  return { status: response.status, type: response.headers.get("content-type"), text: await response.text() };
};

const page = { status: 200, type: expect.stringContaining("text/html") };

test("in production /graphql in a browser says how to use the API, and a query without a header is refused as before", async () => {
  await using it = await openTestApi({ settings: { production: true } });
  expect(await open(it, "/graphql")).toMatchObject({ ...page, text: expect.stringContaining("freeform-rpg token") });
  expect(await open(it, "/graphql?query={__typename}")).toMatchObject({ status: 403 });
  expect(await open(it, "/graphql", "application/json")).toMatchObject({ status: 403 });
});

test("without a web app / names the API, and says how to build the app where it is served", async () => {
  await using none = await openTestApi();
  await using unbuilt = await openTestApi({ settings: { web: import.meta.dirname } });
  const [plain, missing] = [await open(none, "/"), await open(unbuilt, "/")];
  expect(plain).toMatchObject({ ...page, text: expect.stringContaining("/graphql") });
  expect(plain.text).not.toContain("web:build");
  expect(missing).toMatchObject({ ...page, text: expect.stringContaining("npm run web:build") });
});

test("any other address is not found, as a page for browsers and as JSON for programs", async () => {
  await using it = await openTestApi();
  const names = expect.stringContaining("/graphql");
  expect(await open(it, "/nothing")).toMatchObject({ status: 404, type: page.type, text: names });
  for (const [path, method] of [
    ["/nothing", "GET"],
    ["/", "POST"],
  ] as const)
    expect(await open(it, path, "*/*", method)).toMatchObject({ status: 404, type: "application/json", text: names });
  expect((await open(it, "/nothing", "text/html", "HEAD")).text).toBe("");
  expect((await open(it, "/live")).status).toBe(200);
  expect((await open(it, "/health")).status).toBe(200);
});

import { auditServer } from "graphql-http";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openTestApi } from "./support/api.ts";
import type { TestApi } from "./support/api.ts";

let it: TestApi;
beforeAll(async () => void (it = await openTestApi()));
afterAll(() => it[Symbol.asyncDispose]());

/** The audits of GraphQL over HTTP that a server does not pass, of all that there are. */
const audit = async (headers: Readonly<Record<string, string>>) => {
  const fetchFn = (url: string, init: RequestInit = {}) =>
    it.api.fetch(new Request(url, { ...init, headers: { ...headers, ...Object.fromEntries(new Headers(init.headers)) } }));
  const results = await auditServer({ url: "http://local/graphql", fetchFn });
  return { count: results.length, failed: results.filter(({ status }) => status !== "ok").map(({ id, name }) => `${id} ${name}`) };
};

test("a client that sends the header against foreign pages gets what GraphQL over HTTP asks for", async () => {
  expect(await audit({ "x-freeform-rpg": "1" })).toEqual({ count: 61, failed: [] });
});

test("without the header only GET requests are refused", async () => {
  const { failed } = await audit({});
  expect(failed).toMatchInlineSnapshot(`
    [
      "5A70 MAY accept application/x-www-form-urlencoded formatted GET requests",
      "D6D5 MAY allow URL-encoded JSON string {variables} parameter in GETs when accepting application/graphql-response+json",
      "6A70 MAY allow URL-encoded JSON string {variables} parameter in GETs when accepting application/json",
    ]
  `);
});

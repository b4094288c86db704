import { contribute, definePlugin } from "freeform-rpg/kernel";
import { apiParts } from "freeform-rpg/graphql";
import { heldNotice } from "freeform-rpg/schemas/turn";
import { createClient } from "graphql-ws";
import { SignJWT } from "jose";
import { afterAll, beforeAll, expect, test } from "vitest";
import { WebSocket } from "ws";
import { openTestApi, secret, tokenFor } from "./support/api.ts";
import type { TestApi } from "./support/api.ts";
import { quickTurn } from "./support/quick-turn.ts";
import { heldTurn, playCampaign } from "./support/world.ts";

let it: TestApi;
beforeAll(async () => {
  it = await openTestApi({ plugins: [quickTurn] });
  await playCampaign(it.test, "c", 2);
});
afterAll(() => it[Symbol.asyncDispose]());

const name = '{ campaign(id: "c") { name } }';
const json = { "content-type": "application/json" };
const post = (body: string, headers: Record<string, string> = json) =>
  it.api.fetch(new Request("http://local/graphql", { method: "POST", headers, body }));

const sign = (claims: object, more: (token: SignJWT) => SignJWT = (token) => token, key = secret) =>
  more(new SignJWT({ ...claims }).setProtectedHeader({ alg: "HS256" })).sign(new TextEncoder().encode(key));

test.each<[string, () => Promise<string> | string]>([
  ["without an expiry", () => sign({ sub: "paul", aud: "freeform-rpg" })],
  ["that has expired", () => sign({ sub: "paul", aud: "freeform-rpg" }, (token) => token.setExpirationTime(1))],
  ["for another audience", () => sign({ sub: "paul", aud: "else" }, (token) => token.setExpirationTime("1h"))],
  ["without a user", () => sign({ aud: "freeform-rpg" }, (token) => token.setExpirationTime("1h"))],
  ["of another secret", () => sign({ sub: "paul", aud: "freeform-rpg" }, (token) => token.setExpirationTime("1h"), "x".repeat(40))],
  [
    "with a strange grant",
    () => sign({ sub: "paul", aud: "freeform-rpg", grants: [{ campaign: "c", role: "GOD" }] }, (token) => token.setExpirationTime("1h")),
  ],
  ["that is none", () => "nonsense"],
])("a token %s is refused with 401", async (_what, make) => {
  const response = await post(JSON.stringify({ query: name }), { ...json, authorization: `Bearer ${await make()}` });
  expect(response.status).toBe(401);
  expect(await response.json()).toMatchObject({ errors: [{ extensions: { code: "UNAUTHENTICATED" } }] });
});

test("health tells version, engine and faulty plugins", async () => {
  const response = await it.api.fetch(new Request("http://local/health"));
  expect(await response.json()).toMatchObject({ ok: true, version: "1.2.3", faulty: [] });
});

test("GraphiQL brings its own scripts and styles, for it has to work without a network", async () => {
  const page = await (await it.api.fetch(new Request("http://local/graphql", { headers: { accept: "text/html" } }))).text();
  expect(page).toContain("graphiql");
  expect(page).not.toMatch(/<(script|link)[^>]+(src|href)="(https?:)?\/\//);
});

test("metrics count operations", async () => {
  await it.ask("otto", name);
  await playOnce("metrics");
  const text = await (await it.api.fetch(new Request("http://local/metrics"))).text();
  expect(text).toMatch(/freeform_operations_total\{kind="query"\} \d+/);
  expect(text).toMatch(/freeform_operations_total\{kind="mutation"\} 1/);
  expect(text).toMatch(/freeform_errors_total\{code="NOT_FOUND"\} \d+/);
});

test.each([
  ["a form", "application/x-www-form-urlencoded", 403],
  ["plain text", "text/plain", 403],
  ["JSON", "application/json", 200],
])("%s from a foreign page is answered with its status", async (_what, type, status) => {
  const body = type === "application/json" ? '{"query":"{ serverInfo { name } }"}' : "query=%7BserverInfo%7Bname%7D%7D";
  expect((await post(body, { "content-type": type })).status).toBe(status);
});

test.each([
  ["two megabytes", () => JSON.stringify({ query: name, variables: { x: "x".repeat(2_000_000) } }), 413],
  ["a batch", () => JSON.stringify([{ query: name }, { query: name }]), 400],
])("%s are refused", async (_what, body, status) => {
  expect((await post(body())).status).toBe(status);
});

test.each([
  ["too deep", `{ campaign(id: "c") { entity(id: "bar") ${"{ exits ".repeat(16)} { name } ${"}".repeat(16)} } }`],
  ["too many aliases", `{ ${Array.from({ length: 40 }, (_, at) => `a${at}: serverInfo { name }`).join(" ")} }`],
  ["too many directives", `{ serverInfo ${"@include(if: true) ".repeat(12)} { name } }`],
  ["too many words", `{ ${"serverInfo { name } ".repeat(1000)} }`],
  ["too costly", `{ viewer { campaigns(first: 100) { nodes { entities(first: 100) { nodes { facts { text } } } } } } }`],
])("a document that is %s is refused", async (_what, query) => {
  const { data, errors } = await it.ask("paul", query);
  expect(data).toBeUndefined();
  expect(errors?.length).toBeGreaterThan(0);
});

/** Adds a query that fails as no resolver should. */
const breaking = definePlugin({
  name: "breaking",
  create: () => ({
    contributes: [
      contribute(apiParts, (builder) =>
        builder.queryField("breaks", (t) =>
          t.string({ description: "Fails always.", resolve: () => Promise.reject(new Error("The password is wrong.")) }),
        ),
      ),
    ],
  }),
});

test("servers of the same plugins share one schema, and those of others do not", async () => {
  await using one = await openTestApi({ plugins: [quickTurn] });
  await using same = await openTestApi({ plugins: [quickTurn] });
  await using other = await openTestApi({ plugins: [breaking] });
  expect(same.api.schema).toBe(one.api.schema);
  expect(one.api.schema.getQueryType()?.getFields()).not.toHaveProperty("breaks");
  expect(other.api.schema.getQueryType()?.getFields()).toHaveProperty("breaks");
});

test("an unexpected error reveals nothing of its cause", async () => {
  const seen: unknown[] = [];
  await using broken = await openTestApi({ plugins: [breaking], settings: { onError: (error) => seen.push(error) } });
  const { errors } = await broken.ask("paul", "{ breaks }");
  expect(errors).toMatchObject([{ message: expect.stringContaining("unexpected"), extensions: { code: "INTERNAL" } }]);
  expect(seen).toHaveLength(1);
});

test("in production nobody reads the schema, and mistakes get no suggestions", async () => {
  await using production = await openTestApi({ settings: { production: true } });
  const schema = await production.ask("paul", "{ __schema { types { name } } }");
  expect(schema.data).toBeUndefined();
  const mistake = await production.ask("paul", "{ campain { name } }");
  expect(mistake.errors?.[0]?.message).not.toContain("Did you mean");
});

test("a viewer who asks too often waits", async () => {
  await using slow = await openTestApi({ settings: { requestsPerMinute: 12 } });
  const statuses = [];
  for (let time = 0; time < 4; time += 1) statuses.push((await slow.request("paul", "{ serverInfo { name } }")).status);
  expect(statuses).toEqual([200, 200, 429, 429]);
  expect((await slow.request("olga", "{ serverInfo { name } }")).status).toBe(200);
});

test("two players watch a campaign over WebSocket and hear of each other's turns, and not what waits for the DM", async () => {
  const { port } = await it.api.listen({ port: 0, host: "127.0.0.1" });
  const connect = async (user: string) =>
    createClient({
      url: `ws://127.0.0.1:${port}/graphql`,
      webSocketImpl: WebSocket,
      connectionParams: { Authorization: `Bearer ${await tokenFor(user)}` },
    });
  const clients = await Promise.all(["paul", "olga"].map(connect));
  const query = `subscription { campaignEvents(campaignId: "c", after: 0) { type ... on TurnCommitted { turnNumber turn { text } } } }`;
  const watching = clients.map(async (client) => {
    const told: unknown[] = [];
    for await (const { data } of client.iterate({ query })) {
      told.push(data?.["campaignEvents"]);
      if (told.length === 1) await playOnce();
      if (JSON.stringify(told).includes("You act.")) return told;
    }
    return told;
  });
  const [first, second] = await Promise.all(watching);
  expect(first).toContainEqual({ type: "TURN_COMMITTED", turnNumber: heldTurn, turn: { text: heldNotice } });
  expect(second).toContainEqual({ type: "TURN_COMMITTED", turnNumber: 3, turn: { text: "You act." } });
  const outsider = await connect("otto");
  const heard = outsider.iterate({ query });
  expect(await heard.next()).toMatchObject({ value: { errors: [{ extensions: { code: "NOT_FOUND" } }] } });
  for (const client of [...clients, outsider]) await client.dispose();
});

const playOnce = (key = "ws") =>
  it.ask("paul", `mutation { playTurn(input: { campaignId: "c", text: "I look.", idempotencyKey: "${key}" }) { __typename } }`);

test("a subscription ends with an error when its token expires", async () => {
  const query = `subscription { campaignEvents(campaignId: "c") { type } }`;
  const listen = async (ms: number): Promise<string> => {
    const token = await sign({ sub: "olga", aud: "freeform-rpg" }, (made) => made.setExpirationTime(new Date(Date.now() + ms)));
    return (await it.request(null, query, {}, { accept: "text/event-stream", authorization: `Bearer ${token}` })).text();
  };
  // On a busy machine a short token may be over before the subscription begins.
  let told = "";
  for (let ms = 1500; !told.includes("event: "); ms *= 2) told = await listen(ms);
  expect(told).toMatch(/event: next\ndata: .*"code":"UNAUTHENTICATED"[\s\S]*event: complete/);
});

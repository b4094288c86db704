import { connect } from "node:net";
import { expect, test } from "vitest";
import { createClient } from "graphql-ws";
import { WebSocket } from "ws";
import { apiParts } from "freeform-rpg/graphql";
import { contribute, definePlugin } from "freeform-rpg/kernel";
import { openTestApi, tokenFor } from "./support/api.ts";
import type { TestApi } from "./support/api.ts";

const query = "{ serverInfo { name } }";
const unreadable = "{ this is no document";

const ask = (url: string, headers: Record<string, string> = {}, body: string = JSON.stringify({ query })) =>
  fetch(url, { method: "POST", headers: { "content-type": "application/json", ...headers }, body });

const statusesOf = async (count: number, send: () => Promise<Response>): Promise<number[]> => {
  const statuses = [];
  for (let time = 0; time < count; time += 1) statuses.push((await send()).status);
  return statuses;
};

test("requests without a token are limited by address before they are parsed", async () => {
  await using it = await openTestApi({ settings: { anonymousPerMinute: 12 } });
  await it.request(null, unreadable);
  await it.request(null, unreadable);
  const response = await it.request(null, unreadable);
  expect(response.status).toBe(429);
  expect(Number(response.headers.get("retry-after"))).toBeGreaterThan(0);
  expect(await response.json()).toMatchObject({
    errors: [{ message: expect.stringMatching(/Wait \d+ s/), extensions: { code: "RATE_LIMITED" } }],
  });
  expect((await it.request("paul", query)).status).toBe(200);
});

test("guessed tokens count as requests without one", async () => {
  await using it = await openTestApi({ settings: { anonymousPerMinute: 12 } });
  expect(await statusesOf(3, () => it.request(null, query, {}, { authorization: "Bearer guessed" }))).toEqual([401, 401, 429]);
});

test("operator pages are not limited", async () => {
  await using it = await openTestApi({ settings: { anonymousPerMinute: 6 } });
  expect(await statusesOf(5, () => it.api.fetch(new Request("http://local/health")))).toEqual([200, 200, 200, 200, 200]);
});

const listen = async (it: TestApi): Promise<{ url: string; port: number }> => it.api.listen({ port: 0, host: "127.0.0.1" });
const from = (address: string) => ({ "x-forwarded-for": address });

test("X-Forwarded-For names the client only behind trusted proxies", async () => {
  await using direct = await openTestApi({ settings: { anonymousPerMinute: 6 } });
  const { url } = await listen(direct);
  expect([(await ask(url, from("1.1.1.1"))).status, (await ask(url, from("2.2.2.2"))).status]).toEqual([200, 429]);
  await using behind = await openTestApi({ settings: { anonymousPerMinute: 6, proxies: 1 } });
  const proxied = (await listen(behind)).url;
  const statuses = [];
  for (const address of ["1.1.1.1", "2.2.2.2", "9.9.9.9, 1.1.1.1", "2001:db8::1", "2001:db8:0:0:ffff::2"])
    statuses.push((await ask(proxied, from(address))).status);
  expect(statuses).toEqual([200, 200, 429, 200, 429]);
});

test("operations over one WebSocket are limited before they are parsed", async () => {
  await using it = await openTestApi({ settings: { anonymousPerMinute: 12 } });
  const { port } = await listen(it);
  const client = createClient({ url: `ws://127.0.0.1:${port}/graphql`, webSocketImpl: WebSocket, lazy: false });
  expect((await client.iterate({ query }).next()).value).toMatchObject({ data: { serverInfo: { name: "freeform-rpg" } } });
  await expect(client.iterate({ query: unreadable }).next()).rejects.toMatchObject([{ extensions: { code: "RATE_LIMITED" } }]);
  await client.dispose();
});

/** Sends the beginning of a request and answers what the server says until it closes the connection. */
const sendSlowly = (port: number, beginning: string): Promise<string> =>
  new Promise((resolve, reject) => {
    let answer = "";
    const socket = connect(port, "127.0.0.1", () => socket.write(beginning));
    socket.on("data", (data) => (answer += data));
    socket.on("close", () => resolve(answer));
    socket.on("error", reject);
  });

test.each([
  ["headers", "POST /graphql HTTP/1.1\r\nHost: local\r\n"],
  ["body", 'POST /graphql HTTP/1.1\r\nHost: local\r\nContent-Type: application/json\r\nContent-Length: 100\r\n\r\n{"query":'],
])("a client that does not send its whole %s in time is sent away", async (_what, beginning) => {
  await using it = await openTestApi({ settings: { arrival: { headers: 300, body: 300 } } });
  const { port } = await listen(it);
  expect(await sendSlowly(port, beginning)).toMatch(/^HTTP\/1\.1 408 /);
});

test("a slow body is refused with what to do", async () => {
  await using it = await openTestApi({ settings: { arrival: { body: 100 } } });
  const { port } = await listen(it);
  const answer = await sendSlowly(
    port,
    "POST /graphql HTTP/1.1\r\nHost: local\r\nContent-Type: application/json\r\nContent-Length: 9\r\n\r\n{",
  );
  expect(answer).toContain('"code":"REQUEST_TIMEOUT"');
  expect(answer).toContain("Send it in one piece");
});

const blocking = definePlugin({
  name: "blocking",
  create: () => ({
    contributes: [
      contribute(apiParts, (builder) => {
        builder.queryField("block", (t) =>
          t.boolean({
            description: "Blocks the event loop.",
            resolve: () => {
              for (const until = performance.now() + 400; performance.now() < until;);
              return true;
            },
          }),
        );
      }),
    ],
  }),
});

test("a blocked event loop is reported with the operation that blocks it", async () => {
  const seen: { ms: number; operations: readonly { name: string }[] }[] = [];
  await using it = await openTestApi({ plugins: [blocking], settings: { onBlocked: (blocked) => seen.push(blocked) } });
  const { url } = await listen(it);
  const authorization = `Bearer ${await tokenFor("paul")}`;
  const answer = await ask(url, { authorization }, JSON.stringify({ query: "query Slow { block }" }));
  expect(await answer.json()).toEqual({ data: { block: true } });
  await expect.poll(() => seen.flatMap(({ operations }) => operations.map(({ name }) => name))).toContain('query "Slow" of block');
  expect(seen.some(({ ms }) => ms > 200)).toBe(true);
  const metrics = await (await it.api.fetch(new Request("http://local/metrics"))).text();
  expect(metrics).toMatch(/freeform_event_loop_blocked_total [1-9]/);
});

import { once } from "node:events";
import { getIntrospectionQuery } from "graphql";
import { SignJWT } from "jose";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { WebSocket } from "ws";
import { openTestApi, secret, tokenFor } from "./support/api.ts";
import type { TestApi } from "./support/api.ts";
import { campaignPlugins } from "./support/features.ts";
import { playCampaign } from "./support/world.ts";

let it: TestApi;
let port: number;
beforeAll(async () => {
  it = await openTestApi({ plugins: [...campaignPlugins] });
  await playCampaign(it.test, "c", 2);
  ({ port } = await it.api.listen({ port: 0, host: "127.0.0.1" }));
});
afterAll(() => it[Symbol.asyncDispose]());

interface Message {
  readonly type: string;
  readonly payload?: any;
}

/** A socket that has asked to be accepted. Messages arrive in order. */
const connect = async (token: string, at = port) => {
  const socket = new WebSocket(`ws://127.0.0.1:${at}/graphql`, "graphql-transport-ws");
  const closed = once(socket, "close").then(([code, reason]) => ({ code: Number(code), reason: String(reason) }));
  const received: Message[] = [];
  let wake = () => {};
  socket.on("message", (data) => (received.push(JSON.parse(String(data))), wake()));
  await once(socket, "open");
  const send = (message: object) => socket.send(JSON.stringify(message));
  send({ type: "connection_init", payload: { Authorization: `Bearer ${token}` } });
  const next = async (): Promise<Message> => {
    while (received.length === 0) await new Promise<void>((resolve) => (wake = resolve));
    return received.shift()!;
  };
  return { socket, closed, next, subscribe: (query: string) => send({ id: "1", type: "subscribe", payload: { query } }) };
};

const shortToken = (user: string, ms: number): Promise<string> =>
  new SignJWT({ sub: user, aud: "freeform-rpg" })
    .setProtectedHeader({ alg: "HS256" })
    .setExpirationTime(Math.ceil((Date.now() + ms) / 1000))
    .sign(new TextEncoder().encode(secret));

test("a socket closes with 4401 when its token expires, whether or not it follows anything", async () => {
  const follow = async (ms: number) => {
    const { next, closed, subscribe } = await connect(await shortToken("olga", ms));
    const accepted = await Promise.race([next(), closed]);
    if ("type" in accepted) subscribe('{ campaign(id: "c") { name } }');
    return { accepted, answer: await Promise.race([next(), closed]), closed: await closed };
  };
  // On a busy machine a short token may be over before the answer is there.
  let ms = 1500;
  let followed = await follow(ms);
  while (!("type" in followed.answer)) followed = await follow((ms *= 2));
  expect(followed).toMatchObject({
    accepted: { type: "connection_ack" },
    answer: { type: "next", payload: { data: { campaign: expect.anything() } } },
    closed: { code: 4401, reason: expect.stringContaining("expired") },
  });
});

test("a socket with an invalid token closes with 4401", async () => {
  const { closed } = await connect("nonsense");
  expect(await closed).toMatchObject({ code: 4401, reason: expect.stringContaining("invalid") });
});

test("sockets that are opened too often close with 4429", async () => {
  await using slow = await openTestApi({ settings: { requestsPerMinute: 6 } });
  const { port: at } = await slow.api.listen({ port: 0, host: "127.0.0.1" });
  const first = await connect(await tokenFor("olga"), at);
  expect(await first.next()).toEqual({ type: "connection_ack" });
  const second = await connect(await tokenFor("olga"), at);
  expect(await second.closed).toMatchObject({ code: 4429 });
});

test("a viewer who has too many sockets is told to close one", async () => {
  await using few = await openTestApi({ settings: { socketsPerViewer: 2 } });
  const { port: at } = await few.api.listen({ port: 0, host: "127.0.0.1" });
  const olga = await tokenFor("olga");
  const [first] = [await connect(olga, at), await connect(olga, at)];
  expect(await first.next()).toEqual({ type: "connection_ack" });
  expect(await (await connect(olga, at)).closed).toEqual({
    code: 4429,
    reason: "Too many connections: you have 2, and 2 is the maximum. Close one first.",
  });
  expect(await (await connect(await tokenFor("paul"), at)).next()).toEqual({ type: "connection_ack" });
  first.socket.close();
  await first.closed;
  await expect.poll(async () => (await connect(olga, at)).next()).toEqual({ type: "connection_ack" });
});

const following = 'subscription { campaignEvents(campaignId: "c", after: 0) { type } }';

test("a viewer follows no more at the same time than is allowed, over sockets and over SSE", async () => {
  await using few = await openTestApi({ plugins: [...campaignPlugins], settings: { subscriptionsPerViewer: 1 } });
  await playCampaign(few.test, "c", 2);
  const { port: at, url } = await few.api.listen({ port: 0, host: "127.0.0.1" });
  const dora = await tokenFor("dora");
  const stream = async () => {
    const gone = new AbortController();
    const headers = { "content-type": "application/json", accept: "text/event-stream", authorization: `Bearer ${dora}` };
    const response = await fetch(url, { method: "POST", headers, body: JSON.stringify({ query: following }), signal: gone.signal });
    const reader = response.body!.pipeThrough(new TextDecoderStream()).getReader();
    let text = "";
    while (!text.includes("data: {")) text += (await reader.read()).value ?? "";
    return { text, close: () => gone.abort() };
  };
  const first = await connect(dora, at);
  await first.next();
  first.subscribe(following);
  expect(await first.next()).toMatchObject({ type: "next" });
  const refused = await stream();
  expect(refused.text).toContain("Too many subscriptions: you have 1, and 1 is the maximum. Close one first.");
  expect(refused.text).toContain('"reason":"too_many_subscriptions"');
  first.socket.terminate();
  const streaming = await vi.waitFor(async () => {
    const opened = await stream();
    expect(opened.text).toContain("campaignEvents");
    return opened;
  }, 120_000);
  const second = await connect(dora, at);
  await second.next();
  second.subscribe(following);
  const refusal = { errors: [{ extensions: { code: "RATE_LIMITED", reason: "too_many_subscriptions" } }] };
  expect(await second.next()).toMatchObject({ payload: refusal });
  expect(await second.next()).toMatchObject({ type: "complete" });
  streaming.close();
  await vi.waitFor(async () => {
    second.subscribe(following);
    const answer = await second.next();
    if (answer.payload.errors) await second.next();
    expect(answer).toMatchObject({ payload: { data: { campaignEvents: expect.anything() } } });
  }, 120_000);
});

test("a client that asks on without reading is cut off", async () => {
  const { socket, closed, next } = await connect(await tokenFor("dora"));
  await next();
  socket.pause();
  socket.on("error", () => undefined);
  const query = getIntrospectionQuery();
  let asked = 0;
  const asking = setInterval(() => {
    socket.send(JSON.stringify({ id: String((asked += 1)), type: "subscribe", payload: { query } }), () => undefined);
  }, 20);
  expect(await closed).toMatchObject({ code: 1006 });
  clearInterval(asking);
});

test("queries and mutations are answered over a socket", async () => {
  const { next, subscribe, socket } = await connect(await tokenFor("dora"));
  expect(await next()).toEqual({ type: "connection_ack" });
  const add = 'addMember(input: { campaignId: "c", userId: "sam", role: PLAYER })';
  subscribe(`mutation { ${add} { __typename } }`);
  expect(await next()).toMatchObject({ type: "next", payload: { data: { addMember: { __typename: "Campaign" } } } });
  socket.close();
});

test("a removed member's socket closes with 4403", async () => {
  const add = 'addMember(input: { campaignId: "c", userId: "rita", role: OBSERVER })';
  expect((await it.ask("dora", `mutation { ${add} { __typename } }`)).data.addMember.__typename).toBe("Campaign");
  const { next, closed, subscribe } = await connect(await tokenFor("rita"));
  expect(await next()).toEqual({ type: "connection_ack" });
  subscribe('subscription { campaignEvents(campaignId: "c", after: 0) { type } }');
  expect(await next()).toMatchObject({ type: "next", payload: { data: expect.anything() } });
  await it.ask("dora", 'mutation { removeMember(input: { campaignId: "c", userId: "rita" }) { __typename } }');
  expect(await closed).toMatchObject({ code: 4403 });
});

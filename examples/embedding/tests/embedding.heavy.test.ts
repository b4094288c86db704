import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import type { Server } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { defineConfig, openEngine, standard } from "freeform-rpg";
import type { Engine } from "freeform-rpg";
import { createClient } from "graphql-ws";
import { afterAll, beforeAll, expect, test } from "vitest";
import WebSocket from "ws";

/** The examples are JavaScript, so that they run as they stand in any project. */
const load = (example: string) => import(new URL(`../${example}.mjs`, import.meta.url).href);

const data = mkdtempSync(join(tmpdir(), "embedding-"));
let engine: Engine;
beforeAll(async () => {
  engine = await openEngine({ config: defineConfig({ extends: standard({ data }) }), variables: { DATA_DIR: data } });
});
afterAll(async () => {
  await engine.close();
  rmSync(data, { recursive: true, force: true });
});

const query = "{ serverInfo { version } }";
const answered = { data: { serverInfo: { version: expect.any(String) } } };

const ask = async (url: string): Promise<Request> =>
  new Request(url, {
    method: "POST",
    headers: { "content-type": "application/json", authorization: `Bearer ${await engine.signToken({ user: "ada" })}` },
    body: JSON.stringify({ query }),
  });

const portOf = (server: Server): number => {
  const address = server.address();
  return typeof address === "object" && address !== null ? address.port : 0;
};

const listen = async (server: Server): Promise<number> => {
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  return portOf(server);
};

/** What a server answers at the API and at the program's own page. */
const answersOf = async (port: number): Promise<readonly unknown[]> => {
  const answer = await fetch(await ask(`http://127.0.0.1:${port}/graphql`));
  return [await answer.json(), await (await fetch(`http://127.0.0.1:${port}/`)).text()];
};
const both = [answered, "our own page"];

test("a Node server answers operations, and its WebSockets too", async () => {
  const server = (await load("node")).serveWithNode(engine);
  const port = await listen(server);
  expect(await answersOf(port)).toEqual(both);
  const token = await engine.signToken({ user: "ada" });
  const url = `ws://127.0.0.1:${port}/graphql`;
  const client = createClient({ url, webSocketImpl: WebSocket, connectionParams: { authorization: `Bearer ${token}` } });
  expect((await client.iterate({ query }).next()).value).toEqual(answered);
  await client.dispose();
  server.closeAllConnections();
  server.close();
});

test("an Express app answers operations", async () => {
  const server = (await load("express")).createExpressApp(engine).listen(0, "127.0.0.1");
  await once(server, "listening");
  expect(await answersOf(portOf(server))).toEqual(both);
  server.closeAllConnections();
  server.close();
});

test("a Fastify app answers operations", async () => {
  const app = (await load("fastify")).createFastifyApp(engine);
  await app.listen({ port: 0, host: "127.0.0.1" });
  expect(await answersOf(portOf(app.server))).toEqual(both);
  app.server.closeAllConnections();
  await app.close();
});

test("a Next route answers operations", async () => {
  const { POST } = (await load("next-route")).routeHandlers(engine);
  expect(await (await POST(await ask("http://localhost/graphql"))).json()).toEqual(answered);
});

test("a typed call is answered in this process, and an error is thrown with its code", async () => {
  await expect(engine.call(query, {}, { user: "ada" })).resolves.toEqual(answered.data);
  await expect(engine.call("{ nothing }", {}, { user: "ada" })).rejects.toMatchObject({ code: expect.any(String) });
});

import { createHash } from "node:crypto";
import { createClient } from "graphql-ws";
import { afterAll, beforeAll, expect, test } from "vitest";
import { WebSocket } from "ws";
import { openTestApi, tokenFor } from "./support/api.ts";
import type { TestApi } from "./support/api.ts";

const version = "{ serverInfo { version } }";
const name = "query Name { serverInfo { name } }";
const answered = { data: { serverInfo: { version: "1.2.3" } } };
const hashOf = (text: string) => createHash("sha256").update(text).digest("hex");
const byId = (sha256Hash: string) => ({ extensions: { persistedQuery: { version: 1, sha256Hash } } });

let open: TestApi;
let closed: TestApi;
beforeAll(async () => {
  const documents = { version };
  open = await openTestApi({ settings: { persisted: { documents, only: false } } });
  closed = await openTestApi({ settings: { persisted: { documents, only: true } } });
});
afterAll(async () => {
  await open[Symbol.asyncDispose]();
  await closed[Symbol.asyncDispose]();
});

const post = async ({ api }: TestApi, body: object) => {
  const headers = { "content-type": "application/json", authorization: `Bearer ${await tokenFor("dana")}` };
  return (await api.fetch(new Request("http://local/graphql", { method: "POST", headers, body: JSON.stringify(body) }))).json();
};

const unknown = { errors: [{ message: expect.stringContaining('"nothing"'), extensions: { code: "PERSISTED_QUERY_NOT_FOUND" } }] };
const refused = { errors: [{ message: expect.stringContaining("PERSISTED_OPERATIONS"), extensions: { code: "PERSISTED_QUERY_ONLY" } }] };

test.each([
  ["the id of the manifest", byId("version"), answered],
  ["the hash of its text", byId(hashOf(version)), answered],
  ["its text", { query: version }, answered],
  ["its text and its hash", { query: version, ...byId(hashOf(version)) }, answered],
  ["an unknown id", byId("nothing"), unknown],
  ["neither", {}, { errors: [{ extensions: { code: "BAD_REQUEST" } }] }],
])(
  "an operation that is sent as %s is answered alike by servers that execute others and those that do not",
  async (_what, body, answer) => {
    expect(await post(open, body)).toMatchObject(answer);
    expect(await post(closed, body)).toMatchObject(answer);
  },
);

test("another text is executed only where others are", async () => {
  expect(await post(open, { query: name })).toMatchObject({ data: { serverInfo: { name: expect.any(String) } } });
  expect(await post(closed, { query: name })).toMatchObject(refused);
  expect(await post(closed, { query: name, ...byId("version") })).toMatchObject(refused);
});

test("the same holds over WebSocket", async () => {
  const { port } = await closed.api.listen({ port: 0, host: "127.0.0.1" });
  const connectionParams = { Authorization: `Bearer ${await tokenFor("dana")}` };
  const client = createClient({ url: `ws://127.0.0.1:${port}/graphql`, webSocketImpl: WebSocket, connectionParams });
  const ask = async (operation: { query: string; extensions?: Record<string, unknown> }) =>
    client
      .iterate(operation)
      .next()
      .then(
        ({ value }) => value,
        (errors: unknown) => ({ errors }),
      );
  expect(await ask({ query: "", ...byId("version") })).toMatchObject(answered);
  expect(await ask({ query: version })).toMatchObject(answered);
  expect(await ask({ query: name })).toMatchObject(refused);
  expect(await ask({ query: "", ...byId("nothing") })).toMatchObject(unknown);
  await client.dispose();
});

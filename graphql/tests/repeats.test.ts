import { connect } from "node:net";
import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openTestApi, tokenFor } from "./support/api.ts";
import type { TestApi } from "./support/api.ts";
import { SECRET, playCampaign } from "./support/world.ts";

let it: TestApi;
let url: string;
beforeAll(async () => {
  it = await openTestApi({ settings: { corsOrigins: ["https://page.example"], persisted: { documents: { one: query }, only: false } } });
  await playCampaign(it.test, "c");
  ({ url } = await it.api.listen({ port: 0, host: "127.0.0.1" }));
});
afterAll(() => it[Symbol.asyncDispose]());

const query = `query ($all: [Visibility!], $id: ID! = "c") { campaign(id: $id) { name myRole facts(visibility: $all) { totalCount nodes { text } } } }`;
const everything = { all: ["KNOWN", "WORLD", "DM"] };

type Headers = Record<string, string>;

const initOf = async (user: string | null, body: string, headers: Headers): Promise<RequestInit> => {
  const authorization: Headers = user === null ? {} : { authorization: `Bearer ${await tokenFor(user)}` };
  return { method: "POST", headers: { "content-type": "application/json", ...authorization, ...headers }, body };
};

const bodyOf = (variables: object = {}): string => JSON.stringify({ query, variables });

const ofConnections = new Set(["connection", "keep-alive", "date", "transfer-encoding"]);

/** Of a response, what clients see. Connections and dates are the port's. */
const read = async (response: Response) => {
  const headers = [...response.headers].map(([name, value]): [string, string] => [name.toLowerCase(), value]);
  return {
    status: response.status,
    headers: Object.fromEntries(headers.filter(([name]) => !ofConnections.has(name))),
    body: await response.text(),
  };
};

const post = async (user: string | null, body: string, headers: Headers = {}) => read(await fetch(url, await initOf(user, body, headers)));

/** The same request without a port, which is never repeated. */
const postApart = async (user: string | null, body: string, headers: Headers = {}) =>
  read(await it.api.fetch(new Request("http://local/graphql", await initOf(user, body, headers))));

const countRepeated = async (work: () => Promise<unknown>): Promise<number> => {
  const before = await readCount();
  await work();
  return (await readCount()) - before;
};

const readCount = async (): Promise<number> => {
  const { body } = await read(await it.api.fetch(new Request("http://local/metrics")));
  return Number(/freeform_repeated_queries_total (\d+)/.exec(body)?.[1]);
};

test("an equal request is answered to each viewer as if it came alone, with one statement", async () => {
  const users = ["dora", "paul", "olga", "paul", "dora"];
  await post("paul", bodyOf());
  const answers: Awaited<ReturnType<typeof post>>[] = [];
  let statements: string[] = [];
  const repeated = await countRepeated(async () => {
    statements = await it.count(async () => {
      for (const user of users) answers.push(await post(user, bodyOf()));
    });
  });
  expect([repeated, statements.length]).toEqual([users.length, users.length]);
  for (const [at, user] of users.entries()) expect(answers[at]).toEqual(await postApart(user, bodyOf()));
  expect(JSON.stringify(answers)).not.toContain(SECRET);
});

test.each<[string, Headers, number]>([
  ["another content type", { accept: "application/graphql-response+json" }, 1],
  ["an allowed origin", { origin: "https://page.example" }, 1],
  ["another origin", { origin: "https://other.example" }, 1],
  ["a charset", { "content-type": "application/json; charset=utf-8" }, 1],
  ["a stream of events", { accept: "text/event-stream" }, 0],
  ["a form", { "content-type": "application/x-www-form-urlencoded" }, 0],
  ["the view of a player", { "view-as": "paul" }, 0],
])("a request with %s is answered as always", async (_what, headers, expected) => {
  const body = bodyOf({ all: ["KNOWN"] });
  await post("dora", body);
  await post("dora", body, headers);
  let again: unknown;
  expect(await countRepeated(async () => (again = await post("dora", body, headers)))).toBe(expected);
  expect(again).toEqual(await postApart("dora", body, headers));
});

test("other variables, texts and ids are not taken for what was asked before", async () => {
  const persisted = JSON.stringify({ extensions: { persistedQuery: { sha256Hash: "one" } } });
  const named = JSON.stringify({ query: `query Two { campaign(id: "c") { status } }` });
  const bodies = [bodyOf(), bodyOf({ id: "nowhere" }), bodyOf({ all: ["KNOWN"] }), persisted, named, "{", bodyOf({ id: 5.5 })];
  for (const round of ["first", "second"])
    for (const body of bodies) expect(await post("paul", body), `${round}: ${body}`).toEqual(await postApart("paul", body));
});

test("who is removed, or is a DM no more, reads no more from the next request on", async () => {
  const { sql: database } = it.test.database;
  const ask = () => post("dora", bodyOf(everything));
  await post("paul", bodyOf());
  await ask();
  await sql`update members set role = 'PLAYER' where campaign_id = 'c' and user_id = 'dora'`.execute(database);
  const asPlayer = await ask();
  await sql`update members set role = 'DM' where campaign_id = 'c' and user_id = 'dora'`.execute(database);
  expect(asPlayer.body).not.toContain(SECRET);
  expect(asPlayer).toEqual({ ...asPlayer, body: expect.stringContaining('"FORBIDDEN"') });
  await post("olga", bodyOf());
  await sql`update members set user_id = 'away' where campaign_id = 'c' and user_id = 'olga'`.execute(database);
  const removed = await post("olga", bodyOf());
  await sql`update members set user_id = 'olga' where campaign_id = 'c' and user_id = 'away'`.execute(database);
  expect(removed.body).toContain('"NOT_FOUND"');
  expect((await post("olga", bodyOf())).body).toContain("totalCount");
});

test.each<[string, string | null, Headers]>([
  ["an outsider", "stranger", {}],
  ["no one", null, {}],
  ["a bad token", null, { authorization: "Bearer bad" }],
])("%s is refused what others have asked for", async (_who, user, headers) => {
  await post("paul", bodyOf());
  const refused = await post(user, bodyOf(), headers);
  expect(refused).toEqual(await postApart(user, bodyOf(), headers));
  expect(refused.body).toContain('"errors"');
});

test("repeated requests are counted like all others", async () => {
  await using few = await openTestApi({ settings: { requestsPerMinute: 12 } });
  await playCampaign(few.test, "c");
  const at = await few.api.listen({ port: 0, host: "127.0.0.1" });
  const statuses: number[] = [];
  for (let time = 0; time < 4; time += 1) statuses.push((await fetch(at.url, await initOf("paul", bodyOf(), {}))).status);
  expect(statuses).toEqual([200, 200, 429, 429]);
  expect((await fetch(at.url, await initOf("paul", bodyOf(), {}))).headers.get("retry-after")).not.toBeNull();
});

test("a value that the schema promises and the database lacks is the same error as always", async () => {
  const body = JSON.stringify({ query: '{ campaign(id: "c") { name systemName } }' });
  await post("paul", body);
  const { sql: database } = it.test.database;
  const { rows } = await sql<{ system: unknown }>`select system from campaigns where id = 'c'`.execute(database);
  await sql`update campaigns set system = system - 'name' where id = 'c'`.execute(database);
  const broken = await post("paul", body);
  await sql`update campaigns set system = ${JSON.stringify(rows[0]?.system)}::jsonb where id = 'c'`.execute(database);
  expect(broken.body).toContain('"errors"');
});

/** What the server says to a client with a token that sends a part of a body. */
const sendPart = async (port: number): Promise<string> => {
  const head = `POST /graphql HTTP/1.1\r\nHost: local\r\nAuthorization: Bearer ${await tokenFor("paul")}\r\n`;
  let answer = "";
  const socket = connect(port, "127.0.0.1", () => socket.write(`${head}Content-Type: application/json\r\nContent-Length: 100\r\n\r\n{`));
  socket.on("data", (data) => (answer += data));
  await new Promise((resolve) => socket.once("close", resolve));
  return answer;
};

test("a body that does not arrive in time is refused to viewers too", async () => {
  await using slow = await openTestApi({ settings: { arrival: { body: 100 } } });
  const { port } = await slow.api.listen({ port: 0, host: "127.0.0.1" });
  expect(await sendPart(port)).toContain('"code":"REQUEST_TIMEOUT"');
});

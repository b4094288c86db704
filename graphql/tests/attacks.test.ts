import { connect } from "node:net";
import { getIntrospectionQuery } from "graphql";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { encodeGlobalId } from "../builder/global-id.ts";
import { toCursor } from "../read/page.ts";
import { openTestApi, tokenFor } from "./support/api.ts";
import type { TestApi } from "./support/api.ts";
import { campaignPlugins, correctionPlugins } from "./support/features.ts";
import { quickTurn } from "./support/quick-turn.ts";
import { readEvents } from "./support/read-events.ts";
import { SECRET, playCampaign } from "./support/world.ts";

const unexpected: unknown[] = [];
let it: TestApi;
beforeAll(async () => {
  it = await openTestApi({
    plugins: [...campaignPlugins, ...correctionPlugins, quickTurn],
    settings: { onError: (error) => void unexpected.push(error) },
  });
  await playCampaign(it.test, "c", 2);
  await playCampaign(it.test, "d", 2);
});
afterAll(() => it[Symbol.asyncDispose]());

const send = (body: string): Promise<Response> =>
  tokenFor("paul").then((token) =>
    it.api.fetch(
      new Request("http://local/graphql", {
        method: "POST",
        headers: { "content-type": "application/json", authorization: `Bearer ${token}` },
        body,
      }),
    ),
  );

const check =
  "mutation($text: ID!, $given: JSON) { createCampaign(input: { from: { scenario: $text }, calibration: $given }) { __typename } }";
const nested = (levels: number): string => `${"[".repeat(levels)}1${"]".repeat(levels)}`;

describe("a value that no field takes", () => {
  test.each<[string, string, string]>([
    ["a text with NUL", `{"text":"a\\u0000b"}`, "text"],
    ["a text with NUL deep in JSON", `{"text":"a","given":{"sources":[{"about":"x\\u0000"}]}}`, "given.sources.0.about"],
    ["a key with NUL", `{"text":"a","given":{"a\\u0000":1}}`, "given"],
    ["a key that names a prototype", `{"text":"a","given":{"__proto__":{"x":1}}}`, "given"],
    ["a number beyond all", `{"text":"a","given":{"n":1e999}}`, "given.n"],
    ["a hundred levels", `{"text":"a","given":${nested(100)}}`, "given.0.0.0.0"],
    ["ten thousand levels", `{"text":"a","given":${nested(10_000)}}`, "given.0.0.0.0"],
  ])("is refused by its place: %s", async (_what, variables, path) => {
    const response = await send(`{"query":${JSON.stringify(check)},"variables":${variables}}`);
    const { data, errors } = await response.json();
    expect(data).toBeUndefined();
    expect(errors).toMatchObject([{ extensions: { code: "VALIDATION_FAILED", reason: "input_invalid", issues: [{ path }] } }]);
  });

  test.each([
    ["NUL", 'name: "a\\u0000b"'],
    ["a prototype", "calibration: { __proto__: 1 }"],
    ["a number beyond all", "calibration: { n: 1e999 }"],
  ])("is refused in the document too: %s", async (_what, field) => {
    const { data, errors } = await it.ask(
      "paul",
      `mutation { createCampaign(input: { from: { scenario: "x" }, ${field} }) { __typename } }`,
    );
    expect(data).toBeUndefined();
    expect(errors).toMatchObject([{ extensions: { reason: "input_invalid" } }]);
  });

  test("of one key that comes twice the last counts, as everywhere in JSON", async () => {
    const query = 'query($n: Int!) { campaign(id: "c") { turn(number: $n) { number } } }';
    const response = await send(`{"query":${JSON.stringify(query)},"variables":{"n":1,"n":2}}`);
    expect((await response.json()).data.campaign.turn).toEqual({ number: 2 });
  });
});

const facts = (after: string) =>
  it.ask("paul", 'query($after: String) { campaign(id: "c") { facts(first: 2, after: $after) { nodes { text } } } }', { after });

describe("a cursor that no list gave", () => {
  test.each([
    ["is no cursor", "nonsense"],
    ["is SQL", "' or 1=1 --"],
    ["is as long as a request may be", "x".repeat(900_000)],
    ["has too few parts", toCursor([1])],
    ["has another type", toCursor(["a", "b"])],
    ["has SQL in a number", toCursor(["1); drop table facts; --", "b"])],
    ["has a number beyond the database's", toCursor([1e15, "b"])],
    ["has NUL", toCursor([1, "a\0b"])],
    ["is an object", Buffer.from('{"turn_no":1}').toString("base64url")],
  ])("%s, and is an input error", async (_what, after) => {
    const { errors } = await facts(after);
    expect(errors).toMatchObject([{ extensions: { code: "VALIDATION_FAILED" } }]);
    expect(errors?.[0]?.message.length).toBeLessThan(1000);
  });

  test("is another campaign's or negative, and shows nothing more than one's own", async () => {
    const { data, errors } = await facts(toCursor([-5, "hidden-1"]));
    expect(errors).toBeUndefined();
    expect(JSON.stringify(data)).not.toContain(SECRET);
    expect(data.campaign.facts.nodes).toHaveLength(2);
  });
});

const node = async (user: string, id: string) => {
  const { data, errors = [] } = await it.ask(user, "query($id: ID!) { node(id: $id) { __typename } }", { id });
  return { data, errors: errors.map(({ message, extensions }) => ({ message: message.replaceAll(id, "ID"), code: extensions["code"] })) };
};

describe("ids", () => {
  test.each([
    ["of a type that there is not", encodeGlobalId("Nothing", "c")],
    ["with NUL", encodeGlobalId("Campaign", "c\0")],
    ["with NUL that is encoded", encodeGlobalId("Entity", "c/%00")],
    ["that cannot be taken apart", encodeGlobalId("Entity", "c/%zz")],
    ["of another type than asked for", encodeGlobalId("Entity", "c")],
  ])("%s are answered without a failure", async (_what, id) => {
    const { data, errors } = await it.ask("paul", "query($id: ID!) { node(id: $id) { __typename } campaign(id: $id) { name } }", { id });
    expect(data ?? { campaign: null }).toMatchObject({ campaign: null });
    expect(
      errors?.map(({ extensions }) => extensions["code"]).every((code) => ["NOT_FOUND", "VALIDATION_FAILED", "BAD_REQUEST"].includes(code)),
    ).toBe(true);
  });

  test("of hidden things are answered as those of nothing, by node and by every argument", async () => {
    expect(await node("paul", encodeGlobalId("Entity", "c/spy"))).toEqual(await node("paul", encodeGlobalId("Entity", "c/nobody")));
    expect(await node("otto", encodeGlobalId("Entity", "c/guard"))).toEqual(await node("otto", encodeGlobalId("Entity", "x/guard")));
    const ask = async (id: string) => {
      const query = `query($id: ID!) { campaign(id: "c") { entity(id: $id) { name } facts(subject: $id) { totalCount nodes { text } }
        searchLore(text: "guard", filter: { entityIds: [$id] }) { passages { __typename } } } }`;
      const { data, errors } = await it.ask("paul", query, { id });
      expect(errors).toBeUndefined();
      return JSON.stringify(data).replaceAll(id, "ID");
    };
    expect(await ask("spy")).toBe(await ask("zzz"));
    expect(await ask("bug")).toBe(await ask("zzz"));
    expect(await ask("vault")).toBe(await ask("zzz"));
    const propose = async (id: string) => {
      const query =
        'mutation($id: ID!) { proposeCorrection(input: { campaignId: "c", change: { hideEntity: { id: $id } } }) { __typename ... on Error { code reason message } } }';
      return JSON.stringify(await it.ask("paul", query, { id })).replaceAll(id, "ID");
    };
    expect(await propose("spy")).toBe(await propose("zzz"));
  });

  test("of a correction of another campaign are not decided", async () => {
    const propose =
      'mutation { proposeCorrection(input: { campaignId: "d", change: { renameEntity: { id: "guard", name: "Sarge" } } }) { ... on Correction { id key } } }';
    const { id, key } = (await it.ask("paul", propose)).data.proposeCorrection;
    for (const correctionId of [id, key]) {
      const decide = 'mutation($id: String!) { approveCorrection(input: { campaignId: "c", correctionId: $id }) { __typename } }';
      expect((await it.ask("dora", decide, { id: correctionId })).data.approveCorrection.__typename).toBe("NotFoundError");
    }
    const pending = await it.ask("dora", '{ campaign(id: "d") { corrections(status: [PENDING]) { nodes { key } } } }');
    expect(pending.data.campaign.corrections.nodes).toEqual([{ key }]);
  });
});

const play =
  "mutation($input: PlayTurnInput!) { playTurn(input: $input) { __typename ... on QueuedTurn { run { key } turn { number text } } ... on Error { code reason } } }";
const turn = (input: object) =>
  it.ask("paul", play, { input: { campaignId: "c", text: "I look.", idempotencyKey: "k", ...input } }).then(({ data }) => data.playTurn);

describe("turns", () => {
  test("twenty requests with one key at once are one turn", async () => {
    const answers = await Promise.all(Array.from({ length: 20 }, () => turn({ idempotencyKey: "twenty", wait: true })));
    expect(new Set(answers.map((one) => JSON.stringify(one))).size).toBe(1);
    expect(answers[0]).toMatchObject({ __typename: "QueuedTurn", turn: { text: "You act." } });
  });

  test("thirty at once are played in a row without a gap, but for those that are asked to wait", async () => {
    const before = (await it.ask("paul", '{ campaign(id: "c") { currentTurn } }')).data.campaign.currentTurn;
    const send = (at: number) =>
      it.ask("paul", play, { input: { campaignId: "c", text: "I look.", idempotencyKey: `many ${at}`, wait: true } });
    const answers = await Promise.all(Array.from({ length: 30 }, (_, at) => send(at)));
    const played = answers.flatMap(({ data }) => data?.playTurn?.turn?.number ?? []);
    const refused = answers.filter(({ data }) => data?.playTurn?.turn === undefined);
    for (const { errors } of refused)
      expect(errors).toMatchObject([{ path: ["playTurn"], extensions: { code: "RATE_LIMITED", reason: "too_many_turns" } }]);
    expect(played.length).toBeGreaterThanOrEqual(20);
    expect(played.toSorted((a, b) => a - b)).toEqual(played.map((_, at) => before + 1 + at));
  });

  test("a client that leaves in the middle of a turn changes nothing of it: it is committed once", async () => {
    const numbers = async () => (await it.ask("paul", '{ campaign(id: "c") { currentTurn } }')).data.campaign.currentTurn;
    const before = await numbers();
    const { run } = await turn({ idempotencyKey: "left" });
    const query = "subscription($id: ID!) { runEvents(runId: $id) { __typename } }";
    const response = await it.request("paul", query, { id: run.key }, { accept: "text/event-stream" });
    const reader = response.body?.getReader();
    await reader?.read();
    await reader?.cancel();
    expect(await turn({ idempotencyKey: "left", wait: true })).toMatchObject({ turn: { number: before + 1, text: "You act." } });
    expect(await numbers()).toBe(before + 1);
  });

  test("what models cost in a run is for the DM alone", async () => {
    const { run } = await turn({ idempotencyKey: "cost", wait: true });
    const query = "subscription($id: ID!) { runEvents(runId: $id) { __typename ... on StageFinished { cost modelCalls } } }";
    const costs = async (user: string) => {
      const events = await readEvents(await it.request(user, query, { id: run.key }, { accept: "text/event-stream" }));
      return events.map(({ data }) => data.runEvents).filter(({ __typename }) => __typename === "StageFinished");
    };
    const finished = { __typename: "StageFinished" };
    expect(await costs("dora")).toEqual([
      { ...finished, cost: 0, modelCalls: 0 },
      { ...finished, cost: 0, modelCalls: 0 },
    ]);
    for (const user of ["paul", "olga"])
      expect(await costs(user)).toEqual([
        { ...finished, cost: null, modelCalls: null },
        { ...finished, cost: null, modelCalls: null },
      ]);
  });

  test.each([
    ["ten thousand lines", "a\n".repeat(10_000), "VALIDATION_FAILED"],
    ["marks upon marks", `Z${"\u0301\u0323".repeat(300)}algo`, null],
    ["letters that run the other way", "I say \u202eolleh\u202c.", null],
    ["commands for a terminal", "I say \u001b[2J\u001b]0;owned\u0007.", null],
    ["half a pair", "I say \ud83d.", null],
  ])("a text of %s is played as text or refused", async (what, text, code) => {
    const answer = await turn({ text, idempotencyKey: what, wait: true });
    expect(answer).toMatchObject(code === null ? { __typename: "QueuedTurn" } : { code });
  });
});

test("nothing of this was an unexpected error", () => expect(unexpected).toEqual([]));

test("a client that reads nothing of what waits for it is cut off", async () => {
  await using slow = await openTestApi({ settings: { arrival: { reading: 500 } } });
  const { port } = await slow.api.listen({ port: 0, host: "127.0.0.1" });
  const body = JSON.stringify({ query: getIntrospectionQuery() });
  const request = `POST /graphql HTTP/1.1\r\nHost: local\r\nContent-Type: application/json\r\nContent-Length: ${body.length}\r\n\r\n${body}`;
  const socket = connect(port, "127.0.0.1");
  const closed = new Promise<boolean>((resolve) => socket.once("close", resolve).on("error", () => undefined));
  socket.pause();
  // Answers that nobody takes fill the buffers on the way. A paused socket learns of its end by writing.
  const asking = setInterval(() => socket.write(request), 20);
  await closed;
  clearInterval(asking);
  const health = await slow.api.fetch(new Request("http://local/live"));
  expect(health.status).toBe(200);
});

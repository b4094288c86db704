import { afterAll, beforeAll, expect, test } from "vitest";
import { PlayTurnDocument, RunEventsDocument } from "../documents/generated/graphql.ts";
import { openTestApi } from "./support/api.ts";
import type { TestApi } from "./support/api.ts";
import { campaignPlugins } from "./support/features.ts";
import { quickTurn } from "./support/quick-turn.ts";
import { readEvents } from "./support/read-events.ts";
import { playCampaign } from "./support/world.ts";

let it: TestApi;
beforeAll(async () => {
  it = await openTestApi({ plugins: [...campaignPlugins, quickTurn] });
  await playCampaign(it.test, "c", 2);
});
afterAll(() => it[Symbol.asyncDispose]());

const play = PlayTurnDocument.toString();
const follow = RunEventsDocument.toString();

let keys = 0;
const input = (more: object = {}) => ({ input: { campaignId: "c", text: "I look.", idempotencyKey: `k-${keys++}`, ...more } });

test("a turn that is waited for comes back with its text", async () => {
  const answer = await it.ask("paul", play, input({ wait: true }));
  expect(answer.errors).toBeUndefined();
  expect(answer.data.playTurn).toMatchObject({
    __typename: "QueuedTurn",
    run: { status: "FINISHED" },
    turn: { number: 3, text: "You act.", input: "I look.", player: { userId: "paul" } },
  });
});

test("the same key again plays nothing twice", async () => {
  const once = input({ wait: true });
  const [first, second] = [await it.ask("paul", play, once), await it.ask("paul", play, once)];
  expect(second.data).toEqual(first.data);
});

test.each([
  ["an unknown campaign", "paul", { campaignId: "nowhere" }, { __typename: "NotFoundError", code: "NOT_FOUND" }],
  ["an outsider", "otto", {}, { __typename: "NotFoundError", code: "NOT_FOUND" }],
  ["an observer", "olga", {}, { __typename: "ForbiddenError", code: "FORBIDDEN", reason: "observer_cannot_play" }],
  ["a DM without a character", "dora", {}, { __typename: "ConflictError", reason: "no_character" }],
  ["an empty text", "paul", { text: "  " }, { __typename: "ValidationError", issues: [{ path: "input.text" }] }],
  ["a text of 100 kB", "paul", { text: "x".repeat(100_000) }, { __typename: "ValidationError", issues: [{ path: "input.text" }] }],
  ["an empty key", "paul", { idempotencyKey: "" }, { __typename: "ValidationError", issues: [{ path: "input.idempotencyKey" }] }],
  [
    "a turn that fails",
    "paul",
    { text: "fail", wait: true },
    { __typename: "RunFailedError", code: "RUN_FAILED", reason: "model_unavailable" },
  ],
])("%s is answered with a typed error", async (_what, user, more, expected) => {
  const answer = await it.ask(user, play, input(more));
  expect(answer.errors).toBeUndefined();
  expect(answer.data.playTurn).toMatchObject(expected);
});

test("a key that was used for another text is a conflict", async () => {
  const first = input({ wait: true });
  await it.ask("paul", play, first);
  const answer = await it.ask("paul", play, { input: { ...first.input, text: "I leave." } });
  expect(answer.data.playTurn).toMatchObject({ __typename: "ConflictError", reason: "idempotency_key_reused" });
});

test("nobody plays without a token", async () => {
  const answer = await it.ask(null, play, input());
  expect(answer.errors).toMatchObject([{ extensions: { code: "UNAUTHENTICATED" } }]);
});

test("a campaign plays on after a failed turn", async () => {
  await it.ask("paul", play, input({ text: "fail", wait: true }));
  const answer = await it.ask("paul", play, input({ wait: true }));
  expect(answer.data.playTurn.__typename).toBe("QueuedTurn");
});

test("a run is followed from any point, to its end", async () => {
  const { data } = await it.ask("paul", play, input({ wait: true }));
  const id = data.playTurn.run.key;
  const all = await readEvents(await it.request("olga", follow, { id }, { accept: "text/event-stream" }));
  expect(all.map(({ data: told }) => told.runEvents.__typename)).toMatchInlineSnapshot(`
    [
      "RunStarted",
      "StageStarted",
      "TokenStreamed",
      "StageFinished",
      "StageStarted",
      "StageFinished",
      "RunFinished",
    ]
  `);
  const late = await readEvents(await it.request("olga", follow, { id, after: 2 }, { accept: "text/event-stream" }));
  expect(late).toEqual(all.slice(2));
});

test("outsiders follow nothing", async () => {
  const { data } = await it.ask("paul", play, input({ wait: true }));
  const response = await it.request("otto", follow, { id: data.playTurn.run.key }, { accept: "text/event-stream" });
  expect(await response.text()).toContain("NOT_FOUND");
});

test("a slow turn is cancelled by its player, not by an observer or an outsider", async () => {
  const { data } = await it.ask("paul", play, input({ text: "slow" }));
  const { key } = data.playTurn.run;
  const cancel = `mutation C($id: ID!) { cancelRun(input: { id: $id }) { __typename ... on Run { status } ... on Error { code } } }`;
  const byOthers = await Promise.all(["olga", "otto"].map((user) => it.ask(user, cancel, { id: key })));
  expect(byOthers.map((answer) => answer.data.cancelRun.code)).toEqual(["FORBIDDEN", "NOT_FOUND"]);
  const own = await it.ask("paul", cancel, { id: key });
  expect(own.data.cancelRun).toEqual({ __typename: "Run", status: "CANCELLED" });
});

const rewind = `mutation R($n: Int!) { rewindCampaign(input: { campaignId: "c", turnNumber: $n }) { __typename
  ... on Campaign { currentTurn turns(last: 1) { nodes { number } } } ... on Error { code message } } }`;

test("only a DM rewinds, and only to a turn that is there", async () => {
  expect((await it.ask("paul", rewind, { n: 1 })).data.rewindCampaign.code).toBe("FORBIDDEN");
  expect((await it.ask("otto", rewind, { n: 1 })).data.rewindCampaign.code).toBe("NOT_FOUND");
  expect((await it.ask("dora", rewind, { n: 99 })).data.rewindCampaign.code).toBe("NOT_FOUND");
  expect((await it.ask("dora", rewind, { n: 2 })).data.rewindCampaign).toMatchObject({ currentTurn: 2, turns: { nodes: [{ number: 2 }] } });
});

import { ReplayReport } from "freeform-rpg/plugins/operations/replay/lib";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openPlayed } from "./played.ts";
import type { Played } from "./played.ts";

let played: Played;
beforeAll(async () => {
  played = await openPlayed(6);
  const { sql } = played.db.database;
  for (const [user_id, role] of [
    ["paul", "PLAYER"],
    ["olga", "OBSERVER"],
  ] as const)
    await sql.insertInto("members").values({ campaign_id: "c", user_id, role }).execute();
});
afterAll(() => played.close());

/** Asks for a replay and waits for its end. */
const run = async (field: string, input: object, type: string, user = "ada") => {
  const query = `mutation ($input: ${type}!) { ${field}(input: $input) { __typename ... on Job { key status } ... on Error { reason message } } }`;
  const answer = (await played.ask(user, query, { input: { campaignId: "c", ...input } }))[field];
  if (answer.__typename !== "Job") return answer;
  const events = [];
  for await (const { runEvents } of played.subscribe(
    user,
    `subscription { runEvents(runId: "${answer.key}") { __typename ... on StageProgress { note done total } } }`,
  ))
    events.push(runEvents);
  const { replayReport } = await played.ask(user, `{ replayReport(key: "${answer.key}") { kind identical document text } }`);
  return { ...answer, events, report: replayReport };
};

test("a DM asks for turns to be run again, follows it and reads the report", async () => {
  const { events, report, key } = await run("replayTurns", { fromTurn: 2, toTurn: 4 }, "ReplayTurnsInput");
  expect(events.filter((one: any) => one.__typename === "StageProgress").map((one: any) => [one.done, one.total, one.note])).toEqual([
    [1, 3, "turn 2 is identical"],
    [2, 3, "turn 3 is identical"],
    [3, 3, "turn 4 is identical"],
  ]);
  expect(report).toMatchObject({ kind: "TURNS", identical: true });
  expect(ReplayReport.parse(report.document)).toMatchObject({ identical: 3 });
  expect(report.text).toContain("3 identical, 0 different");
  expect((await played.ask("paul", `{ replayReport(key: "${key}") { kind } }`)).replayReport).toBeNull();
});

test("a state is rebuilt over the API", async () => {
  const { report } = await run("replay", { turn: 2 }, "ReplayInput");
  expect(report).toMatchObject({ kind: "STATE", identical: true, document: { turn_no: 2 } });
});

test("replays are for the DM", async () => {
  expect(await run("replayTurns", {}, "ReplayTurnsInput", "paul")).toMatchObject({ __typename: "ForbiddenError" });
  expect(await run("replay", {}, "ReplayInput", "nobody")).toMatchObject({ __typename: "NotFoundError", reason: "campaign_not_found" });
});

test("two ways of telling the same turns are compared pair by pair", async () => {
  const b = { prompts: [{ id: "turn/narrator", text: "Tell it shorter." }] };
  const { report } = await run("compareReplays", { b, cassette: "ELSE_LIVE" }, "CompareReplaysInput");
  expect(report.document).toMatchObject({ kind: "experiment", turns: 6, left_out: 0, a: ["as it was recorded"] });
  expect(report.document.figures.find((one: any) => one.metric === "words")).toMatchObject({ pairs: 6, verdict: "too_few" });
});

test("members say what they think of a turn, and change their mind", async () => {
  const give = (user: string, input: object) =>
    played.ask(
      user,
      `mutation ($input: GiveFeedbackInput!) { giveFeedback(input: $input) { __typename ... on TurnFeedback { thumbs rating flag comment } ... on Error { reason } } }`,
      { input: { campaignId: "c", turnNumber: 2, ...input } },
    );
  expect((await give("paul", { thumbs: "DOWN", flag: "CONTRADICTION", comment: "The door was shut." })).giveFeedback).toMatchObject({
    thumbs: "DOWN",
    flag: "CONTRADICTION",
  });
  expect((await give("paul", { thumbs: "UP", flag: null })).giveFeedback).toMatchObject({
    thumbs: "UP",
    flag: null,
    comment: "The door was shut.",
  });
  expect((await give("ada", { rating: 4 })).giveFeedback).toMatchObject({ rating: 4 });
  expect((await give("ada", { rating: 9 })).giveFeedback).toMatchObject({ __typename: "ValidationError" });
  expect((await give("ada", {})).giveFeedback).toMatchObject({ reason: "feedback_invalid" });
  expect((await give("ada", { turnNumber: 99, rating: 1 })).giveFeedback).toMatchObject({ reason: "turn_not_found" });
  expect((await give("olga", { rating: 1 })).giveFeedback).toMatchObject({ __typename: "ForbiddenError" });

  const turn = `turn(number: 2) { myFeedback { userId thumbs rating comment updatedAt }`;
  expect((await played.ask("paul", `{ campaign(id: "c") { ${turn} } } }`)).campaign.turn.myFeedback).toMatchObject({
    userId: "paul",
    thumbs: "UP",
  });
  expect((await played.ask("ada", `{ campaign(id: "c") { ${turn} dm { feedback { userId } } } } }`)).campaign.turn.dm.feedback).toEqual([
    { userId: "ada" },
    { userId: "paul" },
  ]);
  await played.ask(
    "ada",
    `mutation { withdrawFeedback(input: { campaignId: "c", turnNumber: 2 }) { __typename ... on Turn { number myFeedback { rating } } } }`,
  );
  expect((await played.ask("ada", `{ campaign(id: "c") { ${turn} } } }`)).campaign.turn.myFeedback).toBeNull();
});

test("a campaign's figures are read in one statement", async () => {
  const statements: string[] = [];
  await played.ask("ada", `{ campaign(id: "c") { dm { metrics { turns } } } }`);
  const stop = played.db.database.onStatement((sql) => statements.push(sql));
  const { campaign } = await played.ask(
    "ada",
    `{ campaign(id: "c") { dm { metrics { turns contradictionRate { count of value } clarificationRate { value } averageWords cost thumbsUp flags
    loreRelevanceRate { value } gatePrecision { of } stages { stage runs p50Ms calls cost } document } } } }`,
  );
  stop();
  expect(campaign.dm.metrics).toMatchObject({ turns: 6, clarificationRate: { value: 0 }, thumbsUp: 1 });
  expect(campaign.dm.metrics.stages.find(({ stage }: any) => stage === "narrate")).toMatchObject({
    runs: 6,
    calls: 6,
    cost: expect.closeTo(0.006),
  });
  expect(statements.length).toBeLessThanOrEqual(2);
});

import { Replays } from "freeform-rpg/plugins/operations/replay";
import { TurnsRequest } from "freeform-rpg/plugins/operations/replay/lib";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { openReviewTable } from "./engine/review-table.ts";
import { openServer } from "./engine/open-server.ts";

let table: Awaited<ReturnType<typeof openReviewTable>>;
beforeAll(async () => void (table = await openReviewTable()));
afterAll(() => table.server.close());
// A test that fails leaves nothing to the next one.
afterEach(async () => {
  for (const { run } of await table.readWaiting())
    await table.server.ask("dora", `mutation { cancelRun(input: { id: "${run.key}" }) { __typename } }`);
});

test("settings say what waits and how long; players may not set them", async () => {
  expect(await table.set("reviewMode: REVIEW_ALL, actionsReviewSeconds: 60, narrationReviewSeconds: 90, lateNarration: FALLBACK")).toEqual({
    __typename: "Campaign",
    reviewMode: "REVIEW_ALL",
    actionsReviewSeconds: 60,
    narrationReviewSeconds: 90,
    lateNarration: "FALLBACK",
  });
  expect(await table.set("reviewMode: AUTO", "paul")).toMatchObject({ code: "FORBIDDEN" });
  expect(await table.set("actionsReviewSeconds: 3")).toMatchObject({ code: "VALIDATION_FAILED" });
});

test("actions wait before the dice and the text before it is read; members read only that they wait", async () => {
  const events = await table.server.watch("olga", table.campaign, "type userId ... on RunChanged { run { review { kind } } }");
  const first = events.next();
  const { run, turn } = await table.play("I climb the old wall.", "Straw rustles.");
  expect(turn).toBeNull();
  expect(run).toMatchObject({ status: "WAITING", review: { kind: "ACTIONS" } });
  expect(Date.parse(run.review.until) - Date.parse(run.review.since)).toBeGreaterThan(59_000);
  const [one] = await table.readWaiting();
  expect(one).toMatchObject({
    kind: "ACTIONS",
    input: "I climb the old wall.",
    player: { userId: "paul" },
    actions: { actions: [{ position: 0, action: "climb", blocked: null }] },
    narration: null,
  });
  expect(await table.readAsMember("olga", run.key)).not.toContain("climb");
  expect(await table.decide("Actions", one.key, "proceed: [{ position: 0, edge: DISADVANTAGE }]")).toEqual({
    __typename: "ReviewDecision",
    as: "PROCEED",
    by: "dora",
    text: null,
  });
  const two = await table.untilWaiting("NARRATION");
  expect(two).toMatchObject({ narration: { text: expect.stringContaining("Straw rustles"), refused: false } });
  for (const user of ["paul", "olga"]) expect(await table.readAsMember(user, run.key)).not.toContain("Straw");
  table.model.answer({ "turn/narrator": "Bricks crumble." });
  expect(await table.decide("Narration", two.key, 'another: "No straw."')).toMatchObject({ as: "ANOTHER", text: "No straw." });
  const three = await table.untilWaiting("NARRATION", two.key);
  expect(three.narration.text).toContain("Bricks crumble");
  expect(await table.decide("Narration", three.key, "publish: AS_DRAFTED", "dan")).toMatchObject({ as: "RELEASE", by: "dan" });
  expect(await table.untilTurn(run.key)).toMatchObject({ final_text: three.narration.text, rolls: [{ action: "climb" }] });
  const told = await table.readAsMember("paul", run.key);
  expect(told).toContain("Bricks crumble");
  expect(told).not.toContain("Straw");
  expect(await table.readWaiting()).toEqual([]);
  const types = [(await first).value.campaignEvents.type];
  while (types.at(-1) !== "TURN_COMMITTED") types.push((await events.next()).value.campaignEvents.type);
  await events.return(undefined);
  expect(types.filter((type) => type.startsWith("REVIEW_"))).toEqual([
    "REVIEW_WAITING",
    "REVIEW_DECIDED",
    "REVIEW_WAITING",
    "REVIEW_DECIDED",
    "REVIEW_WAITING",
    "REVIEW_DECIDED",
  ]);
});

test("the log keeps who decided what and when, and the fold is the state", async () => {
  const { dm } = await table.readTurn(1, "dm { reviews { kind as by text before askedAt decidedAt actions { position edge } } }");
  expect(dm.reviews).toMatchObject([
    {
      kind: "ACTIONS",
      as: "PROCEED",
      by: "dora",
      actions: [{ position: 0, edge: "DISADVANTAGE" }],
      before: { allowed_actions: [{ action: "climb" }] },
    },
    { kind: "NARRATION", as: "ANOTHER", by: "dora", text: "No straw.", before: expect.stringContaining("Straw") },
    { kind: "NARRATION", as: "RELEASE", by: "dan", before: expect.stringContaining("Bricks") },
  ]);
  expect(await table.server.db.log.fold(table.campaign, { fromStart: true })).toEqual(await table.server.db.log.state(table.campaign));
});

test.each([
  ["Actions", "proceed: []", 'veto: "The wall is wet."'],
  ["Narration", "publish: AS_DRAFTED", 'ownText: { text: "You wait, and the yard waits with you." }'],
] as const)("of two DMs who table.decide about %s at once one wins, and the other reads what was decided", async (kind, mine, theirs) => {
  await table.set(`reviewMode: REVIEW_${kind.toUpperCase()}`);
  const { run } = await table.play("I wait.", "You wait.");
  const [one] = await table.readWaiting();
  const both = await Promise.all([table.decide(kind, one.key, mine, "dora"), table.decide(kind, one.key, theirs, "dan")]);
  const [won] = both.filter(({ __typename }) => __typename === "ReviewDecision");
  const [lost] = both.filter(({ __typename }) => __typename === "ReviewDecidedError");
  expect(lost).toMatchObject({ code: "CONFLICT", reason: "review_decided", decided: { as: won.as, by: won.by, text: won.text } });
  const { final_text } = await table.untilTurn(run.key);
  expect(final_text).toBe(won.text ?? one.narration?.text ?? "You wait.");
});

test.each([
  ['veto: "Not in front of the sergeant."', "Not in front of the sergeant."],
  ['answer: "You remember: she missed it twice."', "You remember: she missed it twice."],
])("%s stands in place of a turn and costs nothing", async (decision, text) => {
  await table.set("reviewMode: REVIEW_ACTIONS");
  const { run } = await table.play("I hit the sergeant.", "You hit her.");
  const before = await table.server.db.log.state(table.campaign);
  const [one] = await table.readWaiting();
  await table.decide("Actions", one.key, decision);
  expect(await table.untilTurn(run.key)).toMatchObject({ kind: "clarification", final_text: text, rolls: [] });
  expect((await table.server.db.log.state(table.campaign)).scene).toEqual(before.scene);
});

test("a DM declares the outcome, vetoes one action of several, and changes what was understood", async () => {
  await table.set("reviewMode: REVIEW_ACTIONS");
  const first = await table.play("I climb the old wall.", "You are up.");
  const [one] = await table.readWaiting();
  await table.decide("Actions", one.key, "proceed: [{ position: 0, outcome: SUCCESS }]");
  const climbed = await table.untilTurn(first.run.key);
  expect(climbed).toMatchObject({ rolls: [] });
  expect(climbed.engine_events[0]).toMatchObject({ type: "action_succeeded", details: { rolled: false } });
  const second = await table.play("I climb the old wall.", "No.");
  const [two] = await table.readWaiting();
  await table.decide("Actions", two.key, 'proceed: [{ position: 0, veto: "It has come down." }]');
  expect(await table.untilTurn(second.run.key)).toMatchObject({ blocked_actions: [{ code: "vetoed", reason: "It has come down." }] });
  const third = await table.play("I climb the old wall.", "You look.");
  const [three] = await table.readWaiting();
  await table.decide("Actions", three.key, 'proceed: [{ position: 0, understood: { action: "examine" } }]');
  const { engine_events } = await table.untilTurn(third.run.key);
  expect(engine_events[0]?.details).toMatchObject({ action: "examine" });
});

test.each([
  ["proceed: [{ position: 7, edge: ADVANTAGE }]", "decision_invalid"],
  ["proceed: [{ position: 0, outcome: SUCCESS, edge: ADVANTAGE }]", "decision_invalid"],
  ['proceed: [{ position: 0, veto: "No.", outcome: FAILURE }]', "decision_invalid"],
  ['veto: " "', "validation_failed"],
])("a decision that does not fit is refused, and nothing is decided: %s", async (decision, reason) => {
  await table.set("reviewMode: REVIEW_ACTIONS");
  await table.play("I climb the old wall.", "You climb.");
  const [one] = await table.readWaiting();
  expect(await table.decide("Actions", one.key, decision)).toMatchObject({ __typename: "ValidationError", reason });
  expect(await table.decide("Actions", "none", "proceed: []")).toMatchObject({ __typename: "NotFoundError", reason: "review_not_found" });
  expect(await table.decide("Actions", one.key, "proceed: []", "paul")).toMatchObject({ __typename: "ForbiddenError" });
  expect(await table.readWaiting()).toHaveLength(1);
});

test("without a DM actions go on as they were ruled, and a narration as the campaign says", async () => {
  await table.set("reviewMode: REVIEW_ACTIONS");
  const first = await table.play("I wait.", "You wait.");
  await table.endLimit(first.run.key);
  await table.untilTurn(first.run.key);
  await table.set("reviewMode: REVIEW_NARRATION, lateNarration: FALLBACK");
  const { run } = await table.play("I wait.", "You wait, and nobody reads this.");
  await table.endLimit(run.key);
  const { final_text, turn_no } = await table.untilTurn(run.key);
  expect(final_text).not.toContain("nobody reads");
  expect(await table.readTurn(turn_no, "dm { reviews { as by } }")).toEqual({ dm: { reviews: [{ as: "FALLBACK", by: null }] } });
});

/** The story has no Captain Dorn, and nothing else is in the text: there is nothing to keep of it. */
const lie = '"It is long past midnight," says Captain Dorn.';

test("a text that the checks refuse waits on the same list; own words are checked, and time never releases it", async () => {
  await table.set("reviewMode: AUTO, onUnfixableNarration: HOLD, lateNarration: RELEASE");
  const { run } = await table.play("I wait.", lie);
  const [one] = await table.readWaiting();
  expect(one).toMatchObject({ kind: "NARRATION", narration: { text: expect.stringContaining("midnight"), refused: true } });
  expect(one.narration.violations.length).toBeGreaterThan(0);
  const refused = await table.decide("Narration", one.key, `ownText: { text: ${JSON.stringify(lie)} }`);
  expect(refused).toMatchObject({ __typename: "ValidationError", reason: "narration_invalid" });
  expect(refused.issues[0].path).toMatch(/^input\.decision\.ownText\.text\[\d+:\d+\]$/);
  await table.decide("Narration", one.key, `ownText: { text: ${JSON.stringify(lie)}, ignoreViolations: true }`);
  expect((await table.untilTurn(run.key)).final_text).toBe(lie);
  const late = await table.play("I wait.", lie);
  await table.endLimit(late.run.key);
  expect((await table.untilTurn(late.run.key)).final_text).not.toContain("midnight");
  await table.set("onUnfixableNarration: FALLBACK");
});

test("another table.server finds what waits, decides it and goes on", async () => {
  await table.set("reviewMode: REVIEW_NARRATION");
  const { run } = await table.play("I wait.", "You wait here.");
  const next = await openServer({ beside: table.server.db, services: [table.model.provision] });
  const one = await table.untilWaiting("NARRATION", "", next);
  expect(await table.decide("Narration", one.key, "publish: AS_DRAFTED", "dora", next)).toMatchObject({ as: "RELEASE" });
  expect(await table.untilTurn(run.key, next)).toMatchObject({ final_text: one.narration.text });
});

test("a turn that waits can be cancelled, and an X-card cancels it", async () => {
  const first = await table.play("I wait.", "You wait.");
  const [one] = await table.readWaiting();
  await table.server.ask("paul", `mutation { cancelRun(input: { id: "${first.run.key}" }) { __typename } }`);
  await expect(table.untilTurn(first.run.key)).rejects.toMatchObject({ code: "run_cancelled" });
  expect(await table.readWaiting()).toEqual([]);
  expect(await table.decide("Narration", one.key, "publish: AS_DRAFTED")).toMatchObject({
    __typename: "ConflictError",
    reason: "review_over",
  });
  const second = await table.play("I wait.", "You wait.");
  await table.server.ask("olga", `mutation { playXCard(input: { campaignId: "${table.campaign}" }) { __typename } }`);
  await expect(table.untilTurn(second.run.key)).rejects.toMatchObject({ code: "run_cancelled" });
  await table.server.ask(
    "dora",
    `mutation { resumeCampaign(input: { campaignId: "${table.campaign}", afterXCard: RESTORE }) { __typename } }`,
  );
});

test("while table.play is paused the time limit does not run, and a decision counts when table.play goes on", async () => {
  const { run } = await table.play("I look around.", "You look around.");
  const [before] = await table.readWaiting();
  await table.server.ask("dora", `mutation { pauseCampaign(input: { campaignId: "${table.campaign}" }) { __typename } }`);
  await table.server.ask("dora", `mutation { resumeCampaign(input: { campaignId: "${table.campaign}" }) { __typename } }`);
  const [after] = await table.readWaiting();
  expect(Date.parse(after.until)).toBeGreaterThan(Date.parse(before.until));
  await table.server.ask("dora", `mutation { pauseCampaign(input: { campaignId: "${table.campaign}" }) { __typename } }`);
  await table.decide("Narration", after.key, "publish: AS_DRAFTED");
  await table.server.ask("dora", `mutation { resumeCampaign(input: { campaignId: "${table.campaign}" }) { __typename } }`);
  expect((await table.untilTurn(run.key)).final_text).toBe(after.narration.text);
});

test("replayed, the turns are as DMs and time limits decided, and nobody is asked again", async () => {
  const replays = await table.server.kernel.use(Replays);
  const request = TurnsRequest.parse({ campaign_id: table.campaign });
  const report = await replays.turns(request, { replayId: "reviewed", signal: new AbortController().signal });
  const changed = report.turns.filter(({ identical }) => !identical);
  expect(changed.map(({ turn_no, failure, differences }) => [turn_no, failure, differences])).toEqual([]);
  expect(report.turns.length).toBeGreaterThan(10);
  expect(report.state.identical).toBe(true);
});

test("where a rewind changes what was decided about, it is asked again", async () => {
  const { run } = await table.play("I wait.", "You wait.");
  const [one] = await table.readWaiting();
  await table.server.ask("dora", `mutation { rewindCampaign(input: { campaignId: "${table.campaign}", turnNumber: 1 }) { __typename } }`);
  table.model.answer({ "turn/narrator": "After the rewind you wait." });
  await table.decide("Narration", one.key, "publish: AS_DRAFTED");
  const again = await table.untilWaiting("NARRATION", one.key);
  expect(again.narration.text).toContain("After the rewind");
  await table.decide("Narration", again.key, "publish: AS_DRAFTED");
  expect(await table.untilTurn(run.key)).toMatchObject({ turn_no: 2, final_text: again.narration.text });
});

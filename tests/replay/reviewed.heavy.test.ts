import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Archives } from "freeform-rpg/plugins/canon/archives";
import { Replays } from "freeform-rpg/plugins/operations/replay";
import type { TurnsReport } from "freeform-rpg/plugins/operations/replay";
import { Overrides, TurnsRequest } from "freeform-rpg/plugins/operations/replay/lib";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openServer } from "../engine/open-server.ts";
import { openTables } from "../engine/open-table.ts";
import type { Table } from "../engine/open-table.ts";

let tables: Awaited<ReturnType<typeof openTables>>;
let table: Table;
beforeAll(async () => {
  tables = await openTables();
  table = await tables.lay();
});
afterAll(() => tables.server.close());

type Step = readonly ["Actions" | "Narration", decision: string] | "late";
interface ReviewedTurn {
  readonly settings: string;
  readonly text?: string;
  readonly told?: string;
  readonly steps: readonly Step[];
}

const climb = "I climb the old wall.";
/** The story has no Captain Dorn. */
const lie = '"It is long past midnight," says Captain Dorn.';
const actions = (decision: string): Step => ["Actions", decision];
const narration = (decision: string): Step => ["Narration", decision];

/** Every kind of decision, in every mode. */
const reviewed: readonly ReviewedTurn[] = [
  { settings: "reviewMode: REVIEW_ACTIONS", text: climb, steps: [actions("proceed: []")] },
  { settings: "", text: climb, steps: [actions("proceed: [{ position: 0, edge: DISADVANTAGE }]")] },
  { settings: "", text: climb, steps: [actions("proceed: [{ position: 0, edge: ADVANTAGE }]")] },
  { settings: "", text: climb, steps: [actions("proceed: [{ position: 0, outcome: SUCCESS }]")] },
  { settings: "", text: climb, steps: [actions('proceed: [{ position: 0, veto: "It has come down." }]')] },
  { settings: "", text: climb, steps: [actions('proceed: [{ position: 0, understood: { action: "examine" } }]')] },
  {
    settings: "",
    text: climb,
    steps: [
      actions('proceed: [{ position: 0, understood: { action: "examine", target: "nobody_at_all" } }]'),
      actions('proceed: [{ position: 0, understood: { action: "wait", target: "" } }]'),
    ],
  },
  { settings: "", text: climb, steps: [actions('veto: "Not in front of the sergeant."')] },
  { settings: "", text: climb, steps: [actions('answer: "You remember: she missed it twice."')] },
  { settings: "", text: climb, steps: ["late"] },
  { settings: "reviewMode: REVIEW_NARRATION, lateNarration: RELEASE", told: "You wait.", steps: [narration("publish: AS_DRAFTED")] },
  { settings: "", told: "You wait.", steps: [narration("publish: FALLBACK")] },
  { settings: "", told: "You wait.", steps: [narration('ownText: { text: "You wait, and the yard waits with you." }')] },
  { settings: "", told: "You wait.", steps: [narration(`ownText: { text: ${JSON.stringify(lie)}, ignoreViolations: true }`)] },
  {
    settings: "",
    told: "Straw rustles.",
    steps: [narration('another: "No straw."'), narration('another: "Shorter."'), narration("publish: AS_DRAFTED")],
  },
  { settings: "", told: "You wait here.", steps: ["late"] },
  { settings: "lateNarration: FALLBACK", told: "You wait there.", steps: [narration('another: "Longer."'), "late"] },
  {
    settings: "reviewMode: REVIEW_ALL",
    text: climb,
    told: "Bricks crumble.",
    steps: [actions("proceed: [{ position: 0, edge: ADVANTAGE }]"), narration("publish: AS_DRAFTED")],
  },
  { settings: "", text: climb, told: "Bricks crumble.", steps: ["late", "late"] },
  { settings: "reviewMode: AUTO, onUnfixableNarration: HOLD", told: lie, steps: [narration("publish: AS_DRAFTED")] },
  { settings: "", told: lie, steps: ["late"] },
  { settings: "", told: "You wait.", steps: [] },
];

const playReviewed = async (): Promise<void> => {
  for (const turn of reviewed) await playTurn(turn);
  await table.act("dora", 'editNarration(input: { $c, turnNumber: 1, text: "You slip on the old wall." })');
  await table.act("dora", "changeCampaignSettings(input: { $c, reviewMode: REVIEW_ALL, onUnfixableNarration: FALLBACK })");
  await table.act("dora", "setOrderOfPlay(input: { $c, mode: ROUNDS })");
  tables.model.answer({ "turn/narrator": "Ada and Bo try. Cy waits." });
  const runs = [await table.declare("ada", climb), await table.declare("bo", "I look at the well."), await table.declare("cy", "I wait.")];
  await decideAll(runs[0] ?? "", [
    actions('proceed: [{ position: 0, veto: "The wall is wet." }]'),
    narration('ownText: { text: "The well is deep. Cy waits." }'),
  ]);
  for (const run of runs) await table.ended(run);
  tables.model.answer({});
};

const playTurn = async ({ settings, text = "I wait.", told, steps }: ReviewedTurn): Promise<void> => {
  if (settings !== "") await table.act("dora", `changeCampaignSettings(input: { $c, ${settings} })`);
  tables.model.answer(told === undefined ? {} : { "turn/narrator": told });
  const run = await table.declare("ada", text);
  await decideAll(run, steps);
  expect([text, told, await table.ended(run)]).toEqual([text, told, { status: "finished", code: undefined }]);
};

const decideAll = async (run: string, steps: readonly Step[]): Promise<void> => {
  let done = "";
  for (const step of steps) {
    const { key } = await table.untilWaiting(undefined, done);
    done = key;
    if (step === "late") await table.endReview(run);
    else expect(await table.decide(step[0], key, step[1])).toMatchObject({ __typename: "ReviewDecision", by: "dora" });
  }
};

let replayed = 0;
const replayTurns = (replays: Replays, request: object = {}): Promise<TurnsReport> =>
  replays.turns(TurnsRequest.parse({ campaign_id: table.id, ...request }), {
    replayId: `reviewed-${(replayed += 1)}`,
    signal: new AbortController().signal,
  });
const changedOf = ({ turns }: TurnsReport) =>
  turns
    .filter(({ identical }) => !identical)
    .map(({ turn_no, player_input, failure, differences }) => [turn_no, player_input, failure, differences]);

test("turns that DMs decided about are replayed as they were, and nobody is asked", async () => {
  await playReviewed();
  const report = await replayTurns(await tables.server.kernel.use(Replays));
  expect(changedOf(report)).toEqual([]);
  expect(report).toMatchObject({ rerun: "all", identical: reviewed.length + 1, cost: 0, state: { identical: true } });
  expect(report.stages.every(({ asked }) => asked === 0)).toBe(true);
  expect(changedOf(await replayTurns(await tables.server.kernel.use(Replays), { mode: "chain" }))).toEqual([]);
  const kinds = (await table.read("dora", "turns(last: 50) { nodes { dm { reviews { kind as by } } } }")).turns.nodes.flatMap(
    ({ dm }: any) => dm.reviews.map(({ as, by }: any) => (by === null ? `${as} by time` : as)),
  );
  expect([...new Set(kinds)].toSorted()).toEqual(
    [
      "PROCEED",
      "PROCEED by time",
      "VETO",
      "ANSWER",
      "RELEASE",
      "RELEASE by time",
      "FALLBACK",
      "FALLBACK by time",
      "OWN_TEXT",
      "ANOTHER",
    ].toSorted(),
  );
});

test("exported and imported they are replayed as they were on another server", async () => {
  const [there, folder] = [await openServer(), await mkdtemp(join(tmpdir(), "reviewed-"))];
  await writeFile(join(folder, "c"), (await (await tables.server.kernel.use(Archives)).write(table.id)).content);
  await (await there.kernel.use(Archives)).import(join(folder, "c"));
  await rm(folder, { recursive: true });
  const report = await replayTurns(await there.kernel.use(Replays));
  expect(changedOf(report)).toEqual([]);
  expect(report).toMatchObject({ identical: reviewed.length + 1, state: { identical: true } });
  await there.close();
});

test("a decision does not hold for another text or for other actions than those that it was made about", async () => {
  const overrides = Overrides.parse({ prompts: [{ id: "turn/narrator", text: "Tell it in another voice." }] });
  tables.model.answer({ "turn/narrator": "You wait a while." });
  const { turns } = await replayTurns(await tables.server.kernel.use(Replays), { overrides, cassette: "else-live" });
  tables.model.answer({});
  const ownText = turns.find(({ text }) => text?.recorded === "You wait, and the yard waits with you.");
  expect(ownText).toMatchObject({ failure: null, text: { replayed: "You wait a while." } });
});

import { openTestDatabase } from "freeform-rpg/db/testing";
import type { TestDatabase } from "freeform-rpg/db/testing";
import { compareFigures, readMetrics } from "freeform-rpg/plugins/operations/replay/lib";
import type { FigurePair } from "freeform-rpg/plugins/operations/replay";
import { afterAll, beforeAll, describe, expect, test } from "vitest";

let db: TestDatabase;
beforeAll(async () => {
  db = await openTestDatabase();
  await tellStory();
});
afterAll(() => db.close());

const secret = { policy_id: "rpg.secrets.v1", rule_id: "secrets", message: "", severity: "error" };
const contradiction = { policy_id: "rpg.narration.v1", rule_id: "outcome", message: "", severity: "error" };
const tooLong = { code: "text_too_long", message: "", severity: "error", field: "length" };
const lore = (id: string, used: boolean) => ({ kind: "lore", id, used, reason: "", tokens: 1 });

/** Six turns, one of them rewound, of which every figure is known. */
async function tellStory(): Promise<void> {
  const { sql } = db.database;
  await sql.insertInto("campaigns").values({ id: "m", name: "M", seed: "s", system: "{}", head_seq: 7, current_turn: 5 }).execute();
  const story = [
    {
      text: "one two three",
      violations: [{ ...contradiction, draft: 1 }],
      attempts: 2,
      selection: [lore("a", true), lore("b", false)],
      lore_context: { atmosphere: ["x"] },
    },
    {
      text: "one two three four five",
      violations: [
        { ...contradiction, draft: 1 },
        { ...tooLong, draft: 1 },
      ],
      attempts: 1,
      selection: [lore("a", true)],
      lore_context: { atmosphere: ["x"], recalled: [1] },
    },
    { text: "", kind: "clarification" as const },
    {
      text: "Old Bill waves.",
      violations: [{ ...secret, draft: 1 }],
      attempts: 1,
      source: "fallback",
      lore_context: { atmosphere: ["x"] },
    },
    {
      text: "William Bill waves back.",
      blocked: [
        { action: "shoot", target_id: "x" },
        { action: "fly", target_id: "" },
      ],
      outcomes: [{ action: "fly", target_id: "" }],
    },
    { text: "rewound", violations: [{ ...secret, draft: 1 }], attempts: 1, superseded: true },
  ];
  for (const [at, turn] of story.entries()) {
    const narration = turn.kind
      ? null
      : { attempts: turn.attempts ?? 1, violations: turn.violations ?? [], ...(turn.source ? { source: turn.source } : {}) };
    await sql
      .insertInto("events")
      .values({
        campaign_id: "m",
        seq: at + 1,
        id: `m:${at + 1}`,
        kind: turn.kind ?? "turn",
        turn_no: at + 1,
        run_id: `run-${at}`,
        player_input: "",
        final_text: turn.text,
        context_packet: JSON.stringify({
          selection: turn.selection ?? [],
          lore_context: turn.lore_context ?? {},
          scene: { location_id: "yard" },
        }),
        pass_outputs: JSON.stringify({
          narration,
          ruling: { blocked_actions: turn.blocked ?? [] },
          resolution: { outcomes: turn.outcomes ?? [] },
        }),
        engine_events: "[]",
        state_diff: "{}",
        rolls: "[]",
        prompt_versions: "{}",
        receipts: JSON.stringify([{ stage: "narrate", cost: 0.5 }]),
        changes: "[]",
        superseded_by: turn.superseded ? 99 : null,
        created_at: new Date(Date.UTC(2026, 0, at + 1)),
      })
      .execute();
  }
  const ms = [10, 20, 30];
  for (const [at, took] of ms.entries()) {
    const event = { type: "stage_finished", stage: "narrate", ms: took, restored: false };
    await sql
      .insertInto("run_events")
      .values({ campaign_id: "m", run_id: `run-${at}`, seq: 1, event: JSON.stringify(event) })
      .execute();
  }
  await sql
    .insertInto("corrections")
    .values({
      campaign_id: "m",
      id: "k",
      action: "entity_rename",
      target_id: "bill",
      target_name: "Bill",
      payload: JSON.stringify({ name: "William Bill" }),
      status: "approved",
      proposed_by: "dm",
      decided_at: new Date(Date.UTC(2026, 0, 3)),
    })
    .execute();
  const say = (event_seq: number, user_id: string, said: object) =>
    sql
      .insertInto("turn_feedback")
      .values({ campaign_id: "m", event_seq, user_id, ...said })
      .execute();
  await say(1, "dm", { flag: "false_alarm", rating: 2 });
  await say(1, "ada", { thumbs: "up", rating: 5, comment: "More." });
  await say(5, "ada", { flag: "leak" });
  await say(6, "ada", { flag: "leak" });
}

describe("metrics over the turns that stand", () => {
  test.for([
    ["contradiction_rate", 1, 5, "a draft that was told as it was contradicts; one that was sent back does not count"],
    ["draft_contradiction_rate", 2, 5, "both had a draft that contradicted"],
    ["leak_rate", 1, 5, "a flag counts; a leak replaced by the fallback narration does not"],
    ["draft_leak_rate", 1, 5, "one draft leaked"],
    ["invalid_action_acceptance", 1, 2, "one blocked action has an outcome all the same"],
    ["clarification_rate", 1, 5, "one turn asked back"],
    ["lore_relevance_rate", 1, 2, "each chunk counts once a scene"],
    ["lore_cache_hit_rate", 1, 5, "the second turn has the lore of the first; what was recalled is no part of it"],
    ["correction_persistence", 1, 2, "the old name alone breaks it, the old name within the new does not"],
    ["gate_precision", 2, 3, "three turns had a text sent back, one of them was sound"],
  ] as const)("%s is %i of %i: %s", async ([name, count, of]) => {
    const metrics = await readMetrics(db.database, { campaignId: "m", fromTurn: 1, toTurn: null });
    expect(metrics[name]).toEqual({ count, of, value: count / of });
  });

  test("lengths, costs, times and feedback", async () => {
    const metrics = await readMetrics(db.database, { campaignId: "m", fromTurn: 1, toTurn: null });
    expect(metrics).toMatchObject({
      turns: 5,
      cost: 2.5,
      length_stats: { min: 3, avg: 3.75, max: 5 },
      stages: [{ stage: "narrate", runs: 3, p50_ms: 20, p95_ms: 29, calls: 5, cost: 2.5 }],
      feedback: { thumbs_up: 1, thumbs_down: 0, ratings: 2, average_rating: 3.5, comments: 1, flags: { false_alarm: 1, leak: 1 } },
    });
  });

  test("of a range without turns are empty, not zero", async () => {
    const metrics = await readMetrics(db.database, { campaignId: "m", fromTurn: 50, toTurn: null });
    expect(metrics).toMatchObject({ turns: 0, contradiction_rate: { count: 0, of: 0, value: null }, length_stats: { avg: null } });
    await expect(readMetrics(db.database, { campaignId: "none", fromTurn: 1, toTurn: null })).rejects.toMatchObject({
      code: "campaign_not_found",
    });
  });
});

describe("two ways, pair by pair", () => {
  const none = { words: 0, drafts: 1, faults: 0, standing_faults: 0, leaks: 0, dropped: 0, cost: 0, call_ms: 0 };
  const pairs = (differences: readonly number[]): FigurePair[] =>
    differences.map((difference) => ({ a: { ...none, words: 100 }, b: { ...none, words: 100 + difference } }));
  const words = (differences: readonly number[]) => compareFigures(pairs(differences)).find(({ metric }) => metric === "words");

  test.for([
    ["nine pairs say nothing, however they fall", Array.from({ length: 9 }, () => -10), "too_few"],
    [
      "five that differ among many say nothing",
      [...Array.from({ length: 5 }, () => -10), ...Array.from({ length: 20 }, () => 0)],
      "too_few",
    ],
    ["twenty that fall one way are shown", Array.from({ length: 20 }, (_, at) => -5 - at), "b_lower"],
    ["and the other way", Array.from({ length: 20 }, (_, at) => 5 + at), "a_lower"],
    ["an even split shows nothing", Array.from({ length: 20 }, (_, at) => (at % 2 === 0 ? 5 : -5)), "no_difference_shown"],
    ["ties show nothing", Array.from({ length: 20 }, () => 0), "no_difference_shown"],
  ] as const)("%s", ([, differences, verdict]) => {
    expect(words(differences)?.verdict).toBe(verdict);
  });

  test("p values are exact, corrected, and the interval the same each time", () => {
    const figure = words(Array.from({ length: 10 }, () => -10));
    expect(figure?.p).toBeCloseTo(2 / 1024);
    expect(figure?.p_corrected).toBeCloseTo((2 / 1024) * 8);
    expect(figure?.interval).toEqual([-10, -10]);
    expect(words([1, -2, 3])).toEqual(words([1, -2, 3]));
  });
});

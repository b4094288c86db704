import { openTestDatabase } from "freeform-rpg/db/testing";
import type { TestDatabase } from "freeform-rpg/db/testing";
import fc from "fast-check";
import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { encodeJson } from "../json.ts";
import { outputsOf, storeOutputs } from "../log/outputs.ts";
import { createCampaign, event, genesis } from "./fixture.ts";

let db: TestDatabase;
beforeAll(async () => void (db = await openTestDatabase()));
afterAll(() => db.close());

/** What a turn's stages make. */
const outputs = (more: { readonly action?: object; readonly plan?: object; readonly interpretation?: object } = {}) => {
  const action = {
    action: "wait",
    goal: "",
    topic: "",
    manner: "",
    depends: false,
    details: "",
    effects: [],
    recipient: "",
    target_id: "",
    instrument: "",
    opposition: "",
    risk_flags: [],
    estimated_minutes: 5,
    ...more.action,
  };
  const read = { intent: "I wait.", speech: "", risk_flags: [] };
  const outcome = {
    action: "wait",
    band: "success",
    notice: "plain",
    rolled: false,
    effects: [],
    target_name: "",
    failure_tier: null,
    ...more.action,
  };
  const proposals = { about: "", thread_adds: [], thread_updates: [], introduced_npcs: [], introduced_items: [], established_facts: [] };
  return {
    request: {
      run_id: "run-1",
      campaign_id: "lean",
      user_id: "mara",
      role: "DM",
      actor_id: "pc",
      text: "I wait.",
      idempotency_key: "key-1",
      seed: "s",
    },
    plan: {
      beats: ["Rain."],
      prepared: [],
      new_threats: [],
      tension_move: "",
      tension_move_type: null,
      clarification_question: "",
      ...more.plan,
    },
    interpretation: {
      ...read,
      table_talk: "",
      assumptions: [],
      perception_flags: [],
      referenced_entities: ["pc"],
      proposed_actions: [action],
      ...more.interpretation,
    },
    ruling: {
      ...read,
      allowed_actions: [{ ...action, costs: { time: 1 }, position: 0, target_name: "", refused_effects: [] }],
      blocked_actions: [],
      clarification_needed: false,
      clarification_question: "",
    },
    resolution: {
      engine_events: [{ type: "e" }],
      state_diff: {
        clocks: [],
        facts_add: [],
        scene_update: { place: "bar" },
      },
      rolls: [],
      seed: "s",
      not_attempted: [],
      blocked_actions: [],
      refused_effects: [],
      outcomes: [outcome],
    },
    narration: {
      output: {
        ...proposals,
        suggested_actions: ["Go on"],
        next_prompt: "?",
        final_text: "You wait.",
      },
      findings: {
        status: "reviewed",
        covered: [],
        verdicts: [],
        discarded: [],
        violations: [],
        proposals: {
          ...proposals,
          suggested_actions: ["Go on"],
        },
      },
      source: "model",
      held: null,
      repair: null,
      correction: null,
      violations: [],
    },
    draft: { text: "You wait.", failure: null, streamed: true },
  };
};

const columns = {
  playerInput: "I wait.",
  finalText: "You wait.",
  engineEvents: [{ type: "e" }, { type: "more" }],
  stateDiff: { clocks: [], facts_add: [{ id: "f" }], scene_update: { place: "bar" } },
};

/** Of outputs as the log stores them, read whole. */
const readWhole = async (passOutputs: object): Promise<unknown> => {
  const turn = event("lean", 1, { ...columns, passOutputs });
  const { rows } = await sql<{ whole: unknown }>`
    select ${outputsOf(sql`e`)} as whole from (select 'lean' as campaign_id, ${storeOutputs(turn, null)}::jsonb as pass_outputs,
      ${encodeJson(turn.engineEvents)}::jsonb as engine_events, ${encodeJson(turn.stateDiff)}::jsonb as state_diff, '[]'::jsonb as rolls,
      ${turn.finalText}::text as final_text, null::integer as packet_base, ${turn.runId}::text as run_id, ${turn.userId}::text as user_id,
      ${turn.idempotencyKey}::text as idempotency_key, ${turn.playerInput}::text as player_input) e`.execute(db.database.sql);
  return rows[0]?.whole;
};

test("what follows from other columns and parts of a turn's outputs is not stored in them, and is read with them", async () => {
  const whole = outputs();
  expect(JSON.parse(storeOutputs(event("lean", 1, { ...columns, passOutputs: whole }), null))).toEqual({
    request: { role: "DM", actor_id: "pc" },
    plan: { beats: ["Rain."] },
    ruling: {
      intent: "I wait.",
      allowed_actions: [{ action: "wait", details: "", estimated_minutes: 5, costs: { time: 1 }, position: 0 }],
      blocked_actions: [],
    },
    resolution: { seed: "s", refused_effects: [], outcomes: [{ action: "wait", band: "success" }] },
    draft: {},
    narration: { output: { suggested_actions: ["Go on"], next_prompt: "?" }, findings: { status: "reviewed" }, source: "model" },
    differences: {
      interpretation: { o: { referenced_entities: { v: ["pc"] } } },
      proposals: { o: {} },
      state_diff: { o: { facts_add: { v: [] } } },
      engine_events: { l: [[0, 1]] },
    },
  });
  expect(await readWhole(whole)).toEqual(whole);
});

test("outputs of the log are read as they were given", async () => {
  await createCampaign(db, "lean");
  await db.log.append(event("lean", 0), async () => genesis);
  await db.log.append(event("lean", 1, { ...columns, passOutputs: outputs() }), async () => []);
  const { rows } = await sql<{
    whole: unknown;
  }>`select ${outputsOf(sql`events`)} as whole from events where campaign_id = 'lean' and seq = 2`.execute(db.database.sql);
  expect(rows[0]?.whole).toEqual(outputs());
});

test("outputs that an earlier version stored are read as they are", async () => {
  const earlier = outputs();
  const { rows } = await sql<{ whole: unknown }>`
    select outputs_of('lean', ${encodeJson(earlier)}::jsonb, '[]', '{}', '[]', 'You wait.', null, 'r', 'u', 'k', 't') as whole`.execute(
    db.database.sql,
  );
  expect(rows[0]?.whole).toMatchObject(earlier);
});

const some = fc.constantFrom(undefined, null, "", "x", false, [], {}, [1], { a: 1 }, [{ id: "a" }]);
const fields = (...names: readonly string[]) => fc.record(Object.fromEntries(names.map((name) => [name, some])), { requiredKeys: [] });

test("whatever the stages make is read as it was", async () => {
  const names = ["goal", "costs", "prepared", "tension_move", "speech", "proposed_actions", "intent", "details"] as const;
  await fc.assert(
    fc.asyncProperty(
      fields(...names),
      fields(...names),
      fields(...names),
      fields("plan", "ruling", "narration", "request"),
      async (action, plan, interpretation, more) => {
        const whole: unknown = JSON.parse(encodeJson({ ...outputs({ action, plan, interpretation }), ...more }));
        expect(await readWhole(Object(whole))).toEqual(whole);
      },
    ),
    { numRuns: 300 },
  );
});

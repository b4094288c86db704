import { describe, expect, test } from "vitest";
import { Log } from "freeform-rpg/db";
import type { NewEvent } from "freeform-rpg/db";
import { fakeService, runStage } from "freeform-rpg/testing";
import { input } from "freeform-rpg/kernel";
import { ContextPacket } from "freeform-rpg/plugins/turn/context";
import { Interpretation } from "freeform-rpg/plugins/turn/interpreter";
import { Models } from "freeform-rpg/plugins/models/core";
import { Narration } from "freeform-rpg/plugins/turn/narrator";
import { Reconciliation } from "freeform-rpg/plugins/turn/reconciler";
import { TurnRequest, TurnResult, World } from "freeform-rpg/plugins/turn/queue";
import { Ruling } from "freeform-rpg/plugins/turn/validator";
import { InterpreterOutput, Narration as NarrationSchema, StateDiff } from "freeform-rpg/schemas/turn";
import type { GameState, Receipt, Reconciliation as ReconciliationValue, Ruling as RulingValue } from "freeform-rpg/schemas";
import { worldOf } from "../../validator/tests/world.ts";
import { packetOf } from "../../planner/tests/packet.ts";
import commit from "../plugin.ts";

const request = {
  run_id: "trial",
  campaign_id: "camp",
  user_id: "u",
  role: "PLAYER" as const,
  actor_id: "kai",
  text: "I look.",
  idempotency_key: "k",
  seed: null,
};
const ruling: RulingValue = {
  intent: "look",
  speech: "",
  risk_flags: [],
  allowed_actions: [],
  blocked_actions: [],
  clarification_needed: false,
  clarification_question: "",
};
const told = (text: string): ReconciliationValue["engine_events"][number] => ({
  type: "action_succeeded",
  details: { text },
  tags: [],
  scope: "campaign",
  binding: false,
});
const reconciliation: ReconciliationValue = {
  state_diff: StateDiff.parse({ clocks: [{ id: "heat", delta: 1 }] }),
  engine_events: [told("You look around."), told("It rains.")],
  dropped: [],
};
const receipt: Receipt = {
  stage: "narrate",
  prompt_id: "turn/narrator",
  prompt_version: "2",
  provider: "p",
  model: "m",
  tier: "quality",
  input_tokens: 1,
  output_tokens: 1,
  cache_read_tokens: 0,
  cost: 0,
  ms: 1,
  attempts: 1,
};

const rowsOf = (world: ReturnType<typeof worldOf>): GameState => ({
  ...world,
  scene: [world.scene],
  director: [world.director],
  outlooks: [],
  plugin_states: [],
});

const commitWith = async (change: { ruling?: Partial<RulingValue>; narration?: string }) => {
  const appended: NewEvent[] = [];
  const log = fakeService(Log, {
    append: async (event, changes) => {
      appended.push(event);
      return { event_id: "e1", seq: 6, changes: await changes(() => Promise.resolve(rowsOf(worldOf()))) };
    },
  });
  const models = fakeService(Models, { receipts: async () => [receipt] });
  const { made } = await runStage(commit, TurnResult, {
    services: [log, models],
    inputs: [
      input(TurnRequest, request),
      input(World, worldOf()),
      input(ContextPacket, packetOf()),
      input(Interpretation, InterpreterOutput.parse({ intent: "look" })),
      input(Ruling, { ...ruling, ...change.ruling }),
      input(Reconciliation, reconciliation),
      ...(change.narration === undefined
        ? []
        : [
            input(
              Narration,
              NarrationSchema.parse({
                output: {
                  final_text: change.narration,
                  next_prompt: "And now?",
                  suggested_actions: ["Wait"],
                  established_facts: [],
                  introduced_items: [],
                  introduced_npcs: [],
                  thread_updates: [],
                  thread_adds: [],
                },
                attempts: 1,
                violations: [],
              }),
            ),
          ]),
    ],
  });
  return { made, event: appended[0] };
};

describe("a committed turn", () => {
  test("is one event on the head that it was made upon, with everything that led to it", async () => {
    const { event } = await commitWith({ narration: "Rain." });
    expect(event).toMatchObject({
      kind: "turn",
      runId: "trial",
      userId: "u",
      idempotencyKey: "k",
      expectedHeadSeq: 5,
      turnNo: 5,
      playerInput: "I look.",
      finalText: "Rain.",
    });
    expect(event).toMatchObject({ promptVersions: { "turn/narrator": "2" }, receipts: [receipt] });
    expect(Object.keys(event?.passOutputs ?? {})).toEqual([
      "request",
      "interpretation",
      "ruling",
      "plan",
      "resolution",
      "draft",
      "narration",
      "reconciliation",
      "settings",
    ]);
  });

  test("tells what the narrator told", async () => {
    expect((await commitWith({ narration: "Rain." })).made).toMatchObject({
      kind: "turn",
      turn_no: 5,
      event_id: "e1",
      final_text: "Rain.",
      next_prompt: "And now?",
      suggested_actions: ["Wait"],
    });
  });

  test("carries the rows that it changed", async () => {
    expect((await commitWith({ narration: "Rain." })).made?.changes).toMatchObject([{ table: "clocks", key: ["heat"], row: { value: 2 } }]);
  });

  test("tells its events where there is no narrator", async () => {
    expect((await commitWith({})).made?.final_text).toBe("You look around. It rains.");
  });

  test("is a clarification when the ruling asks", async () => {
    const { made, event } = await commitWith({ ruling: { clarification_needed: true, clarification_question: "Whom do you mean?" } });
    expect(made).toMatchObject({ kind: "clarification", final_text: "Whom do you mean?", rolls: [] });
    expect(event).toMatchObject({ kind: "clarification", turnNo: 5 });
  });
});

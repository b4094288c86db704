import { AllowedAction } from "freeform-rpg/schemas/turn";
import { describe, expect, test } from "vitest";
import fc from "fast-check";
import { input } from "freeform-rpg/kernel";
import { fakeService, runStage } from "freeform-rpg/testing";
import { ContextPacket } from "freeform-rpg/plugins/turn/context";
import type { OfflineRandom } from "freeform-rpg/plugins/models/core";
import { MovePreparation, Plan } from "freeform-rpg/plugins/turn/planner";
import type { Prepared } from "freeform-rpg/plugins/turn/planner";
import { enforcePlan, makePlan, planOffline } from "freeform-rpg/plugins/turn/planner/lib";
import { TurnRequest, World } from "freeform-rpg/plugins/turn/queue";
import { Ruling } from "freeform-rpg/plugins/turn/validator";
import { PlannerOutput } from "freeform-rpg/schemas/turn";
import { TensionMove } from "freeform-rpg/schemas/values";
import type { ContextPacket as ContextPacketValue, PreparedMove, Ruling as RulingValue } from "freeform-rpg/schemas";
import { worldOf } from "../../validator/tests/world.ts";
import planner from "../plugin.ts";
import { packetOf, thread } from "./packet.ts";

const plan = (parts: Partial<PlannerOutput>) => PlannerOutput.parse(parts);
const move = (type: TensionMove) => plan({ tension_move: "It comes closer.", tension_move_type: type });
const pending = (id: string, source_entity_id: string | null = null) => ({
  id,
  text: `Threat ${id}.`,
  source_entity_id,
  hardness: "soft" as const,
});
const ruling: RulingValue = {
  intent: "",
  speech: "",
  risk_flags: [],
  allowed_actions: [
    AllowedAction.parse({
      action: "sneak",
      target_id: "brute",
      target_name: "Okafor",
      details: "",
      estimated_minutes: 0,
      costs: { heat: 0, time: 0, cred: 0, harm: 0, rep: 0 },
    }),
  ],
  blocked_actions: [],
  clarification_needed: false,
  clarification_question: "",
};

describe("a plan quotes no numbers that the turn's costs will change", () => {
  test.each([
    ["Your purse holds 120.", ""],
    ["Everything has its price. You have 120 cred left.", "Everything has its price."],
    ["Heat stands at 6 of 8.", ""],
    ["The heat is at six, and rising.", ""],
    ["Two men come in and sit down.", "Two men come in and sit down."],
    ["The cred in this town is bad, and 3 people know it.", "The cred in this town is bad, and 3 people know it."],
  ])("%s", (text, left) => {
    const { beats, tension_move } = enforcePlan(
      plan({ beats: [text], tension_move: text, tension_move_type: "opportunity_at_a_cost" }),
      packetOf(),
    );
    expect(tension_move).toBe(left);
    expect(beats).toEqual(left === "" ? [] : [left]);
  });

  test("whatever is planned offline", () => {
    const clocks = [
      { id: "heat", name: "Heat", value: 67, max: 80, direction: "up" as const, tags: [] },
      { id: "cred", name: "Cred", value: 123, max: 9999, direction: "down" as const, tags: [] },
      { id: "time", name: "Time", value: 21, max: 90, direction: "down" as const, tags: [] },
    ];
    for (let seed = 0; seed < 60; seed++) {
      const moment = packetOf({ clocks, turn_no: seed });
      const text = JSON.stringify(enforcePlan(planOffline({ packet: moment, ruling }, randomOf(seed)), moment));
      expect(text).not.toMatch(/67|123|21/);
    }
  });
});

/** Variety from a number, as the offline provider gives it from a seed. */
const randomOf = (seed: number): OfflineRandom => {
  const fraction = (key = "") =>
    ([...key].reduce((sum, letter) => (sum * 33 + letter.charCodeAt(0)) >>> 0, seed * 2654435761) % 1000) / 1000;
  const pick: OfflineRandom["pick"] = (options, key) => options[Math.floor(fraction(key) * options.length)]!;
  return { fraction, pick };
};

describe("a proposed move", () => {
  test.each(TensionMove.options)("%s is replaced the third time running", (type) => {
    const kept = enforcePlan(move(type), packetOf({ recent_moves: [type, type] }));
    expect(kept.tension_move_type).not.toBe(type);
    expect(kept.tension_move).not.toBe("It comes closer.");
  });
  test.each(TensionMove.options)("%s stands the second time running", (type) => {
    expect(enforcePlan(move(type), packetOf({ recent_moves: [type] })).tension_move_type).toBe(type);
  });
  test("stands after a quiet turn", () => {
    expect(
      enforcePlan(move("put_in_a_spot"), packetOf({ recent_moves: ["put_in_a_spot", "put_in_a_spot", "none"] })).tension_move_type,
    ).toBe("put_in_a_spot");
  });
  test("is replaced the same way every time", () => {
    const packet = packetOf({ recent_moves: ["put_in_a_spot", "put_in_a_spot"] });
    expect(enforcePlan(move("put_in_a_spot"), packet)).toEqual(enforcePlan(move("put_in_a_spot"), packet));
  });
  test("without words is no move", () => {
    expect(enforcePlan(plan({ tension_move_type: "put_in_a_spot" }), packetOf()).tension_move_type).toBeNull();
  });
});

describe("new threats", () => {
  const proposed = (...texts: string[]) => plan({ new_threats: texts.map((text) => ({ text, source_entity_id: null })) });
  test.each([
    ["are two at most", [], 2],
    ["find one place beside a pending one", [pending("th-1")], 1],
    ["find no place beside two", [pending("th-1"), pending("th-2")], 0],
  ])("%s", (_, pending_threats, room) => {
    expect(enforcePlan(proposed("A.", "B.", "C."), packetOf({ pending_threats })).new_threats).toHaveLength(room);
  });
  test("are not the pending one over again", () => {
    expect(enforcePlan(proposed("Threat th-1."), packetOf({ pending_threats: [pending("th-1")] })).new_threats).toEqual([]);
  });
  test("are one to a source", () => {
    const twice = plan({
      new_threats: [
        { text: "A.", source_entity_id: "brute" },
        { text: "B.", source_entity_id: "brute" },
      ],
    });
    expect(enforcePlan(twice, packetOf()).new_threats).toEqual([{ text: "A.", source_entity_id: "brute" }]);
  });
  test("have no source that the packet does not hold", () => {
    expect(enforcePlan(plan({ new_threats: [{ text: "A.", source_entity_id: "ghost" }] }), packetOf()).new_threats).toEqual([
      { text: "A.", source_entity_id: null },
    ]);
  });
});

describe("an overdue thread", () => {
  const rain = plan({ beats: ["Rain."] });
  const who = "Who? It has waited too long: let something in this scene bring it up.";
  test("is surfaced in a beat, once", () => {
    const packet = packetOf({ turn_no: 6, threads: [thread("td-1", "Who?", { overdue: true })] });
    const surfaced = enforcePlan(rain, packet);
    expect(surfaced.beats).toEqual(["Rain.", who]);
    expect(enforcePlan(surfaced, packet).beats).toEqual(surfaced.beats);
  });
  const both = [thread("td-1", "Who?", { overdue: true }), thread("td-2", "Why?", { overdue: true })];
  test("leaves the story alone for two turns in three, and takes turns with others", () => {
    const surfaced = [6, 7, 8, 9, 10].map((turn_no) => enforcePlan(rain, packetOf({ turn_no, threads: both })).beats.slice(1));
    expect(surfaced.map((beats) => beats.map((beat) => beat.slice(0, 4)))).toEqual([["Who?"], [], [], ["Why?"], []]);
  });
  test("comes first where somebody here has to do with it", () => {
    const near = thread("td-3", "Where?", { overdue: true, related_entity_ids: packetOf().present_entities.slice(0, 1) });
    for (const turn_no of [6, 9, 12])
      expect(enforcePlan(rain, packetOf({ turn_no, threads: [...both, near] })).beats[1]).toMatch(/^Where\?/);
  });
});

test("a plan asks no question: those are the validator's", () => {
  expect(enforcePlan(plan({ clarification_question: "Who?" }), packetOf()).clarification_question).toBe("");
});

test("no move type comes three turns running, whatever is proposed", () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...TensionMove.options), { minLength: 3, maxLength: 20 }), (proposals) => {
      const used: string[] = [];
      for (const type of proposals)
        used.push(enforcePlan(move(type), packetOf({ recent_moves: used.slice(-8) })).tension_move_type ?? "none");
      for (let at = 2; at < used.length; at += 1)
        expect(used[at] !== "none" && used[at] === used[at - 1] && used[at] === used[at - 2]).toBe(false);
    }),
  );
});

describe("the offline plan", () => {
  const { selection: _selection, tokens: _tokens, ...packet } = packetOf();
  const plans = Array.from({ length: 40 }, (_, seed) => planOffline({ packet, ruling }, randomOf(seed)));

  test("is the same for the same seed", () => {
    expect(planOffline({ packet, ruling }, randomOf(3))).toEqual(plans[3]);
  });
  test("shows a sign of what is open, and never how it may end", () => {
    const texts = plans.map(({ beats, tension_move }) => [...beats, tension_move].join(" "));
    expect(texts.join(" ")).toContain("Mira turns a wet glove over");
    expect(texts.filter((text) => text.includes("boards the morning boat"))).toEqual([]);
  });
  test("varies with the seed", () => {
    expect(new Set(plans.map(({ tension_move }) => tension_move)).size).toBeGreaterThan(2);
  });
  test("pushes a quiet turn only with what has something to tell", () => {
    const types = new Set(plans.map(({ tension_move_type }) => tension_move_type));
    expect([...types].filter((type) => !["approaching_threat", "unwelcome_truth", null].includes(type))).toEqual([]);
  });
  test("names what is there in whole sentences", () => {
    for (const { tension_move, beats, next_suggestions } of plans) {
      for (const line of [...beats, ...(tension_move === "" ? [] : [tension_move])]) expect(line).toMatch(/^["\p{Lu}].*[.!?"]$/u);
      expect(next_suggestions.length).toBeGreaterThan(1);
    }
  });
  test("suggests nothing that was just done", () => {
    for (const { next_suggestions } of plans) expect(next_suggestions.join(" ")).not.toContain("Okafor");
  });
  test("brings out a hard threat", () => {
    const pressed = { ...packet, pending_threats: [{ ...pending("th-1"), hardness: "hard" as const }] };
    expect(planOffline({ packet: pressed, ruling }, randomOf(1))).toMatchObject({ tension_move_type: "approaching_threat" });
  });
  test("is quiet where there is nothing to make a move of", () => {
    const bare = packetOf({ entities: [], present_entities: [], threads: [], clocks: [], inventory: [], npc_agendas: {} });
    const {
      selection: _s,
      tokens: _t,
      ...rest
    } = { ...bare, scene: { ...bare.scene, exits: [], features: [], visibility_conditions: null } };
    expect(planOffline({ packet: rest, ruling }, randomOf(1))).toMatchObject({ tension_move: "", tension_move_type: null });
  });
});

const prepared = (parts: Partial<PreparedMove> = {}): PreparedMove => ({
  about: ["mira"],
  type: "put_in_a_spot",
  text: "Mira Sato asks for the money, aloud.",
  threat: "",
  source: "",
  ...parts,
});

describe("a prepared move", () => {
  const planWith = (moves: PreparedMove[], change: Partial<ContextPacketValue> = {}, on: Partial<RulingValue> = {}) => {
    const { selection: _s, tokens: _t, ...packet } = packetOf(change);
    return makePlan({ packet, ruling: { ...ruling, ...on } }, moves, { ...randomOf(1), fraction: () => 0 }).tension_move;
  };
  const leaving = { allowed_actions: [{ ...ruling.allowed_actions[0]!, target_id: "pier" }] };
  const { text } = prepared();
  test("is used where all that it is about is there", () => {
    expect(planWith([prepared()])).toBe(text);
  });
  test.each<[string, PreparedMove, Partial<ContextPacketValue>, Partial<RulingValue>]>([
    ["whose people have left", prepared(), { present_entities: ["kai", "brute"] }, {}],
    ["that names someone who has left", prepared({ about: ["td-1"] }), { present_entities: ["kai", "brute"] }, {}],
    ["about the place that the player leaves", prepared(), {}, leaving],
    ["of the type of the last turn", prepared(), { recent_moves: ["put_in_a_spot"] }, {}],
    ["about something that does not exist", prepared({ about: ["ghost"] }), {}, {}],
    ["about nothing", prepared({ about: [] }), {}, {}],
    ["without words", prepared({ text: " " }), {}, {}],
  ])("%s is not used", (_, one, change, on) => {
    expect(planWith([one], change, on)).not.toBe(one.text);
  });
  test("about a thread is used wherever the player goes", () => {
    const about = prepared({ about: ["td-1"], type: "unwelcome_truth", text: "The killer has had all night." });
    expect(planWith([about], {}, leaving)).toBe(about.text);
  });
});

describe("the plan stage", () => {
  const request = {
    run_id: "r",
    campaign_id: "camp",
    user_id: "u",
    role: "PLAYER" as const,
    actor_id: "kai",
    text: "x",
    idempotency_key: "k",
    seed: null,
  };
  const run = (change: Partial<RulingValue>, ready: Prepared = { moves: [] }) =>
    runStage(planner, Plan, {
      services: [fakeService(MovePreparation, { read: async () => ready })],
      inputs: [
        input(TurnRequest, request),
        input(World, worldOf()),
        input(ContextPacket, packetOf({ recent_moves: ["put_in_a_spot", "put_in_a_spot"] })),
        input(Ruling, { ...ruling, ...change }),
      ],
    });

  test("asks no model, and plans the same each time", async () => {
    expect((await run({})).made).toEqual((await run({})).made);
  });
  test("keeps what was prepared for the DM, used or not", async () => {
    expect((await run({}, { moves: [prepared()] })).made?.prepared).toEqual([prepared()]);
  });
  test("holds a whole plan that was prepared to the rules", async () => {
    const { made } = await run(
      {},
      { moves: [], plan: plan({ tension_move: "!", tension_move_type: "put_in_a_spot", beats: ["It rains."] }) },
    );
    expect(made?.tension_move_type).not.toBe("put_in_a_spot");
    expect(made?.beats[0]).toBe("It rains.");
  });
  test("is skipped while a question is open", async () => {
    expect((await run({ clarification_needed: true })).made).toBeUndefined();
  });
});

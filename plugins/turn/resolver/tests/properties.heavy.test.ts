import fc from "fast-check";
import { engineActions } from "freeform-rpg/plugins/rules/actions/lib";
import { expect, test } from "vitest";
import { resolve, seededDice } from "freeform-rpg/plugins/turn/resolver/lib";
import { InterpreterOutput, PlannerOutput, Resolution } from "freeform-rpg/schemas/turn";
import { RiskFlag } from "freeform-rpg/schemas/values";
import type { World } from "freeform-rpg/schemas";
import { validate } from "freeform-rpg/plugins/turn/validator/lib";
import { carried, entity, withEntities, worldOf } from "../../validator/tests/world.ts";
import { campaignWith } from "./play.ts";

const verbs = fc.constantFrom(
  ..."look search talk persuade sneak hide climb steal hack flee chase fight attack shoot go travel take give drop use rest wait bribe pay help deceive".split(
    " ",
  ),
);
const targets = fc.constantFrom("", "mira", "brute", "body", "lamp", "jukebox", "pier", "alley", "pistol", "ghost", "nobody");
const action = fc.record({
  action: verbs,
  target_id: targets,
  details: fc.constantFrom("", "with the pistol", "40 cred"),
  estimated_minutes: fc.integer({ min: 0, max: 120 }),
});

const turn = fc.record({
  actions: fc.array(action, { minLength: 1, maxLength: 5 }),
  flags: fc.uniqueArray(fc.constantFrom(...RiskFlag.options), { maxLength: 3 }),
  seed: fc.string(),
  heat: fc.integer({ min: 0, max: 8 }),
  time: fc.integer({ min: 0, max: 12 }),
  harm: fc.integer({ min: 0, max: 4 }),
  failure_mode: fc.constantFrom("forgiving", "consequential", "punishing"),
  lethality: fc.constantFrom("low", "moderate", "high", "brutal"),
  threats: fc.array(
    fc.record({
      hardness: fc.constantFrom("soft", "hard"),
      source_entity_id: fc.constantFrom(null, "brute"),
      created_turn: fc.integer({ min: 0, max: 4 }),
    }),
    { maxLength: 2 },
  ),
});
type Turn = typeof turn extends fc.Arbitrary<infer T> ? T : never;

const worldFor = ({ heat, time, harm, failure_mode, lethality, threats }: Turn): World => {
  const values: Record<string, number> = { heat, time, harm };
  return worldOf({
    entities: withEntities(entity("ghost", "character", "The Pale Man", { threat_level: "extreme" }, { visibility: "dm" })),
    campaign: campaignWith({ risk: { failure_mode, lethality } }),
    clocks: worldOf().clocks.map((clock) => ({ ...clock, value: values[clock.id] ?? clock.value })),
    inventory: [carried("pistol"), carried("rounds", 1), carried("picks", 1, "mira")],
    threats: threats.map((threat, at) => ({ id: `th-${at}`, text: "It waits.", status: "pending", hardened_turn: null, ...threat })),
    director: { ...worldOf().director, failure_streak: { count: harm % 3, actions: [] } },
  });
};

const playOut = (one: Turn) => {
  const world = worldFor(one);
  const ruling = validate(InterpreterOutput.parse({ intent: "x", proposed_actions: one.actions, risk_flags: one.flags }), world);
  return { world, ruling, resolution: resolve(world, ruling, PlannerOutput.parse({}), seededDice(one.seed), { seed: one.seed }) };
};

const holds = (check: (played: ReturnType<typeof playOut>, one: Turn) => void): void => {
  const property = fc.property(turn, (one) => {
    check(playOut(one), one);
  });
  fc.assert(property, { numRuns: 100 });
};

test("at most five actions are played, each once, and words to the same person as often as they differ", () => {
  holds(({ resolution: { outcomes } }) => {
    expect(outcomes.length).toBeLessThanOrEqual(5);
    const said = ({ action, details }: (typeof outcomes)[number]) => (engineActions().is(action, "social") ? details : "");
    expect(new Set(outcomes.map((one) => `${one.action} ${one.target_id} ${said(one)}`)).size).toBe(outcomes.length);
  });
});

test("the same seed gives the same dice and the same end", () => {
  holds(({ resolution }, one) => expect(playOut(one).resolution).toEqual(resolution));
});

test("no clock leaves its range, and none is moved twice in a diff", () => {
  holds(({ world, resolution: { state_diff } }) => {
    expect(new Set(state_diff.clocks.map(({ id }) => id)).size).toBe(state_diff.clocks.length);
    for (const { id, delta } of state_diff.clocks) {
      const clock = world.clocks.find((candidate) => candidate.id === id)!;
      expect(clock.value + delta).toBeGreaterThanOrEqual(0);
      expect(clock.value + delta).toBeLessThanOrEqual(clock.max);
    }
  });
});

test("a clock that reaches its end binds the narrator", () => {
  holds(({ world, resolution: { state_diff, engine_events } }) => {
    for (const { id, delta } of state_diff.clocks) {
      const clock = world.clocks.find((candidate) => candidate.id === id)!;
      if (clock.value + delta !== (clock.direction === "up" ? clock.max : 0)) continue;
      expect(engine_events.some(({ type, binding, details }) => type === "clock_triggered" && binding && details["clock_id"] === id)).toBe(
        true,
      );
    }
  });
});

test("the price of a plain attempt is paid once", () => {
  fc.assert(
    fc.property(fc.constantFrom("look", "wait", "search", "talk", "rest"), fc.integer({ min: 1, max: 5 }), (verb, times) => {
      const world = worldOf();
      const ruling = validate(
        InterpreterOutput.parse({ intent: "x", proposed_actions: Array.from({ length: times }, () => ({ action: verb })) }),
        world,
      );
      const [price] = ruling.allowed_actions.map(({ costs }) => costs.time);
      const { state_diff } = resolve(world, ruling, PlannerOutput.parse({}), seededDice("s"));
      expect(state_diff.clocks.find(({ id }) => id === "time")?.delta ?? 0).toBe(0 - (price ?? 0));
    }),
  );
});

test("nobody acts more than once in a turn", () => {
  holds(({ resolution: { engine_events } }) => {
    const actors = engine_events
      .filter(({ type }) => type === "npc_action" || type === "threat_resolved_against_player")
      .flatMap(({ details }) => details["entity_id"] ?? []);
    expect(new Set(actors).size).toBe(actors.length);
  });
});

test("nothing is carried below none", () => {
  holds(({ world, resolution: { state_diff } }) => {
    for (const { owner_id, item_id, delta } of state_diff.inventory_changes) {
      const before = world.inventory.find((row) => row.owner_id === owner_id && row.item_id === item_id)?.qty ?? 0;
      expect(before + delta).toBeGreaterThanOrEqual(0);
    }
  });
});

test("every event has a sentence, and none names what is undiscovered", () => {
  holds(({ ruling, resolution: { engine_events } }, { actions }) => {
    for (const { details } of engine_events) expect(String(details["text"])).toMatch(/^\S.*[.!?"]$/);
    const told = JSON.stringify([engine_events, ruling]);
    expect(told).not.toContain("Pale");
    // "Ghost" is its id: a player's own word is echoed, as any other that nothing answers to.
    const isEchoed = actions.some(({ target_id }) => target_id === "ghost");
    expect(isEchoed || !told.includes("ghost")).toBe(true);
  });
});

test("what comes out has the shape that it promises", () => {
  holds(({ resolution }) => expect(Resolution.parse(resolution)).toEqual(resolution));
});

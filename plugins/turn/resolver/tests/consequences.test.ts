import { describe, expect, test } from "vitest";
import type { Situation, Threat } from "freeform-rpg/schemas";
import { entity, withEntities, worldOf } from "../../validator/tests/world.ts";
import { campaignWith, fails, mixes, movesOf, play, textsOf, typesOf, works } from "./play.ts";
import type { Case, Risk } from "./play.ts";

const situation = (type: Situation["type"], hardness: Situation["hardness"] = "soft"): Situation => ({
  id: `s-${type}`,
  type,
  hardness,
  subject_id: "kai",
  narrative: "!",
  created_turn: 1,
  cleared_turn: null,
});
const threat = (rest: Partial<Threat> = {}): Threat => ({
  id: "th-9",
  text: "A car idles outside.",
  source_entity_id: null,
  hardness: "soft",
  status: "pending",
  created_turn: 4,
  hardened_turn: null,
  ...rest,
});
const inEarnest = threat({ hardness: "hard", hardened_turn: 4 });
const danger = (level: "high" | "extreme", attrs: { hostile?: boolean } = {}) => ({
  entities: withEntities(
    entity("brute", "character", "Okafor", {
      threat_level: level,
      escalation_profile: { soft: "Okafor cracks his knuckles.", hard: "Okafor bars the door.", lethal: "Okafor draws a blade." },
      ...attrs,
    }),
  ),
});
const risk = (change: Risk) => ({ campaign: campaignWith({ risk: change }) });

describe("the failure tier", () => {
  test.each([
    ["is 0 in safety", {}, 0],
    ["is 1 with a risk flag", { flags: ["contested"] }, 1],
    ["is 2 under a pending threat", { parts: { threats: [threat()] } }, 2],
    ["is 2 before an NPC of high threat", { parts: danger("high") }, 2],
    ["is 2 before an NPC of extreme threat", { parts: danger("extreme") }, 2],
    ["is 2 in a hard situation", { parts: { situations: [situation("pursued", "hard")] } }, 2],
    ["is not raised by a soft situation", { parts: { situations: [situation("pursued")] } }, 0],
  ] as const satisfies readonly (readonly [string, Case, number])[])("%s", (_, given, tier) => {
    expect(play("hide", { ...given, dice: fails }).outcomes).toMatchObject([{ band: "failure", failure_tier: tier }]);
  });
  test("is at least 2 for a botch", () => {
    const system = {
      resolution: { method: "target_number", die_type: 20, target_default: 12, mixed_margin: 0, natural_critical: true } as const,
    };
    expect(play("hide", { dice: [1], parts: { campaign: campaignWith({ system }) } }).outcomes).toMatchObject([
      { band: "botch", failure_tier: 2 },
    ]);
  });
  test("is null for what did not fail", () => {
    expect(play("hide", { dice: mixes }).outcomes).toMatchObject([{ failure_tier: null }]);
  });
});

describe("a mixed result costs", () => {
  test.each([
    ["a point of time", "sneak okafor", {}, { time: -1 }],
    ["heat in a fight, on top of its price", "attack okafor", {}, { heat: 2 }],
    ["double when failure is punishing", "sneak okafor", { failure_mode: "punishing" }, { time: -2 }],
    ["double heat in a fight when failure is punishing", "attack okafor", { failure_mode: "punishing" }, { heat: 3 }],
  ] as const)("%s", (_, action, change, moves) => {
    expect(movesOf(play(action, { dice: mixes, parts: risk(change) }))).toEqual(moves);
  });
});

describe("a failure costs", () => {
  test.each([
    ["time when forgiving", "sneak okafor", "forgiving", [], { time: -1 }],
    ["time even in a fight when forgiving", "attack okafor", "forgiving", [], { time: -1, heat: 1 }],
    ["heat when consequential", "sneak okafor", "consequential", [], { heat: 1 }],
    ["harm in a fight when consequential", "attack okafor", "consequential", [], { harm: 1, heat: 1 }],
    ["heat when punishing", "sneak okafor", "punishing", [], { heat: 1 }],
    ["two harm and heat in a fight when punishing", "attack okafor", "punishing", [], { harm: 2, heat: 2 }],
    ["heat more for a sneak under a mere warning", "sneak okafor", "consequential", [threat()], { heat: 2 }],
    ["harm and heat more for a sneak under a threat in earnest", "sneak okafor", "consequential", [inEarnest], { heat: 2, harm: 1 }],
    ["harm more for a climb under threat", "climb", "consequential", [threat()], { heat: 1, harm: 1 }],
    ["heat more for a theft under threat", "steal mira", "consequential", [threat()], { heat: 4, time: -1 }],
    ["no second harm in a fight under threat", "attack okafor", "consequential", [threat()], { harm: 1, heat: 1 }],
    ["harm in a forgiving fight under threat all the same", "attack okafor", "forgiving", [threat()], { time: -1, harm: 1, heat: 1 }],
  ] as const)("%s", (_, action, failure_mode, threats, moves) => {
    expect(movesOf(play(action, { dice: fails, parts: { ...risk({ failure_mode }), threats: [...threats] } }))).toEqual(moves);
  });
  test("nothing in a campaign without clocks", () => {
    const { clock_rules: _, ...system } = worldOf().campaign.system;
    const { state_diff, engine_events } = play("attack okafor", { dice: fails, parts: { campaign: { ...worldOf().campaign, system } } });
    expect(state_diff.clocks).toEqual([]);
    expect(engine_events.map(({ type }) => type)).not.toContain("harm_taken");
  });
  test.each([
    ["no harm at low lethality", "low", undefined],
    ["one harm at moderate lethality", "moderate", 1],
  ] as const)("%s", (_, lethality, harm) => {
    expect(movesOf(play("attack okafor", { dice: fails, parts: risk({ lethality }) }))["harm"]).toBe(harm);
  });
});

describe("a situation", () => {
  test.each([
    ["sneak okafor", "exposed"],
    ["hide", "exposed"],
    ["climb", "exposed"],
    ["steal mira", "detected"],
    ["hack jukebox", "detected"],
    ["deceive mira", "detected"],
    ["flee", "cornered"],
    ["chase mira", "pursued"],
    ["fight okafor", "injured"],
    ["attack okafor", "injured"],
    ["combat okafor", "injured"],
  ])("follows from failing at %s: %s", (action, type) => {
    expect(play(action, { dice: fails, flags: ["dangerous"] }).state_diff.situations).toMatchObject([
      { change: "create", type, hardness: "soft", subject_id: "kai" },
    ]);
    expect(play(action, { dice: fails, parts: { threats: [threat()] } }).state_diff.situations).toMatchObject([
      { change: "create", type, hardness: "hard" },
    ]);
  });
  test("does not follow from a failure in safety", () => {
    expect(play("climb", { dice: fails }).state_diff.situations).toEqual([]);
  });
  test("is raised from soft to hard", () => {
    const result = play("climb", { dice: fails, parts: { threats: [threat()], situations: [situation("exposed")] } });
    expect(result.state_diff.situations).toMatchObject([{ change: "harden", id: "s-exposed" }]);
  });
  test.each(["soft", "hard"] as const)("is not repeated by an equal or softer one while %s", (hardness) => {
    const flags = hardness === "soft" ? (["dangerous"] as const) : [];
    expect(play("climb", { dice: fails, flags, parts: { situations: [situation("exposed", hardness)] } }).state_diff.situations).toEqual(
      [],
    );
  });
  test.each([
    ["exposed", "hide"],
    ["exposed", "flee"],
    ["exposed", "go pier"],
    ["detected", "deceive mira"],
    ["detected", "go pier"],
    ["cornered", "fight okafor"],
    ["cornered", "talk mira"],
    ["cornered", "go pier"],
    ["injured", "rest"],
    ["injured", "medical myself"],
    ["pursued", "flee"],
    ["pursued", "hide"],
    ["pursued", "fight okafor"],
  ] as const)("%s is cleared by %s", (type, action) => {
    const result = play(action, { dice: works, parts: { situations: [situation(type)] } });
    expect(result.state_diff.situations).toMatchObject([{ change: "clear", id: `s-${type}` }]);
    expect(typesOf(result)).toContain("situation_cleared");
  });
  test.each([
    ["pursued", "go pier"],
    ["injured", "go pier"],
    ["exposed", "talk mira"],
    ["detected", "hide"],
  ] as const)("%s outlasts %s", (type, action) => {
    expect(play(action, { dice: works, parts: { situations: [situation(type)] } }).state_diff.situations).toEqual([]);
  });
});

describe("a streak of failures", () => {
  const streak = (count: number) => ({ director: { ...worldOf().director, failure_streak: { count, actions: [] } } });
  test("is counted", () => {
    expect(play("climb", { dice: fails }).state_diff.director.failure_streak).toEqual({ count: 1, actions: ["climb"] });
  });
  test("warns one before the limit", () => {
    expect(typesOf(play("climb", { dice: fails, parts: { ...streak(1), threats: [threat()] } }))).toContain("failure_streak_warning");
    expect(typesOf(play("climb", { dice: fails, parts: streak(1) }))).not.toContain("failure_streak_warning");
  });
  test("ends at a roll that works", () => {
    expect(play("climb", { dice: works, parts: streak(2) }).state_diff.director.failure_streak).toEqual({ count: 0, actions: [] });
  });
  test("is not ended by a plain look around", () => {
    expect(play("look", { parts: streak(2) }).state_diff.director.failure_streak).toBeUndefined();
  });
  test("settles the matter against the player at the limit, under an active threat", () => {
    const result = play("hack jukebox", { dice: fails, parts: { ...streak(2), ...danger("high", { hostile: true }) } });
    expect(result.engine_events).toContainEqual(
      expect.objectContaining({
        type: "threat_resolved_against_player",
        binding: true,
        details: { text: "Okafor bars the door.", entity_id: "brute" },
      }),
    );
    expect(movesOf(result)).toMatchObject({ harm: 2 });
    expect(result.state_diff.situations).toContainEqual(expect.objectContaining({ type: "cornered", hardness: "hard" }));
  });
  test("corners the player unhurt where nobody had turned on them yet", () => {
    const result = play("hack jukebox", { dice: fails, parts: { ...streak(2), ...danger("high") } });
    expect(movesOf(result)).not.toHaveProperty("harm");
    expect(result.state_diff.situations).toContainEqual(expect.objectContaining({ type: "cornered", hardness: "hard" }));
  });
  test("settles nothing without an active threat", () => {
    expect(typesOf(play("climb", { dice: fails, parts: streak(2) }))).not.toContain("threat_resolved_against_player");
  });
  test("takes its text from the most dangerous one there", () => {
    const worse = entity("mira", "character", "Mira Sato", {
      threat_level: "extreme",
      escalation_profile: { hard: "Mira presses a button under the table." },
    });
    const parts = { ...streak(2), entities: withEntities(worse, ...danger("high").entities.filter(({ id }) => id === "brute")) };
    expect(textsOf(play("hack jukebox", { dice: fails, parts }), "threat_resolved_against_player")).toEqual([
      "Mira presses a button under the table.",
    ]);
  });
});

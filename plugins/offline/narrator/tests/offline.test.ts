import { seedRandom } from "freeform-rpg/plugins/offline/model/lib";
import type { World } from "freeform-rpg/schemas";
import { sampleWorld } from "freeform-rpg/testing/context";
import { describe, expect, test } from "vitest";
import { mentions, writeInput } from "freeform-rpg/plugins/turn/narrator/lib";
import { narrateOffline } from "../narrate-offline.ts";
import { splitSentences } from "../sentences.ts";
import { suggestActions } from "../suggest.ts";
import { decide } from "../../../turn/narrator/tests/decided.ts";
import type { Given } from "../../../turn/narrator/tests/decided.ts";

const tell = (given: Given, seed = "s") => narrateOffline(writeInput(decide(given)), seedRandom(seed));

/** Twenty turns in one room, the hardest case for variety: the same few people, features and verbs. */
const campaign = (seed: string): string[] => {
  const actions = ["look", "talk odo", "search", "sneak", "persuade bree", "examine odo", "wait", "talk bree", "hack", "intimidate odo"];
  const bands = ["success", "failure", "mixed", "success"] as const;
  let world: World = sampleWorld();
  return Array.from({ length: 20 }, (_, at) => {
    const [action = "look", target_id = ""] = (actions[at % actions.length] ?? "").split(" ");
    const target_name = world.entities.find(({ id }) => id === target_id)?.name ?? "";
    const band = bands[at % bands.length] ?? "success";
    const final_text = tell({ world, outcomes: [{ action, target_id, target_name, band }] }, `${seed}${at}`);
    const turn = { turn_no: at + 4, player_input: "", final_text, digest: "" };
    const campaignRow = { ...world.campaign, current_turn: at + 4 };
    world = { ...world, campaign: campaignRow, recent_turns: [...world.recent_turns, turn].slice(-6) };
    return final_text;
  });
};

describe("variety", () => {
  test("hardly a sentence comes twice in twenty turns, and none within six", () => {
    for (const seed of ["a", "b", "c"]) {
      const turns = campaign(seed).map(splitSentences);
      const all = turns.flat();
      expect(new Set(all).size / all.length).toBeGreaterThan(0.85);
      turns.forEach((sentences, at) => {
        const before = new Set(turns.slice(Math.max(0, at - 6), at).flat());
        expect(sentences.filter((sentence) => before.has(sentence))).toEqual([]);
      });
    }
  });

  test("most runs of three words are used once", () => {
    const words =
      campaign("d")
        .join(" ")
        .toLowerCase()
        .match(/\p{L}+/gu) ?? [];
    const runs = words.slice(2).map((_, at) => words.slice(at, at + 3).join(" "));
    expect(new Set(runs).size / runs.length).toBeGreaterThan(0.8);
  });

  test("a quiet turn has body, and no turn runs on", () => {
    const sizes = campaign("e").map((text) => text.split(/\s+/).length);
    expect(Math.min(...sizes)).toBeGreaterThan(12);
    expect(Math.max(...sizes)).toBeLessThan(170);
  });
});

test("the same input and seed give the same text, another seed another", () => {
  const given = { outcomes: [{ action: "talk", target_id: "odo", target_name: "Odo Marsh" }] };
  expect(tell(given)).toEqual(tell(given));
  const texts = ["1", "2", "3", "4", "5", "6"].map((seed) => tell(given, seed));
  expect(new Set(texts).size).toBeGreaterThan(1);
});

describe("what must be told", () => {
  const heavy: NonNullable<Given["events"]> = [
    { type: "clock_triggered", text: "The weir goes with a sound like a cart tipping out stones.", binding: true },
    {
      type: "npc_action" as const,
      text: "Odo bolts the door and stands with his back to it.",
      binding: true,
      details: { entity_id: "odo" },
    },
    { type: "fact_discovered", text: "The rope was cut from the inside.", binding: true, details: { fact_id: "f2" } },
    { type: "threat_resolved_against_player", text: "The hatch comes down on your shoulder.", binding: true },
  ];

  test.each([
    ["a search", "search"],
    ["a talk", "talk"],
    ["nothing at all", ""],
  ])("is told in full after %s", (_, action) => {
    const outcomes = action === "" ? [] : [{ action, target_id: "odo", target_name: "Odo Marsh" }];
    const final_text = tell({ outcomes, events: heavy });
    for (const { text } of heavy) expect(final_text).toContain(text);
    expect(heavy.every(({ text }) => mentions(text, final_text))).toBe(true);
  });

  test("speech is quoted, and why an action is blocked is said", () => {
    const final_text = tell({
      outcomes: [{ action: "talk", target_id: "odo", target_name: "Odo Marsh" }],
      speech: "You cut it, Odo",
      blocked: [{ action: "shoot", target_id: "", code: "missing_item", reason: "You are out of ammunition.", position: 0 }],
    });
    expect(final_text).toContain("You cut it, Odo");
    expect(final_text).toContain("You are out of ammunition.");
  });

  test("a new place is described, and what is suggested is possible there", () => {
    const event = {
      type: "scene_changed" as const,
      text: "You come to the Landing.",
      binding: true,
      details: { location_id: "landing", name: "The Landing" },
    };
    const given = { outcomes: [{ action: "go", target_id: "landing", target_name: "The Landing" }], events: [event] };
    expect(tell(given)).toContain("Planks, a bell, a rope that goes nowhere.");
    const suggestions = suggestActions(writeInput(decide(given)));
    expect(suggestions).toContain("Search the ferry bell");
    expect(suggestions.join()).not.toContain("Odo");
  });
});

test("taking what brings nothing into the hand is told as that", () => {
  const final_text = tell({ outcomes: [{ action: "take", target_id: "feature:the long bar", target_name: "the long bar" }] });
  expect(final_text).not.toMatch(/keep it|take it\. |your coat/);
});

test("nobody remarks on somebody who was not seen", () => {
  for (const seed of ["1", "2", "3", "4"]) {
    const final_text = tell({ outcomes: [{ action: "sneak", target_id: "odo", target_name: "Odo Marsh" }] }, seed);
    expect(final_text).not.toMatch(/Bree (Holloway )?(watches|has seen|looks)/);
  }
});

test("a dead actor does nothing", () => {
  const world = sampleWorld();
  const entities = world.entities.map((entity) =>
    entity.id === "player" ? { ...entity, attrs: { ...entity.attrs, dead: true } } : entity,
  );
  const blocked = [{ action: "look", target_id: "", code: "target_dead" as const, reason: "Your character is dead.", position: 0 }];
  const given = { world: { ...world, entities }, blocked };
  expect(tell(given)).toContain("Your character is dead.");
  expect(suggestActions(writeInput(decide(given)))).toEqual([]);
});

test("no secret of the world is told", () => {
  expect(campaign("f").join(" ")).not.toContain("SECRET");
});

test("a search of what has shown something before says what is known of it, and not that there is nothing", () => {
  const world = sampleWorld();
  const fact = { ...world.facts.find(({ visibility }) => visibility === "known")!, id: "k", subject_id: "strongbox" };
  const known = { ...world, facts: [...world.facts, { ...fact, object: { text: "The strongbox has a false bottom." } }] };
  const search = { action: "search", target_id: "strongbox", target_name: "strongbox", band: "success" as const };
  expect(tell({ world: known, outcomes: [search] })).toContain("The strongbox has a false bottom.");
  expect(tell({ world: known, outcomes: [search] })).not.toMatch(/cross it off|find nothing/);
});

import { seedRandom } from "freeform-rpg/plugins/offline/model/lib";
import { describe, expect, test } from "vitest";
import { writeInput } from "freeform-rpg/plugins/turn/narrator/lib";
import { narrateOffline } from "../narrate-offline.ts";
import { splitSentences } from "../sentences.ts";
import { decide } from "../../../turn/narrator/tests/decided.ts";
import type { Given } from "../../../turn/narrator/tests/decided.ts";

const tell = (given: Given, seed = "s") => narrateOffline(writeInput(decide(given)), seedRandom(seed));

const talk = { action: "talk", target_id: "odo", target_name: "Odo Marsh", rolled: false, position: 1 };
const go = { action: "go", target_id: "landing", target_name: "The Landing", position: 2 };
const blocked = [{ action: "shoot", target_id: "", code: "missing_item" as const, reason: "You are out of ammunition.", position: 0 }];
const events: NonNullable<Given["events"]> = [
  {
    type: "fact_discovered",
    text: "The rope was cut from the inside.",
    binding: true,
    position: 1,
    details: { fact_id: "f2", told_by: "odo", method: "talk" },
  },
  { type: "relationship_changed", text: "Odo trusts you more.", position: 1, details: { entity_id: "odo", delta: 1 } },
  {
    type: "scene_changed",
    text: "You come to the Landing.",
    binding: true,
    position: 2,
    details: { location_id: "landing", name: "The Landing" },
  },
  { type: "clock_triggered", text: "The weir goes with a sound like a cart tipping out stones.", binding: true },
];

test("a turn is told in the order of its events, what could not be done in its place", () => {
  const text = tell({ outcomes: [talk, go], events, blocked });
  const places = ["out of ammunition", "cut from the inside", "You come to the Landing", "The weir goes"].map((part) => text.indexOf(part));
  expect(places).not.toContain(-1);
  expect(places).toEqual(places.toSorted((a, b) => a - b));
});

describe("words that are answered", () => {
  const refused = {
    type: "npc_action" as const,
    text: "Odo Marsh refuses. It would take more trust.",
    binding: true,
    position: 1,
    details: { entity_id: "odo", refused: true },
  };
  test.each(["1", "2", "3", "4", "5"])("are not answered a second time by a line of the tables (%s)", (seed) => {
    const text = tell({ outcomes: [{ ...talk, band: "failure", failure_tier: 0 }], events: [refused] }, seed);
    expect(text).toContain(refused.text);
    expect(splitSentences(text).filter((sentence) => sentence.includes("Odo")).length).toBeLessThanOrEqual(3);
    expect(text).not.toMatch(/nothing to say|nothing for you|shrug/);
  });
  test("quoted are followed by the answer at once", () => {
    const text = tell({ outcomes: [talk], events: events.slice(0, 1), speech: "Who cut the rope?" });
    expect(text.indexOf("Who cut the rope?")).toBeLessThan(text.indexOf("cut from the inside"));
  });
});

test("a quiet turn gets at most one line that is not of its events", () => {
  for (const seed of ["1", "2", "3", "4", "5", "6"]) {
    const text = tell(
      { outcomes: [{ ...talk, action: "listen", target_id: "", target_name: "" }], tension: "The rain grows heavier." },
      seed,
    );
    expect(text.split("\n\n").length).toBeLessThanOrEqual(2);
  }
});

describe("what somebody tells", () => {
  const tells = (text: string) =>
    tell({ outcomes: [talk], events: [{ ...events[0], type: "fact_discovered" as const, text, binding: true }] });
  test("is said in their words", () => {
    expect(tells("The rope was cut from the inside.")).toContain('"The rope was cut from the inside."');
  });
  test("is reported where it speaks of them", () => {
    expect(tells("Odo saw the rope cut.")).not.toContain('"Odo saw the rope cut."');
  });
});

test("behind somebody's no, what leaned on it is not refused once more, and of a row only the first", () => {
  const lean = (name: string, position: number) => ({
    action: "go",
    target_id: name,
    code: "depends" as const,
    reason: `You cannot go to ${name}.`,
    position,
  });
  const refused = {
    type: "npc_action" as const,
    text: "Odo refuses.",
    binding: true,
    position: 1,
    details: { entity_id: "odo", refused: true },
  };
  const row = [lean("Quay", 2), lean("Mill", 3)];
  const asked = [{ ...talk, band: "failure" as const, failure_tier: 0 as const }];
  expect(tell({ outcomes: asked, events: [refused], blocked: row })).not.toMatch(/You cannot go/);
  const alone = tell({ outcomes: asked, events: [], blocked: row });
  expect(alone).toContain("You cannot go to Quay.");
  expect(alone).not.toContain("You cannot go to Mill.");
});

test("who has answered does not take it in besides", () => {
  const heard = { type: "knowledge_shared" as const, text: "Odo now knows this.", position: 1, details: { entity_id: "odo" } };
  const answer = {
    type: "npc_action" as const,
    text: '"I know," says Odo.',
    binding: true,
    position: 1,
    details: { entity_id: "odo", answered: true },
  };
  const taken = /takes that in|That is news|listens to the end|knows that now/;
  expect(tell({ outcomes: [talk], events: [heard] })).toMatch(taken);
  expect(tell({ outcomes: [talk], events: [answer, heard] })).not.toMatch(taken);
});

describe("what a trigger of the story brings about", () => {
  const story = {
    type: "story_triggered" as const,
    text: "Odo takes the key from his belt and gives it to you.",
    binding: true,
    position: 1,
  };
  const key = {
    type: "entity_created" as const,
    text: "You have a key of the cellar.",
    position: 1,
    details: { entity_id: "thing-1", name: "key of the cellar" },
  };
  const revealed = {
    type: "fact_discovered" as const,
    text: "The cellar floods at noon.",
    binding: true,
    position: 1,
    details: { fact_id: "f3", method: "reveal" },
  };
  test("is told behind its text, and what the text has handed over is not told again", () => {
    const text = tell({ outcomes: [talk], events: [revealed, key, story] });
    expect(text.indexOf("Odo takes the key")).toBeLessThan(text.indexOf("floods at noon"));
    expect(text).not.toContain("You have a key");
  });
  test("and its other gifts are", () => {
    const lamp = { ...key, text: "You have a lamp.", details: { entity_id: "thing-2", name: "lamp" } };
    expect(tell({ outcomes: [talk], events: [lamp, story] })).toContain("You have a lamp");
  });
});

test("who warms to the character twice in a turn warms once", () => {
  const warm = {
    type: "relationship_changed" as const,
    text: "Odo trusts you more.",
    position: 1,
    details: { entity_id: "odo", delta: 1 },
  };
  const once = tell({ outcomes: [talk], events: [warm] });
  expect(tell({ outcomes: [talk], events: [warm, { ...warm, details: { entity_id: "odo", delta: 3 } }] })).toBe(once);
});

test.each(["1", "2", "3", "4", "5", "6"])("words that ask among others are not told (%s)", (seed) => {
  const text = tell({ outcomes: [talk], events: [], speech: "Rung by whom? I would like to see the bell." }, seed);
  expect(text).not.toContain("you tell");
  expect(text).not.toMatch(/bell\." you/);
});

import { assemble } from "freeform-rpg/plugins/turn/context/lib";
import { sampleWorld } from "freeform-rpg/testing/context";
import { describe, expect, test } from "vitest";
import { interpret } from "freeform-rpg/plugins/offline/interpreter/lib";

const world = sampleWorld();
const [known] = world.facts;
const promised = (subject_id: string, to: string, kept = false) => ({
  ...known!,
  id: "p1",
  subject_id,
  predicate: "promised",
  object: { text: `${subject_id} has promised to ${to}.`, to, toward: "", kept, effects: [] },
  visibility: "known" as const,
  confidence: 1,
  tags: ["promise"],
});
const read = (text: string, fact: ReturnType<typeof promised>) =>
  interpret({ packet: assemble({ ...world, facts: [...world.facts, fact] }, { budget: 6000 }), text }).proposed_actions;

const way = [
  {
    action: "ask",
    target_id: "odo",
    effects: [
      { kind: "move", who: "odo", to: "stable" },
      { kind: "move", who: "player", to: "stable" },
    ],
  },
];

describe("who has promised to take the character somewhere is asked to", () => {
  test.each([
    "Lead the way",
    "Lead on, Odo",
    "Let's go then",
    "Right, let's go.",
    "I go with him",
    "I follow Odo",
    "Odo, lead the way",
    '"After you," and I follow him.',
  ])("%s", (text) => expect(read(text, promised("odo", "take me to the stable tonight"))).toMatchObject(way));
});

test("a promise to lead to a part of another place is one to lead there", () => {
  expect(read("I follow him", promised("odo", "take me to the ferry bell"))[0]?.effects).toMatchObject([
    { kind: "move", who: "odo", to: "landing" },
    { kind: "move", who: "player", to: "landing" },
  ]);
});

test.each([
  ["once it is kept", "Lead the way", promised("odo", "take me to the stable", true)],
  ["by somebody else", "I follow Odo", promised("bree", "take me to the stable")],
  ["of something else", "Lead the way", promised("odo", "keep quiet about the stable")],
])("nobody is asked for a promise %s", (_, text, fact) => expect(read(text, fact).flatMap(({ effects }) => effects ?? [])).toEqual([]));

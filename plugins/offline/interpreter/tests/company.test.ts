import { assemble } from "freeform-rpg/plugins/turn/context/lib";
import { sampleWorld } from "freeform-rpg/testing/context";
import { describe, expect, test } from "vitest";
import { interpret } from "freeform-rpg/plugins/offline/interpreter/lib";

const plain = assemble(sampleWorld(), { budget: 6000 });
const read = (text: string, packet = plain) => interpret({ packet, text }).proposed_actions;
const done = (text: string, packet = plain) => read(text, packet).map(({ action, target_id }) => `${action} ${target_id}`);

describe("who is asked to take the character somewhere goes there with them", () => {
  test.each([
    "Odo, bring me to the stable",
    "Odo, would you walk us over to the stable?",
    "Odo, lead the way to the stable",
    "I ask Odo to guide me to the stable",
  ])("%s", (text) =>
    expect(read(text)).toMatchObject([
      {
        action: "ask",
        target_id: "odo",
        effects: [
          { kind: "move", who: "odo", to: "stable" },
          { kind: "move", who: plain.actor_id, to: "stable" },
        ],
      },
    ]),
  );
  test.each([
    ["Odo, take me to the palace", [{ kind: "agree", who: "odo", to: "to take me to the palace" }]],
    [
      "Odo, would you come along to the stable?",
      [
        { kind: "join", who: "odo" },
        { kind: "move", who: plain.actor_id, to: "stable" },
      ],
    ],
    ["Odo, come with me", [{ kind: "join", who: "odo" }]],
  ])("where the place is known: %s", (text, effects) => expect(read(text)[0]?.effects).toEqual(effects));
  test("and a companion only comes along", () => {
    const entities = plain.entities.map((one) => (one.id === "odo" ? { ...one, attrs: { ...one.attrs, in_party: true } } : one));
    expect(read("Odo, take us to the stable", { ...plain, entities })[0]?.effects?.[0]).toEqual({ kind: "join", who: "odo" });
  });
});

describe("who goes along is asked first", () => {
  test.each(["Odo and I walk over to the stable", "Me and Odo head to the stable", "I follow Odo to the stable"])("%s", (text) =>
    expect(done(text)).toEqual(["ask odo", "go stable"]),
  );
});

test("somebody who is elsewhere is gone to where a place is called after them", () => {
  const exits = [...plain.scene.exits, { id: "surgery", name: "Mistress Quill's Surgery" }];
  const quill = { id: "quill", type: "character", name: "Mistress Quill", attrs: {}, tags: [] };
  const packet = { ...plain, scene: { ...plain.scene, exits }, entities: [...plain.entities, quill] };
  expect(read("Odo, take me to Mistress Quill", packet)[0]?.effects).toMatchObject([{ to: "surgery" }, { to: "surgery" }]);
  expect(done("I follow Odo to Mistress Quill", packet)).toEqual(["ask odo", "go surgery"]);
});

test.each(["How many exits are there?", "which doors lead out of here?", "Is there another way out?", "What are the ways on?"])(
  "a question for the ways: %s",
  (text) => expect(read(text)).toMatchObject([{ details: "question: exits" }]),
);

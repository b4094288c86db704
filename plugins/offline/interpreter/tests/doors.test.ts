import { assemble } from "freeform-rpg/plugins/turn/context/lib";
import { sampleWorld } from "freeform-rpg/testing/context";
import { describe, expect, test } from "vitest";
import { interpret } from "freeform-rpg/plugins/offline/interpreter/lib";

const packet = assemble(sampleWorld(), { budget: 6000 });
const read = (text: string) => interpret({ packet, text }).proposed_actions;
const hatch = "feature:the cellar hatch, bolted from above";

describe("what is behind a part of the place is found there, and nobody walks off", () => {
  test.each(["I push the cellar hatch open and go in", "I open the hatch and step through", "I open the cellar hatch and walk in"])(
    "%s",
    (text) => expect(read(text)).toMatchObject([{ action: "open", target_id: hatch }]),
  );
  test("who only goes through it looks", () => {
    expect(read("I step through the cellar hatch")).toMatchObject([{ action: "search", target_id: hatch }]);
  });
  test.each([
    ["somewhere else", "I open the hatch and go to the stable", { action: "go", target_id: "stable" }],
    ["out", "I open the hatch and go out", { action: "leave" }],
  ])("who goes %s leaves", (_, text, way) => expect(read(text)[1]).toMatchObject(way));
});

describe("a door that is not there leads nowhere", () => {
  test.each(["I step through the vestry door", "I walk through the curtain", "I slip through the chapel gate"])("%s", (text) =>
    expect(read(text)).toMatchObject([{ action: "go", target_id: expect.stringMatching(/door|curtain|gate/) }]),
  );
  test("any way out is one", () => {
    expect(read("I go out through the door")).not.toMatchObject([{ target_id: "door" }]);
  });
});

describe("a part of another place is there", () => {
  test("one goes to where it is", () => {
    expect(read("I go to the ferry bell")).toMatchObject([{ action: "go", target_id: "landing" }]);
  });
  test("and is taken there", () => {
    expect(read("Odo, take me to the ferry bell")[0]?.effects).toMatchObject([
      { kind: "move", who: "odo", to: "landing" },
      { kind: "move", who: "player", to: "landing" },
    ]);
  });
  test.each(["I follow Odo to the ferry bell", "I follow Odo over to the ferry bell"])("and who leads there is followed: %s", (text) =>
    expect(read(text)).toMatchObject([
      { action: "ask", target_id: "odo", effects: [{ kind: "move", who: "odo", to: "landing" }] },
      { action: "go", target_id: "landing" },
    ]),
  );
  test("a place word at the end of a question is no part of its name", () => {
    expect(read("Where is the ferry bell from here?")).toMatchObject([{ details: "question: where ferry bell" }]);
  });
});

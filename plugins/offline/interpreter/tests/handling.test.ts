import { assemble } from "freeform-rpg/plugins/turn/context/lib";
import { sampleWorld } from "freeform-rpg/testing/context";
import { describe, expect, test } from "vitest";
import { interpret } from "freeform-rpg/plugins/offline/interpreter/lib";

const packet = assemble(sampleWorld(), { budget: 6000 });
const read = (text: string) => interpret({ packet, text }).proposed_actions;
const meant = (text: string) => read(text).map(({ action, target_id }) => `${action} ${target_id}`);

describe("who goes behind something to spy hides there", () => {
  test.each(["I slip behind the strongbox and listen", "duck behind the strongbox, watch Odo"])("%s", (text) =>
    expect(read(text)[0]?.action).toBe("hide"),
  );
  test("and who fetches something does not", () => {
    expect(read("I step behind the bar and take the lantern")[0]?.action).not.toBe("hide");
  });
});

describe("what is wished to be known is asked of whom one talks to", () => {
  test.each([
    "I tell Odo that Bree was my friend, and I'd really like to know what happened to her",
    "I greet Odo, and I need to hear who cut the rope",
  ])("%s", (text) => expect(meant(text)).toContain("ask odo"));
  test("and is a part of what is said aloud", () => {
    expect(meant("Please, Odo. I want to know who cut the rope.")).toEqual(["ask odo"]);
  });
});

test("what is counted is ordered, and is nobody's name", () => {
  expect(read("I order two ales")).toMatchObject([{ action: "pay", target_id: "" }]);
});

test("what is thrown at a thing hits that", () => {
  expect(meant("I throw the lantern at the strongbox")).toEqual(["throw strongbox"]);
});

test("what is put out is dark", () => {
  expect(read("I douse the lantern")[0]?.effects).toMatchObject([{ kind: "set_state", state: "dark" }]);
});

import { assemble } from "freeform-rpg/plugins/turn/context/lib";
import { sampleWorld } from "freeform-rpg/testing/context";
import { describe, expect, test } from "vitest";
import { interpret } from "freeform-rpg/plugins/offline/interpreter/lib";

const packet = assemble(sampleWorld(), { budget: 6000 });
const read = (text: string) => interpret({ packet, text }).proposed_actions.map(({ action, target_id }) => `${action} ${target_id}`);

describe("what a player in a hurry leaves out is filled in", () => {
  test.each([
    ["lantern to bree", "give bree"],
    ["lantern on the strongbox", "put lantern"],
    ["20 crowns to odo", "pay odo"],
    ["odo who cut the rope", "ask odo"],
    ["ok bree tell me who cut the rope", "ask bree"],
    ["look at odos hands", "look odo"],
  ])("%s", (text, meant) => expect(read(text)).toEqual([meant]));
});

describe("what somebody or something else does is no action", () => {
  test.each([["I open the strongbox, and my knee still remembers the fall", ["open strongbox"]]])("%s", (text, meant) =>
    expect(read(text)).toEqual(meant),
  );
});

describe("nobody here is spoken to in place of who is not", () => {
  test.each([["i ask lupe if the pumps stopped again", "ask lupe"]])("%s", (text, meant) => expect(read(text)).toEqual([meant]));
});

test("a key is used on something else than itself", () => {
  expect(read("use the lantern on it")).toEqual(["look "]);
});

test("a pronoun that fits several asks whom it means, with each as an answer", () => {
  const people = packet.entities.map((entity) =>
    entity.type === "character" ? { ...entity, attrs: { ...entity.attrs, pronouns: "he/him" } } : entity,
  );
  const ask = (text: string) => interpret({ packet: { ...packet, entities: people, recent_events: [] }, text }).proposed_actions;
  const [asked] = ask("show him the lantern");
  expect(asked?.details).toBe("question: unclear show him the lantern");
  expect(asked?.options).toEqual([
    expect.stringMatching(/^Show \p{Lu}.* the lantern$/u),
    expect.stringMatching(/^Show \p{Lu}.* the lantern$/u),
  ]);
  // Who chooses an answer has not to say the rest again.
  const [whole] = ask("show him the lantern, then go to the gate");
  expect(whole?.options?.every((option) => option.endsWith(" the lantern, then go to the gate"))).toBe(true);
});

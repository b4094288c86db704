import { assemble } from "freeform-rpg/plugins/turn/context/lib";
import { sampleWorld } from "freeform-rpg/testing/context";
import { describe, expect, test } from "vitest";
import { interpret } from "freeform-rpg/plugins/offline/interpreter/lib";

const world = sampleWorld();
const packet = assemble(world, { budget: 6000 });
const [odo] = packet.entities.filter(({ id }) => id === "odo");
const wend = { ...odo!, id: "wend", name: "Miller Wend", attrs: { pronouns: "he" } };
const tull = { ...odo!, id: "tull", name: "Bailiff Tull", attrs: { pronouns: "he" } };
const mill = { ...odo!, id: "mill", type: "location" as const, name: "Wend's Mill", attrs: {} };
const read = (text: string) =>
  interpret({ packet: { ...packet, entities: [...packet.entities, wend, tull, mill] }, text }).proposed_actions;
const meant = (text: string): string[] => read(text).map(({ action, target_id }) => `${action} ${target_id || "-"}`);

describe("a plan", () => {
  test.each([
    ["Odo, watch the stairs while Bree and I search the strongbox", ["ask odo", "search strongbox"], "to watch the stairs"],
    ["Bree, keep an eye on the hatch while I examine the strongbox", ["ask bree", "examine strongbox"], "to keep an eye on the hatch"],
    ["Odo, guard the hatch while we search the strongbox", ["ask odo", "search strongbox"], "to guard the hatch"],
  ])("is an order and what the character does meanwhile: %s", (text, actions, to) => {
    expect(meant(text)).toEqual(actions);
    expect(read(text)[0]?.effects).toMatchObject([{ kind: "agree", to }]);
  });
  test.each(["Odo, come with me while we still can", "Odo, stay here while I am away"])("is none in: %s", (text) =>
    expect(read(text)).toHaveLength(1),
  );
});

describe("what somebody is had to do", () => {
  test.each(["Have Odo open the strongbox", "I make Odo open the strongbox", "I get Odo to open the strongbox"])(
    "is asked of them: %s",
    (text) =>
      expect(read(text)).toMatchObject([{ action: "ask", target_id: "odo", effects: [{ kind: "agree", to: "to open the strongbox" }] }]),
  );
  test.each(["I make Odo laugh", "I have Odo's key", "I let Odo walk me over to the stable"])("is not in: %s", (text) =>
    expect(read(text).flatMap(({ effects }) => effects.filter(({ kind }) => kind === "agree"))).toEqual([]),
  );
});

describe("who is elsewhere is looked for", () => {
  test.each([
    ["I go out to look for Bailiff Tull", "leave -"],
    ["I set out in search of Miller Wend", "go mill"],
    ["I head out and look for Miller Wend", "go mill"],
  ])("%s", (text, way) => expect(meant(text)).toEqual([way]));
  test("and who is here is not", () => expect(meant("I go to look for Odo")).not.toContain("leave -"));
});

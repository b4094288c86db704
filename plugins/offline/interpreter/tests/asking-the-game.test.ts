import { assemble } from "freeform-rpg/plugins/turn/context/lib";
import { sampleWorld } from "freeform-rpg/testing/context";
import { describe, expect, test } from "vitest";
import { interpret } from "freeform-rpg/plugins/offline/interpreter/lib";

const packet = assemble(sampleWorld(), { budget: 6000 });
const read = (text: string) => interpret({ packet, text });

describe("what players ask about themselves is said to nobody", () => {
  test.each([
    ["Whoa. What just happened? Am I hurt?", ["happened", "self"]],
    ["Hang on. Did I get hit? How bad is it?", ["self"]],
    ["Damn, what the hell just happened?", ["happened"]],
    ["What do I actually know so far, and what am I supposed to be doing here?", ["story"]],
    ["Okay. What do we really know by now?", ["story"]],
    ["How long is it to the stable?", ["way stable"]],
    ["How long would it take me to get to the Landing from here?", ["way Landing"]],
    ["What's the date today?", ["date"]],
    ["How long do we have until dawn?", ["time"]],
  ])("%s", (text, topics) => {
    const { proposed_actions, speech } = read(text);
    expect(proposed_actions.map(({ details }) => details)).toEqual(topics.map((topic) => `question: ${topic}`));
    expect(speech).toBe("");
  });

  test("but a name in it calls somebody", () => {
    expect(read("Odo. Am I hurt?").proposed_actions).toMatchObject([{ action: "ask", target_id: "odo" }]);
  });
});

test("what else stands in one question with what the game answers is said to nobody", () => {
  expect(read("Who is this Bree, have Odo and her met before?").speech).toBe("");
});

test("how many of something there are is searched for nowhere", () => {
  expect(read("How many arrows are there in the strongbox?").proposed_actions).toMatchObject([{ action: "look", target_id: "" }]);
});

describe("whether something is there is seen by a look at what it names", () => {
  test.each([
    ["Is there a way down through the hatch? A ladder, some steps, anything?", "feature:the cellar hatch, bolted from above"],
    ["Anything behind the bar?", "feature:the long bar"],
  ])("%s", (text, target) => expect(read(text).proposed_actions).toMatchObject([{ action: "look", target_id: target }]));
});

describe("whether something is here is told, and no look is taken", () => {
  const asked = (text: string) => read(text).proposed_actions.map(({ details }) => details);
  test.each([
    ["Is there a hatch?", "hatch"],
    ["Are there any windows in here?", "windows"],
    ["Do I see a back door anywhere?", "back door"],
    ["So, is there a fireplace in this room?", "fireplace"],
  ])("%s", (text, thing) => expect(asked(text)).toEqual([`question: seen ${thing}`]));
  test.each(["Is there a way out?", "Is there anyone here?", "Is there a trap under the bar?", "Odo, is there a hatch?"])(
    "but not: %s",
    (text) => expect(asked(text).join()).not.toContain("question: seen"),
  );
});

test("a hole that nobody spoke of is no way to look around", () => {
  expect(read("I look into the hole").proposed_actions).toMatchObject([{ target_id: "hole" }]);
});

import { assemble } from "freeform-rpg/plugins/turn/context/lib";
import { sampleWorld } from "freeform-rpg/testing/context";
import { expect, test } from "vitest";
import { interpret } from "freeform-rpg/plugins/offline/interpreter/lib";

const packet = assemble(sampleWorld(), { budget: 6000 });
const read = (text: string) => interpret({ packet, text }).proposed_actions;

test("a question behind a premise is asked", () => {
  expect(read("If the rope was cut, then who cut it, Odo?")).toMatchObject([{ action: "ask", target_id: "odo" }]);
  expect(read("Given that it burned, where is the rope? Odo, who has it?")).toMatchObject([{ action: "ask", target_id: "odo" }]);
});

test("what is only said to happen otherwise is not done", () => {
  expect(read("I threaten Odo: tell me who cut the rope or I burn the inn")).toMatchObject([{ action: "intimidate", target_id: "odo" }]);
});

test("what somebody else does meanwhile is no action", () => {
  expect(read("While Odo counts the rope, I look around")).toMatchObject([{ action: "look", target_id: "" }]);
  expect(read("I look around while he counts the rope")).toMatchObject([{ action: "look", target_id: "" }]);
});

test("who goes with somebody keeps them company, and shadows nobody", () => {
  expect(read("I'll go with Odo")).toMatchObject([{ action: "say", target_id: "odo" }]);
  const [asked, gone] = read("I'll go with Odo to the stable");
  expect(asked).toMatchObject({ action: "ask", target_id: "odo", effects: [{ kind: "move", who: "odo", to: "stable" }] });
  expect(gone).toMatchObject({ action: "go", target_id: "stable" });
});

test("a fragment that the next sentence takes up is not quoted back", () => {
  expect(read("And the rope? I look at the rope.").map(({ details }) => details)).toEqual([expect.stringContaining("look at")]);
});

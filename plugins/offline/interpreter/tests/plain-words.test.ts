import { assemble } from "freeform-rpg/plugins/turn/context/lib";
import { sampleWorld } from "freeform-rpg/testing/context";
import { describe, expect, test } from "vitest";
import { interpret } from "freeform-rpg/plugins/offline/interpreter/lib";

const packet = assemble(sampleWorld(), { budget: 6000 });
const read = (text: string) => interpret({ packet, text });
const meant = (text: string): string[] =>
  read(text).proposed_actions.map(({ action, target_id, details }) =>
    details.startsWith("question: ") ? `?${details.slice(10)}` : `${action} ${target_id || "-"}`,
  );

describe("what is given is what is done", () => {
  test.each([
    ["give Bree a hug", "social bree"],
    ["I give Odo a good whack with my bow", "attack odo"],
    ["give Odo a smile", "gesture odo"],
    ["give Bree an ale", "pay bree"],
    ["give Bree the lantern", "give bree"],
    ["I press the lantern into Bree's hand", "give bree"],
  ])("%s", (text, action) => expect(meant(text)).toEqual([action]));
});

describe("what is not done", () => {
  test("is what nobody is asked", () => {
    expect(meant("I take the strongbox and ask them nothing at all")).toEqual(["take strongbox"]);
  });
  test("is a wish that says why something else is", () => {
    expect(meant("I search the hearth. I only want to see what burned.")).toEqual(["search feature:a brick hearth, smoking badly"]);
  });
});

test("what turns back to now waits for nothing", () => {
  const [now, later] = meant("If Odo draws I shoot him, but first I ask him about the rope");
  expect(later).toMatch(/^\?later /);
  expect(now).toBe("ask odo");
});

describe("words to somebody beside what is done are said", () => {
  test("a question to you", () => {
    const { speech, proposed_actions } = read("could you hold this a moment? I open the strongbox");
    expect(speech).toBe("could you hold this a moment?");
    expect(proposed_actions.at(-1)).toMatchObject({ action: "open", target_id: "strongbox" });
  });
  test("a question that ends in a name, with what follows it", () => {
    expect(read("Could I borrow your map until the morning, Bree? You'll get it back.").proposed_actions).toMatchObject([
      { action: "ask", target_id: "bree" },
    ]);
  });
});

test("a telephone that is picked up to call is not taken", () => {
  expect(read("I borrow the bar phone and ring Odo").proposed_actions.map(({ action }) => action)).toEqual(["call"]);
});

test.each(["I blorvify Bree", "zorp the hatch"])("a verb that is no word is asked about: %s", (text) => {
  expect(meant(text)).toEqual([expect.stringMatching(/^\?unclear /)]);
});

import { assemble } from "freeform-rpg/plugins/turn/context/lib";
import { sampleWorld } from "freeform-rpg/testing/context";
import { describe, expect, test } from "vitest";
import { interpret } from "freeform-rpg/plugins/offline/interpreter/lib";

const packet = assemble(sampleWorld(), { budget: 6000 });
const read = (text: string) => interpret({ packet, text }).proposed_actions;

describe("an action that may not be meant is asked about", () => {
  test("with readings that would be understood as they stand", () => {
    const [question, ...more] = read("I frobnicate the strongbox");
    expect(more).toEqual([]);
    expect(question?.details).toBe("question: unclear frobnicate the strongbox");
    for (const option of question?.options ?? []) {
      const [action] = interpret({ packet, text: option, chosen: true }).proposed_actions;
      expect(action?.details).not.toMatch(/^question:/);
      expect(action?.target_id).toBe("strongbox");
    }
  });

  test("in words alone where one reading or none is sensible, and what is clear goes on", () => {
    const actions = read("I open the strongbox, then frobnicate the hatch and ask Odo about the rope");
    expect(actions.map(({ action }) => action)).toEqual(["open", "look", "ask"]);
    expect(actions[1]).toMatchObject({ details: "question: unread frobnicate the hatch" });
  });

  test("and a clipped article is read", () => {
    const actions = read("go to the gate; check th rope, taste the water");
    expect(actions.map(({ details }) => details).join()).toMatch(/check the rope/);
  });

  test("and what points back to it waits", () => {
    const actions = read("I frobnicate the strongbox and give it to Bree");
    expect(actions.map(({ details }) => details)).toEqual(["question: unclear frobnicate the strongbox"]);
  });

  test.each(["I take the strongbox", "go to the stable", "open the hatch", "ask Bree about the rope", "attack Odo"])(
    "%s is plain",
    (text) => {
      expect(read(text).every(({ details }) => !details.startsWith("question:"))).toBe(true);
    },
  );

  test("what waits for a condition is named", () => {
    expect(read("if Odo moves, I shoot him").map(({ details }) => details)).toEqual(["question: later shoot him"]);
  });

  test("an absent target is named and refused, not asked about", () => {
    expect(read("come with me, Wynn").map(({ target_id }) => target_id)).toEqual(["Wynn"]);
  });
});

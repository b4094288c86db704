import { assemble } from "freeform-rpg/plugins/turn/context/lib";
import { sampleWorld } from "freeform-rpg/testing/context";
import { describe, expect, test } from "vitest";
import { interpret } from "freeform-rpg/plugins/offline/interpreter/lib";

const packet = assemble(sampleWorld(), { budget: 6000 });
const read = (text: string) => interpret({ packet, text });
const done = (text: string) => read(text).proposed_actions.map(({ action, target_id, details }) => [action, target_id, details]);

describe("whom words are for", () => {
  test("is nobody whom the speaker says that they are", () => {
    const [first] = read('I turn to Odo. "Evening. I\'m Tamsin Vale, the innkeeper. Who cut the rope?"').proposed_actions;
    const last = read("I'm Tamsin Vale, the miller. Who cut the rope, Odo?").proposed_actions.at(-1);
    expect(first?.target_id).toBe("odo");
    expect(last).toMatchObject({ action: "ask", target_id: "odo" });
    expect(read("I'm lost, the innkeeper. Who cut the rope?").proposed_actions.at(-1)?.target_id).toBe("odo");
  });
  test("is who is called in the question behind a thought", () =>
    expect(read("Cut from the inside... Odo, a man of the guild: could he have done it?").proposed_actions).toMatchObject([
      { action: "ask", target_id: "odo" },
    ]));
});

describe("what is asked beside a question", () => {
  test("ends before the question, and without the name", () =>
    expect(read("May I see the strongbox, Odo, and what do you know about the rope?").proposed_actions[0]?.effects).toEqual([
      { kind: "agree", who: "odo", to: "to let you see the strongbox" },
    ]));
  test("is nothing where it only asks for an answer", () => {
    expect(read("Then help me now, Odo. Who cut the rope?").proposed_actions).toMatchObject([
      { action: "ask", target_id: "odo", effects: [] },
    ]);
    expect(read("Odo, help me now.").proposed_actions[0]?.effects).toHaveLength(1);
  });
});

describe("where one goes next", () => {
  test.each([
    "Thank you, Odo. Then off to the stable.",
    "Sorry about that, Odo. Right, back to the stable.",
    "Good night, Odo. And now I'm off to the stable!",
  ])("is no part of the words before: %s", (text) => {
    expect(read(text).proposed_actions.at(-1)).toMatchObject({ action: "go", target_id: "stable" });
    expect(read(text).speech).not.toContain("stable");
  });
  test("is a place", () => expect(done("Thank you, Odo. Back to work.").every(([action]) => action !== "go")).toBe(true));
});

describe("questions to the game", () => {
  const asked = (text: string) => read(text).proposed_actions.map(({ details }) => details);
  test.each([
    ["Where can I go from here, and who else lives on this island?", ["question: exits", "question: acquaintances"]],
    ["Who should I talk to?", ["question: acquaintances"]],
    ["Do I recognise her?", ["question: about Bree Holloway"]],
    ["What is the Grey Hound, and what happens if it comes?", ["question: about Grey Hound", expect.stringContaining("what happens if")]],
  ])("%s", (text, details) => expect(asked(text)).toEqual(details));
});

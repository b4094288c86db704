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
  test("is nobody elsewhere whose name is a question", () => {
    const odo = packet.entities.find(({ id }) => id === "odo");
    const entities = [...packet.entities, ...(odo === undefined ? [] : [{ ...odo, id: "wend", name: "Miller Wend", attrs: {} }])];
    const actions = (text: string) => interpret({ packet: { ...packet, entities }, text }).proposed_actions;
    const targets = (text: string) => actions(text).map(({ target_id }) => target_id);
    expect(targets("Wend, who is that?")).toContain("wend");
    expect(targets('I turn to Odo. "Wend? Did he cut the rope?"')).not.toContain("wend");
    expect(actions("Wend? Who's that, and where do I find Miller Wend at this hour?").map(({ details }) => details)).toEqual([
      "question: about Wend",
      "question: where Miller Wend",
    ]);
  });
  test("is who is lied to, and the lie is said in whole", () => {
    const { proposed_actions, speech } = read(
      "I turn to Odo and lie: I'm only here to collect my aunt's coat. What brings you out tonight?",
    );
    expect(speech).toBe("I'm only here to collect my aunt's coat. What brings you out tonight?");
    expect(proposed_actions.some(({ action }) => action === "take")).toBe(false);
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
  test("is read behind words that are said", () =>
    expect(
      done('"Put it on my tab, Odo." Then I leave the inn and head for the stable.').map(([action, target]) => [action, target]),
    ).toEqual([
      ["ask", "odo"],
      ["go", "stable"],
    ]));
  test.each([
    "Thank you, Odo. Then off to the stable.",
    "Sorry about that, Odo. Right, back to the stable.",
    "Good night, Odo. And now I'm off to the stable!",
  ])("is no part of the words before: %s", (text) => {
    expect(read(text).proposed_actions.at(-1)).toMatchObject({ action: "go", target_id: "stable" });
    expect(read(text).speech).not.toContain("stable");
  });
  test("is gone to where it is only chosen", () =>
    expect(done("The stable, then. I look around.").map(([action, target]) => [action, target])).toEqual([
      ["go", "stable"],
      ["look", ""],
    ]));
  test("is a place", () => expect(done("Thank you, Odo. Back to work.").every(([action]) => action !== "go")).toBe(true));
});

describe("what is followed", () => {
  const verbs = (text: string) => read(text).proposed_actions.map(({ action }) => action);
  test("is walked along where it shows a way, and pursued where it walks", () => {
    expect(verbs("I follow the notched door post")).toEqual(["go"]);
    expect(verbs("I follow the wall to its end")).not.toContain("follow");
    expect(verbs("I follow Bree")).toEqual(["follow"]);
    expect(verbs("I follow the footprints")).not.toContain("go");
  });
});

test("words that are only said are quoted whole, with what they suppose", () =>
  expect(read("Come on Odo. If it's not the guild's rope, whose is it?").speech).toBe(
    "Come on Odo. If it's not the guild's rope, whose is it?",
  ));

describe("questions to the game", () => {
  const asked = (text: string) => read(text).proposed_actions.map(({ details }) => details);
  test.each([
    ["Where can I go from here, and who else lives on this island?", ["question: exits", "question: acquaintances"]],
    ["Who should I talk to?", ["question: acquaintances"]],
    ["Who are these two?", ["question: people"]],
    ["Do I recognise her?", ["question: about Bree Holloway"]],
    ["What is the Grey Hound, and what happens if it comes?", ["question: about Grey Hound", expect.stringContaining("what happens if")]],
  ])("%s", (text, details) => expect(asked(text)).toEqual(details));
});

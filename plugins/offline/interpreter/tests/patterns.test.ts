import { assemble } from "freeform-rpg/plugins/turn/context/lib";
import { sampleWorld } from "freeform-rpg/testing/context";
import { describe, expect, test } from "vitest";
import { interpret } from "freeform-rpg/plugins/offline/interpreter/lib";

const packet = assemble(sampleWorld(), { budget: 6000 });
const read = (text: string): string[] =>
  interpret({ packet, text }).proposed_actions.map(({ action, target_id }) => `${action} ${target_id || "-"}`);

describe("the kind of the object settles the sense of a verb", () => {
  test.each([
    ["I take the strongbox down", "take strongbox"],
    ["I take Odo down", "attack odo"],
    ["I hold the strongbox up to the light", "examine strongbox"],
    ["I take out my lantern", "use lantern"],
    ["I run a finger down the strongbox", "examine strongbox"],
  ])("%s", (text, meant) => expect(read(text)).toEqual([meant]));
});

describe("what the words name settles the action", () => {
  test.each([
    ["I put my ear to the strongbox", "listen strongbox"],
    ["could Odo open the hatch?", "ask odo"],
    ["how much do I owe you, Odo?", "ask odo"],
    ["who are you, Odo?", "ask odo"],
    ["is anyone else in here?", "look -"],
  ])("%s", (text, meant) => expect(read(text)).toEqual([meant]));
});

describe("what belongs to somebody absent or is part of something is not taken for another thing", () => {
  test.each([
    ["search the strongbox lid", "search strongbox"],
    ["I punch Odo", "attack odo"],
    ["I promise Odo to bring back the rope", "say odo"],
  ])("%s", (text, meant) => expect(read(text)).toEqual([meant]));

  test("words to somebody who is not here are for nobody else", () => {
    const [action] = interpret({ packet, text: "Wynnlo, what do you know about this place?" }).proposed_actions;
    expect(action?.target_id).toBe("Wynnlo");
  });
});

describe("what is not understood is said, not done", () => {
  test("a message of nonsense is asked back", () => {
    const [action] = interpret({ packet, text: "I frobnicate the strongbox" }).proposed_actions;
    expect(action?.details).toBe("question: unclear frobnicate the strongbox");
  });

  test("the rest of a message is done", () => {
    const actions = interpret({ packet, text: "I open the strongbox, then frobnicate Bree" }).proposed_actions;
    expect(actions.map(({ details }) => details)).toEqual(["open the strongbox", "question: unread frobnicate Bree"]);
  });
});

describe("words of manner are no part of a clause or of a name", () => {
  test.each([
    ["try and open the strongbox", ["open strongbox"]],
    ["check the strongbox inch by inch", ["examine strongbox"]],
    ["check the door post notch by notch", ["examine feature:the notched door post"]],
  ])("%s", (text, meant) => expect(read(text)).toEqual(meant));
});

describe("a name at the end behind a comma is the one addressed", () => {
  const apart = { ...packet, present_entities: packet.present_entities.filter((id) => id !== "bree") };
  const asked = (text: string): string[] => interpret({ packet: apart, text }).proposed_actions.map(({ target_id }) => target_id ?? "");

  test.each([
    ["come with me, Odo", "odo"],
    ["come with me, Bree", "bree"],
    ["come with me, Wynn", "Wynn"],
    ["come with me, Sergeant", "odo"],
  ])("%s", (text, who) => expect(asked(text)).toEqual([who]));
});

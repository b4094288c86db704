import { assemble } from "freeform-rpg/plugins/turn/context/lib";
import { sampleWorld } from "freeform-rpg/testing/context";
import { describe, expect, test } from "vitest";
import { interpret } from "freeform-rpg/plugins/offline/interpreter/lib";

const packet = assemble(sampleWorld(), { budget: 6000 });
const read = (text: string) => interpret({ packet, text });

describe("what is written", () => {
  test.each([
    `I write on the strongbox: "Odo cut the rope"`,
    `I scratch my name into the strongbox`,
    `I carve "Odo was here" into the strongbox`,
    `I write on the strongbox that Odo cut the rope.`,
    `I chalk on the strongbox: Odo Marsh, ferryman`,
  ])("is an act on the thing, is not said, and looks for nobody: %s", (text) => {
    const { proposed_actions, speech } = read(text);
    expect(speech).toBe("");
    expect(proposed_actions).toMatchObject([{ action: "use", details: text.replace(/^I |\.$/g, "").replace(/^I /, "") }]);
    expect(proposed_actions[0]?.target_id).not.toBe("odo");
  });
  test("stands between what is done before and after it", () => {
    const { proposed_actions } = read(`I go to the stable and write on the door: "closed"`);
    expect(proposed_actions.map(({ action }) => action)).toEqual(["go", "use"]);
    expect(read(`I carve "closed" into the strongbox and then ask Odo about the rope`).proposed_actions).toMatchObject([
      { action: "use" },
      { action: "ask", target_id: "odo" },
    ]);
  });
  test.each(["I enter the stable", 'I ask Odo: "Who wrote in the book: a man or a woman?"', "What is written on the strongbox?"])(
    "is nothing else: %s",
    (text) => expect(read(text).proposed_actions[0]?.action).not.toBe("use"),
  );
});

describe("a word that is given", () => {
  const second = packet.entities.find(({ id }) => id === "odo");
  const wend = { ...second, id: "wend", name: "Miller Wend", type: "character" as const, attrs: {} };
  const talking = {
    ...packet,
    entities: [...packet.entities, wend as (typeof packet.entities)[number]],
    present_entities: [...packet.present_entities, "wend"],
    recent_events: [{ turn_no: 1, text: '"Your word on it," says Odo.' } as (typeof packet.recent_events)[number]],
  };
  test.each([
    "I'll not tell Wend.",
    "You have my word. Nobody will hear it from me, not even Wend.",
    "Your secret is safe with me; I'd never give you up to Wend.",
  ])("is given to whoever is talked with, and not to whom it mentions: %s", (text) => {
    const { proposed_actions, speech } = interpret({ packet: talking, text });
    expect(proposed_actions).toMatchObject([{ target_id: "odo" }]);
    expect(speech).toBe(text);
  });
  test("and where to find somebody elsewhere is asked of whoever has just spoken of them", () => {
    const gone = {
      ...talking,
      present_entities: packet.present_entities,
      recent_events: [{ turn_no: 1, text: '"Ask Miller Wend," says Odo.' } as (typeof packet.recent_events)[number]],
    };
    expect(interpret({ packet: gone, text: "Where do I find him?" }).proposed_actions).toMatchObject([{ action: "ask", target_id: "odo" }]);
  });
});

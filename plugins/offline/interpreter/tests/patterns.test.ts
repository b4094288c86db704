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

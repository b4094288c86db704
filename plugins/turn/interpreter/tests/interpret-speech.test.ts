import { assemble } from "freeform-rpg/plugins/turn/context/lib";
import { interpretSpeech } from "freeform-rpg/plugins/turn/interpreter/lib";
import { sampleWorld } from "freeform-rpg/testing/context";
import { expect, test } from "vitest";

const packet = assemble(sampleWorld(), { budget: 6000 });

test.each([
  ["Go away, all of you", "say", ""],
  ["Odo, open the strongbox!", "talk", "odo"],
  ["I attack the old wall", "say", ""],
])("%j is said as it stands", (text, action, target) => {
  expect(interpretSpeech(text, packet)).toMatchObject({
    speech: text,
    table_talk: "",
    risk_flags: [],
    proposed_actions: [{ action, target_id: target, details: text, effects: [], risk_flags: [] }],
  });
});

test("the only person here is the one who hears it", () => {
  const alone = { ...packet, present_entities: [packet.actor_id, "odo"] };
  expect(interpretSpeech("Go away", alone).proposed_actions).toMatchObject([{ action: "talk", target_id: "odo" }]);
});

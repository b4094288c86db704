import { assemble } from "freeform-rpg/plugins/turn/context/lib";
import { sampleWorld } from "freeform-rpg/testing/context";
import { expect, test } from "vitest";
import { interpret } from "freeform-rpg/plugins/offline/interpreter/lib";

const packet = assemble(sampleWorld(), { budget: 6000 });
const meant = (text: string): string[] =>
  interpret({ packet, text }).proposed_actions.map(({ action, target_id }) => `${action} ${target_id || "-"}`);

test.each([
  ["I look at the woman behind Odo", "bree"],
  ["I nod to the man next to Bree", "odo"],
  ["I talk to the man next to Bree", "odo"],
  ["I ask the man beside Bree his name", "odo"],
  ["I greet the woman across from the innkeeper", "bree"],
])("somebody beside a person is another: %s", (text, who) => expect(meant(text)[0]).toContain(who));

test.each(["I look at the man behind Odo", "I look at the wall behind Odo", "I look at the one in the mask"])(
  "whom or what nobody answers to is not the one beside them: %s",
  (text) => expect(meant(text).join(" ")).not.toMatch(/odo|bree|strongbox/),
);

test("who is looked behind is searched, and a thing of theirs is theirs", () => {
  expect(meant("I look behind Odo")).toEqual(["search odo"]);
  expect(meant("I stand behind Bree")[0]).toContain("bree");
});

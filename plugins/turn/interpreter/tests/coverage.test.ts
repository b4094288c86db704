import { assemble } from "freeform-rpg/plugins/turn/context/lib";
import { InterpreterOutput } from "freeform-rpg/schemas/turn";
import type { ProposedActionDraft } from "freeform-rpg/schemas";
import { sampleWorld } from "freeform-rpg/testing/context";
import { expect, test } from "vitest";
import { accountForAll } from "../coverage/account-for-all.ts";

const packet = assemble(sampleWorld(), { budget: 6000 });

interface Read {
  readonly actions?: readonly ProposedActionDraft[];
  readonly speech?: string;
  readonly assumptions?: readonly string[];
}

/** What a model's interpretation is found to leave out of a text. */
const leftOut = (text: string, { actions = [], speech = "", assumptions = [] }: Read): string[] => {
  const read = InterpreterOutput.parse({ intent: text, proposed_actions: actions, speech, assumptions });
  const { proposed_actions } = accountForAll(read, { text, packet });
  return proposed_actions.slice(actions.length).map(({ details }) => details.replace("question: unread ", ""));
};

const take: ProposedActionDraft = { action: "take", target_id: "key", details: "I take the key" };
const leave: ProposedActionDraft = { action: "leave", details: "leave" };

test.each<[text: string, read: Read, left: string[]]>([
  ["I take the key and leave", { actions: [take, leave] }, []],
  ["I soften my voice and leave", { actions: [leave] }, []],
  ["I take the key, light the lamp and leave", { actions: [take, leave] }, ["light the lamp"]],
  [
    "I take the key, light the lamp and leave",
    { actions: [{ ...take, details: "I take the key, light the lamp" }, leave] },
    ["light the lamp"],
  ],
  ["I take the key and then I hide under the table", { actions: [{ ...take, details: "" }] }, ["then I hide under the table"]],
  ["I take the key. I don't hide.", { actions: [take] }, []],
  ['I take the key and say "I will be back."', { actions: [take], speech: "I will be back." }, []],
  ["If he shouts, I take the key", { actions: [take] }, []],
  ["I sneak past and try to open the door", { actions: [{ action: "sneak", details: "I sneak past" }] }, ["try to open the door"]],
  ["I take the key while the guard opens the door and shouts", { actions: [take] }, []],
  ["I dance", { actions: [] }, ["I dance"]],
])("%s", (text, read, left) => {
  expect(leftOut(text, read)).toEqual(left);
});

test("a message that was not understood at all is asked about as a whole", () => {
  expect(leftOut("I dance and sing", { actions: [{ action: "look", details: "question: unclear" }] })).toEqual([]);
});

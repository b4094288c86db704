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
  const added = proposed_actions.filter(
    ({ action, details }) => !read.proposed_actions.some((one) => one.action === action && one.details === details),
  );
  return added.map(({ details }) => details.replace("question: unread ", ""));
};

const take: ProposedActionDraft = { action: "take", target_id: "key", details: "I take the key" };
const leave: ProposedActionDraft = { action: "leave", details: "leave" };

test.each<[text: string, read: Read, left: string[]]>([
  ["I take the key and leave", { actions: [take, leave] }, []],
  ["I soften my voice and leave", { actions: [leave] }, ["I soften my voice"]],
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
  [
    "I grab the strongbox off the bench, shove Odo aside and leave",
    { actions: [{ action: "steal", target_id: "strongbox", details: "I grab the strongbox off the bench, shove Odo aside" }, leave] },
    ["shove Odo aside"],
  ],
  [
    "I take the strongbox and open the strongbox",
    { actions: [{ action: "take", target_id: "strongbox", details: "I take the strongbox and open the strongbox" }] },
    ["open the strongbox"],
  ],
  ["I borrow the phone and ring Bree", { actions: [{ action: "call", target_id: "bree", details: "ring Bree" }] }, []],
  ["I borrow the lamp and ring Bree", { actions: [{ action: "call", target_id: "bree", details: "ring Bree" }] }, ["I borrow the lamp"]],
])("%s", (text, read, left) => {
  expect(leftOut(text, read)).toEqual(left);
});

test("a message that was not understood at all is asked about as a whole", () => {
  expect(leftOut("I dance and sing", { actions: [{ action: "look", details: "question: unclear" }] })).toEqual([]);
});

test("a small movement that was left out is made where it was said", () => {
  const text = "I take the key, kneel down and leave";
  const read = InterpreterOutput.parse({ intent: text, proposed_actions: [take, leave] });
  const { proposed_actions } = accountForAll(read, { text, packet });
  expect(proposed_actions.map(({ action }) => action)).toEqual(["take", "gesture", "leave"]);
});

test("behind words that are asked about, everything is quoted as not done, small movements too", () => {
  const text = "I frobnicate the lamp, kneel down and take the key";
  expect(leftOut(text, { actions: [{ action: "look", details: "question: unclear frobnicate the lamp" }] })).toEqual([
    "kneel down, take the key",
  ]);
});

test("what is tucked under an arm is held, and no more is said of it", () => {
  const text = "I take the key, tuck it under my arm and leave";
  const read = InterpreterOutput.parse({ intent: text, proposed_actions: [take, leave] });
  expect(accountForAll(read, { text, packet }).proposed_actions.map(({ action }) => action)).toEqual(["take", "gesture", "leave"]);
});

test.each([
  ["I lift my glass to Odo and leave", "I lift my glass to Odo", "gesture"],
  ["I nod to Odo and leave", "I nod to Odo", "gesture"],
  ["I sit with Odo for a while and leave", "I sit with Odo for a while", "social"],
])("a gesture that was read as company is a gesture: %s", (text, details, verb) => {
  const social = { action: "social", target_id: "odo", details };
  const read = InterpreterOutput.parse({ intent: text, proposed_actions: [social, leave] });
  expect(accountForAll(read, { text, packet }).proposed_actions.map(({ action }) => action)).toEqual([verb, "leave"]);
});

const search: ProposedActionDraft = { action: "search", target_id: "strongbox", details: "search it" };
const lifted = (text: string, rest: string): [string, Read] => [
  `${text} and ${rest}`,
  { actions: [{ ...search, target_id: "feature:the shelf", details: rest }] },
];

test.each<[text: string, read: Read]>([
  ["I open the strongbox and search it", { actions: [search] }],
  ["I open the ledger and read the last page", { actions: [{ action: "read", target_id: "ledger", details: "read the last page" }] }],
  ["I take a quill and write my name", { actions: [{ action: "write", target_id: "ledger", details: "write my name" }] }],
  ["I fetch some chalk and draw a circle", { actions: [{ action: "draw", target_id: "floor", details: "draw a circle" }] }],
  [
    "I open the ledger on the bench and tilt the scraped line to the light",
    { actions: [{ action: "examine", target_id: "ledger", details: "tilt the scraped line to the light" }] },
  ],
  [
    "I untie the ribbon from his wrist and take it",
    { actions: [{ action: "take", target_id: "odo", topic: "the ribbon", details: "take it" }] },
  ],
  [
    "I untie the ribbon if it gives, cut it if not, and leave",
    { actions: [{ action: "take", target_id: "odo", details: "I untie the ribbon if it gives, cut it if not" }, leave] },
  ],
  lifted("I lift the apron", "see what is in the drawer"),
  lifted("I pull back the curtain", "look behind it"),
  lifted("I part the reeds", "peer through"),
])("the first movement of what is done is not left out: %s", (text, read) => {
  expect(leftOut(text, read)).toEqual([]);
});

test.each<[text: string, read: Read, left: string]>([
  ["I open the door and search the strongbox", { actions: [{ ...search, details: "search the strongbox" }] }, "I open the door"],
  [
    "I open the strongbox and examine it",
    { actions: [{ action: "examine", target_id: "strongbox", details: "examine it" }] },
    "I open the strongbox",
  ],
  ["I take an apple and open the door", { actions: [{ action: "open", target_id: "door", details: "open the door" }] }, "I take an apple"],
  ["I take the key and write my name", { actions: [{ action: "write", target_id: "ledger", details: "write my name" }] }, "I take the key"],
])("what is more than a first movement is left out: %s", (text, read, left) => {
  expect(leftOut(text, read)).toEqual([left]);
});

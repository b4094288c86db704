import { assemble } from "freeform-rpg/plugins/turn/context/lib";
import { sampleWorld } from "freeform-rpg/testing/context";
import { describe, expect, test } from "vitest";
import { interpret } from "freeform-rpg/plugins/offline/interpreter/lib";

const packet = assemble(sampleWorld(), { budget: 6000 });
const read = (text: string) => interpret({ packet, text });
const own = (to: string) => ({ kind: "agree", who: packet.actor_id, to });

describe("a bargain", () => {
  test.each([
    ["Odo, I'll buy you a drink if you tell me who cut the rope", "who cut the rope", "to buy him a drink"],
    ["Odo, if you tell me who cut the rope, I will carry your bag", "who cut the rope", "to carry his bag"],
    ["Odo, why so glum? Buy you another if you tell me who cut the rope.", "who cut the rope", "to buy him another"],
    ["Tell me who cut the rope and I'll keep your name out of it, Odo", "who cut the rope", "to keep his name out of it"],
    ["I offer Odo a drink if he tells me who cut the rope", "who cut the rope", "to give him a drink"],
  ])("asks for an answer and says what is owed for it: %s", (text, topic, owed) => {
    expect(read(text).proposed_actions).toMatchObject([
      { action: "ask", target_id: "odo", topic, effects: [{ kind: "agree", who: "odo", to: `to tell me ${topic}` }, own(owed)] },
    ]);
  });
  test.each([
    "If you help me I swear I'll keep your name out of it, Odo",
    "Odo, if you help me, I promise that I will keep your name out of it",
  ])("is one where it is sworn: %s", (text) =>
    expect(read(text).proposed_actions[0]?.effects).toEqual([
      { kind: "agree", who: "odo", to: "to help me" },
      own("to keep his name out of it"),
    ]),
  );
  test.each(["Odo, everybody will know by Friday unless you talk"])("is none where it threatens: %s", (text) =>
    expect(read(text).proposed_actions.map(({ action }) => action)).toEqual(["intimidate"]),
  );
  test.each(["But you promised, show me the place", "You promised me. Show me where he died, or where his things are."])(
    "that was struck is called in aloud: %s",
    (text) => expect(read(text).proposed_actions.map(({ action }) => action)).not.toContain("show"),
  );
  test("asks for what is to be done as well", () => {
    const { proposed_actions } = read("Odo, if you row me over, I'll mend your net");
    expect(proposed_actions[0]?.effects).toEqual([{ kind: "agree", who: "odo", to: "to row me over" }, own("to mend his net")]);
  });
  test.each(["Odo, I'll come back if you like", "Odo, I will wait if you see him"])("is none where nothing is asked for it: %s", (text) =>
    expect(JSON.stringify(read(text).proposed_actions)).not.toContain(`"who":"${packet.actor_id}"`),
  );
});

describe("what stands under a condition", () => {
  test.each([
    ["I knock, and if nobody answers, I open the strongbox", "open"],
    ["If I can, I open the strongbox", "open"],
    ["If it's locked, I force the strongbox", "force"],
  ])("is done where this turn settles it: %s", (text, verb) =>
    expect(read(text).proposed_actions.map(({ action }) => action)).toContain(verb),
  );
  test.each(["If Bree comes back, I open the strongbox", "When the bell rings I open the strongbox"])(
    "waits where it does not: %s",
    (text) => expect(read(text).proposed_actions.map(({ details }) => details)).toEqual([expect.stringMatching(/^question: later /)]),
  );
});

test.each([
  ["Is Bree your daughter?", "ask"],
  ["Goodnight everyone", "talk"],
  ["Why did the hen cross the road? To get away from you.", "ask"],
])("words to whoever is here are said: %s", (text, action) => {
  const { proposed_actions, speech } = read(text);
  expect(proposed_actions.map((one) => one.action)).toEqual([action]);
  expect(speech).toBe(text);
});

test("words are quoted as they were typed", () => {
  expect(read("Odo, I've seen it and I'm sure you didn't").speech).toBe("Odo, I've seen it and I'm sure you didn't");
});

test("who is to show a thing of theirs lets it be seen", () => {
  expect(read("Odo, may I see your boots?").proposed_actions[0]?.effects).toEqual([
    { kind: "agree", who: "odo", to: "to let you see his boots" },
  ]);
});

test("what somebody needs to know is a question", () => {
  expect(read("Please, Odo. I need to know what happened to Bree.").proposed_actions).toMatchObject([{ action: "ask", target_id: "odo" }]);
});

test.each([
  ["Odo, who cut the rope? Tell me and I'll keep your name out of it.", "Odo, who cut the rope?"],
  ["I offer Odo the name of the buyer for what he knows about the rope", "what you know about the rope"],
])("a bargain finds what is asked for: %s", (text, topic) => expect(read(text).proposed_actions.at(-1)?.topic).toBe(topic));

test("what is done after the words is no part of them", () => {
  expect(read("I tell Odo: the rope was cut. Then I wait for his answer.").speech).toBe("the rope was cut.");
});

describe("a favour", () => {
  test.each([
    "Odo, a bargain: I keep the toll book from the guild, and in return you owe me one favour, to be paid tonight. Your hand on it?",
    "Odo, you owe me one favour, and in return I'll keep the toll book from the guild",
  ])("is bargained for in the player's own terms: %s", (text) => {
    const [offer, ...more] = read(text).proposed_actions;
    expect(more).toEqual([]);
    expect(offer).toMatchObject({ action: "negotiate", target_id: "odo" });
    expect(offer?.effects).toContainEqual(own("to keep the toll book from the guild"));
  });
  test.each([
    ["I remind Odo of his promise and ask him who cut the rope", "who cut the rope"],
    ["I hold Odo to his word, and ask who cut the rope", "who cut the rope"],
    ["Now I call in that favour, Odo. You gave me your word: tell me who cut the rope.", "who cut the rope"],
  ])("is called in: %s", (text, topic) =>
    expect(read(text).proposed_actions).toMatchObject([
      { action: "ask", target_id: "odo", topic, details: expect.stringContaining("Odo") },
    ]),
  );
});

test.each([
  ["What did I promise Odo?", "question: promises Odo"],
  ["What do I owe?", "question: promises"],
  ["What does his face look like?", "question: looks Odo Marsh"],
  ["Has Odo seen me?", "question: noticed Odo"],
  ["Am I being followed?", "question: noticed"],
])("the game is asked: %s", (text, details) => expect(read(text).proposed_actions.at(-1)).toMatchObject({ action: "look", details }));

test("what is stated beside a question is told", () => {
  const [told] = read("The inn owes the ferry guild three seasons, Odo. Who pays for that?").proposed_actions;
  expect(told).toMatchObject({ action: "ask", target_id: "odo" });
  expect(told?.effects).toMatchObject([{ kind: "learn", who: "odo" }]);
});

test("what the player concludes is nothing that is done", () => {
  const { proposed_actions, assumptions } = read("So the guild sold the ferry to a stranger. I go to the stable.");
  expect(proposed_actions).toMatchObject([{ action: "go", target_id: "stable" }]);
  expect(assumptions.join(" ")).toContain("the guild sold the ferry");
});

test("what is put down before something else is done is no memory of it", () =>
  expect(read("I put my bow down before I talk to Odo").proposed_actions[0]?.action).not.toBe("say"));

test.each([
  ["I press a coin on nobody. Did Odo notice?", "question: noticed Odo"],
  ["what does Odo know about Bree?", "question: mind Odo"],
])("what nobody is asked is asked of the game: %s", (text, details) => {
  const last = read(text).proposed_actions.at(-1);
  expect(last).toMatchObject({ action: "look", details });
});

test("a warning that one more step has consequences is a threat", () =>
  expect(read("Odo, one more step and every ferryman will know your face").proposed_actions).toMatchObject([{ action: "intimidate" }]));

test.each(["tell Odo that Bree's handwriting was forged", "I tell Odo I saw somebody behind the stable"])(
  "who is told something is asked nothing: %s",
  (text) => expect(read(text).proposed_actions).toMatchObject([{ action: "say", target_id: "odo" }]),
);

test("who is passed through is no goal", () =>
  expect(read("I go through the landing to the stable").proposed_actions).toMatchObject([{ action: "go", target_id: "stable" }]));

test("a way to go is no action of its own", () =>
  expect(read("I leave them to it and go to the stable").proposed_actions).toMatchObject([{ action: "go", target_id: "stable" }]));

test("a question beside what is handed over is asked", () => {
  const { proposed_actions } = read(`I press five coins into Odo's hand. "So who cut the rope?"`);
  expect(proposed_actions.map(({ action }) => action).at(-1)).toBe("ask");
});

test.each([
  ["Sit down, Odo, and tell me what happened to the rope", "to sit down", "what happened to the rope"],
  ["Odo, come closer and tell me who cut the rope.", "to come closer", "who cut the rope"],
])("an answer that is wanted is no part of what else is: %s", (text, to, topic) => {
  const [action] = interpret({ packet, text }).proposed_actions;
  expect(action).toMatchObject({ action: "ask", target_id: "odo", topic, effects: [{ kind: "agree", who: "odo", to }] });
});

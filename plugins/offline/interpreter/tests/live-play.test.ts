import { assemble } from "freeform-rpg/plugins/turn/context/lib";
import { sampleWorld } from "freeform-rpg/testing/context";
import { describe, expect, test } from "vitest";
import { interpret } from "freeform-rpg/plugins/offline/interpreter/lib";

// Sentences of players who knew nothing of how they are read.
const packet = assemble(sampleWorld(), { budget: 6000 });
const read = (text: string) => interpret({ packet, text });

test.each([
  ["How long till high water?", "question: time"],
  ["What do I know so far, and what should I do next", "question: story", "question: options"],
  ["ok, first things first: what do I have on me? and who's in this room with me", "question: inventory", "question: people"],
  ["What do I know about the weir, and about how Odo lives?", "question: about weir", "question: about how Odo lives"],
  ["where is my lantern? did I just drop it", "question: where lantern"],
  ["did i find anything?", "question: found"],
  ["How much did I pay?", "question: inventory"],
  ["what did Odo say his name was", "question: about Odo his name was"],
])("%s is a question to the game", (text, ...asked) => {
  expect(read(text).proposed_actions).toMatchObject(asked.map((details) => ({ action: "look", details })));
});

const purse = { id: "cred", name: "Crowns", value: 40, max: 200, direction: "up" as const, tags: ["money"] };
const readWithPurse = (text: string) => interpret({ packet: { ...packet, clocks: [...packet.clocks, purse] }, text }).proposed_actions;

test("money that is handed over with the words is paid", () => {
  const actions = readWithPurse(`"Odo, here's two hundred crowns. Open the stable."`);
  expect(actions.flatMap(({ effects }) => effects)).toContainEqual(
    expect.objectContaining({ kind: "transfer", item: "cred", to: "odo", quantity: 200 }),
  );
});

test.each([
  ["I give Odo five crowns.", 5],
  ["I give two hundred and fifty crowns to Odo", 250],
  ["I offer Odo five crowns", 5],
  ["I slip Odo a couple of crowns", 2],
  ["I hand Odo two hundred creds", 200],
  ["I press two crowns into Odo's hand", 2],
  ["I give Odo five crowns and ask him to keep quiet", 5],
])("%s pays a sum", (text, sum) => {
  expect(readWithPurse(text)[0]).toMatchObject({
    action: "pay",
    target_id: "odo",
    effects: [{ kind: "transfer", item: "cred", from: "player", to: "odo", quantity: sum }],
  });
});

test("words in quotation marks are said, and to the one whom they call by name", () => {
  const { proposed_actions, speech } = read(`I soften my voice. "C'mon Odo, you can tell me."`);
  expect(speech).toBe("C'mon Odo, you can tell me.");
  expect(proposed_actions.at(-1)).toMatchObject({ action: "talk", target_id: "odo" });
});

test("a walk to a place that is named needs no question back", () => {
  expect(read("I head out to the Stable to find the strongbox").proposed_actions).toMatchObject([{ action: "go", target_id: "stable" }]);
});

test.each([
  ["I buy Bree a drink", ["pay bree"]],
  ["I go over to Bree and sit down with her", ["go bree", "social bree"]],
])("%s", (text, actions) => {
  expect(read(text).proposed_actions.map(({ action, target_id }) => `${action} ${target_id}`)).toEqual(actions);
});

test.each([
  ['I turn to Odo. "Odo, who is in the stable?"', ["ask odo"]],
  ['"Two of them," I count. "Bree, did you know a man named Wynn?"', ["ask bree"]],
  ['I take a deep breath. "Forgive me, Bree. Where is the key?"', ["gesture bree", "ask bree"]],
  ["I look around the room. Who is here?", ["look -", "look -"]],
])("%s needs no question back", (text, actions) => {
  expect(read(text).proposed_actions.map(({ action, target_id }) => `${action} ${target_id || "-"}`)).toEqual(actions);
});

test.each([
  ['"You are lying to me, Odo."', "provoke"],
  ['"Odo, tell me or I\'ll burn this place down."', "intimidate"],
  ['"Can I help you with the cups, Odo?"', "talk"],
  ['"Are you lying to me, Odo?"', "ask"],
])("%s is more than talk", (text, action) => {
  expect(read(text).proposed_actions).toMatchObject([{ action, target_id: "odo" }]);
});

test.each([
  "I lower my voice",
  "I zip up my jacket",
  "I slam my palm on the bar",
  "I slide into a seat",
  "I drop onto a stool at the bar",
  "I tap my foot",
  "I rest my elbows on the counter",
])("%s is shown and changes nothing", (text) => {
  expect(read(text).proposed_actions).toMatchObject([{ action: "gesture", target_id: "" }]);
});

test("a hand or an ear that is put to something is no gesture", () => {
  expect(read("I put my ear to the door").proposed_actions).toMatchObject([{ action: "listen" }]);
});

test("words beside a gesture are said, and the gesture is no reason to ask", () => {
  const { proposed_actions, speech } = read('I slam my palm on the bar. "Bree, who did you sell it to?"');
  expect(proposed_actions.map(({ action, target_id }) => `${action} ${target_id}`)).toEqual(["gesture ", "ask bree"]);
  expect(speech).toBe("Bree, who did you sell it to?");
});

test("an apology is said, and what stands beside it is done", () => {
  const { proposed_actions, speech } = read("Sorry, that was uncalled for. I put the pistol away.");
  expect(proposed_actions.map(({ action }) => action)).toEqual(["talk", expect.stringMatching(/^(?:put|equip)$/)]);
  expect(speech).toBe("Sorry, that was uncalled for.");
});

test("a correction says no more than the sentence behind it", () => {
  expect(read("No, I meant Bree! I bluff Bree that I am rich").proposed_actions).toMatchObject([{ action: "deceive", target_id: "bree" }]);
});

test("what was done before is not done again", () => {
  const { proposed_actions } = read("Bree, where's my lantern? I put it on the bar a minute ago.");
  expect(proposed_actions).toMatchObject([{ action: "ask", target_id: "bree" }]);
});

test("a question names what is picked up after it", () => {
  const { proposed_actions } = read("Is the strongbox still here? I pick it up.");
  expect(proposed_actions.at(-1)).toMatchObject({ action: "take", target_id: "strongbox" });
});

test("one look at a thing is one look", () => {
  expect(read("I read the letter carefully and look at the letter").proposed_actions).toHaveLength(1);
});

test.each([
  "I slip down to the Stable",
  "I climb down to the Stable",
  "I step out into the Stable",
  "I climb over the wall",
  "I slip into the Stable",
  "I give Bree my hand",
  "I drop the lantern",
  "I slide the letter to Bree",
])("%s is more than a gesture", (text) => {
  expect(read(text).proposed_actions.map(({ action }) => action)).not.toContain("gesture");
});

test("a sum that is taken out and given is paid", () => {
  const [action] = read("I take two coins out of my purse and give them to Bree").proposed_actions;
  expect(action?.details).toMatch(/give two coins/);
});

test("who is followed to a place leads there", () => {
  expect(read("I follow Odo to the Stable").proposed_actions).toMatchObject([
    { action: "ask", target_id: "odo" },
    { action: "go", target_id: "stable" },
  ]);
});

test.each([
  ["No, I meant Bree. I look at Bree.", ["look bree"]],
  ['I nod to Odo and go over to Bree. "Who are you?"', ["gesture odo", "ask bree"]],
  ['"Tell me about the key, Odo." I wave at Bree.', ["ask odo", "gesture bree"]],
  ["I hold the door for Bree", ["social bree"]],
  ["I take Bree gently by the elbow", ["gesture bree"]],
  ["I knock on the wall with my knuckles", ["knock -"]],
  ["Odo, I can show it to you. I wait.", ["talk odo", "wait -"]],
])("%s is read as it is meant", (text, actions) => {
  expect(read(text).proposed_actions.map(({ action, target_id }) => `${action} ${target_id || "-"}`)).toEqual(actions);
});

describe("what everybody expects in a place can be used", () => {
  test.each(["I take a glass from the counter", "pick up one of the cups", "I grab the bottle"])("%s", (text) => {
    const [took] = read(text).proposed_actions;
    expect(took).toMatchObject({ action: "take", effects: [{ kind: "create", type: "item", at: "player" }] });
  });
  test("but nothing in particular, and nothing of value", () => {
    for (const text of ["I pick up the tenth cup", "I take a pistol", "I take the ledger"])
      expect(read(text).proposed_actions.flatMap(({ effects }) => effects)).not.toContainEqual(expect.objectContaining({ kind: "create" }));
  });
});

describe("how one deals with who is here", () => {
  const meant = (text: string) => read(text).proposed_actions.map(({ action, target_id }) => `${action} ${target_id}`);
  test.each([
    ["I go find Odo", "go odo"],
    ["I look for Bree", "go bree"],
    ["I wave Bree over", "gesture bree"],
    ["I lead Bree to the door", "gesture bree"],
    ["I pull up a chair next to Bree", "gesture bree"],
    ["I tell Odo he has until I count to three", "intimidate odo"],
    ["I pat down my pockets", "look "],
  ])("%s", (text, expected) => expect(meant(text)).toEqual([expected]));
  test("words beside a seat go to whom one sits next to", () => {
    expect(meant(`I slide onto a stool next to Bree. "Evening. What is that rope for?"`).at(-1)).toBe("ask bree");
  });
});

test("where a sentence only names a place, the next goes there", () => {
  expect(read("Then it's the stable. I hurry there.").proposed_actions[0]).toMatchObject({ action: "go", target_id: "stable" });
});

test("words that are threats for what is done else are no small talk", () => {
  expect(read(`"Odo, you tell me or I ring that bell."`).proposed_actions[0]).toMatchObject({ action: "intimidate", target_id: "odo" });
});

describe("what an action leaves out is named by those before it", () => {
  const brief = (text: string) =>
    readWithPurse(text).map(({ action, target_id, instrument }) => `${action} ${target_id} ${instrument}`.trim());
  test("a sum for an answer is a bribe, and moves to whom it is offered", () => {
    const [offered] = readWithPurse(`"Odo, twenty crowns for the ferry if you tell me who cut the rope."`);
    expect(offered).toMatchObject({ action: "bribe", target_id: "odo" });
    expect(offered?.effects).toContainEqual({ kind: "transfer", item: "cred", from: "player", to: "odo", quantity: 20 });
  });
  test("one of two that were ordered", () => {
    expect(brief("I order two whiskies and push one across to Odo").at(-1)).toBe("give odo whisky");
  });
  test("what is shown to somebody is not given away", () => {
    const [shown] = read("I slide the lantern across so Odo can see it").proposed_actions;
    expect(shown).toMatchObject({ action: "show", target_id: "odo", instrument: "lantern" });
    expect(shown?.effects.some(({ kind }) => kind === "transfer")).toBe(false);
  });
  test.each([
    ["I hide the lantern under my coat", "put lantern", 0],
    ["I step back", "gesture ", 0],
    ["I turn the lantern over in my hands", "gesture lantern", 0],
  ])("%s: no one hides or leaves, and nothing moves", (text, meant, moved) => {
    const [action] = read(text).proposed_actions;
    expect(`${action?.action} ${action?.target_id}`).toBe(meant);
    expect(action?.effects).toHaveLength(moved);
  });
  test.each([
    ["I take the lantern over to Odo and ask him whose it was", "show odo", "ask odo"],
    ["I let Bree have a look at the lantern", "show bree"],
    ["I hand Odo the lantern so he can see it", "show odo"],
    ["I ask Odo to look at the lantern", "show odo"],
    ["I hold the lantern up so that Bree can see it", "show bree"],
  ])("%s: shown", (text, ...meant) => {
    const actions = read(text).proposed_actions;
    expect(actions.map(({ action, target_id }) => `${action} ${target_id}`)).toEqual(meant);
    expect(actions[0]).toMatchObject({ instrument: "lantern" });
  });
});

test("a plea for manners asks for no promise", () => {
  const effects = read(`"Don't lie to me, Odo. Who cut the rope?"`).proposed_actions.flatMap((action) => action.effects);
  expect(effects.filter(({ kind }) => kind === "agree")).toEqual([]);
});

import { assemble } from "freeform-rpg/plugins/turn/context/lib";
import { sampleWorld } from "freeform-rpg/testing/context";
import { describe, expect, test } from "vitest";
import { interpret } from "freeform-rpg/plugins/offline/interpreter/lib";

const packet = assemble(sampleWorld(), { budget: 6000 });
const read = (text: string) => interpret({ packet, text });
const meant = (text: string) => read(text).proposed_actions.map(({ action, target_id }) => `${action} ${target_id}`);
const asked = (text: string) => read(text).proposed_actions.map(({ details }) => details);

test("a word is given to the person whom the message spoke of", () => {
  expect(meant("I go to Odo and promise that I will not let them drown him")).toEqual(["say odo"]);
});

test("what is paid for a service is part of what is asked", () => {
  const { proposed_actions } = read("I ask Odo to come with me, and I'll pay him two coins for it");
  expect(proposed_actions.map(({ action }) => action)).toEqual(["ask"]);
  expect(proposed_actions[0]?.effects[0]).toEqual({ kind: "join", who: "odo" });
});

test.each([
  ['"Either you tell me where the rope is or I write to the mayor tonight," I tell Odo.', "where the rope is"],
  ['I threaten Odo: "Tell me who cut the rope or you\'ll lose your place."', "who cut the rope"],
])("a threat asks for what it demands: %s", (text, topic) => {
  expect(read(text).proposed_actions.at(-1)).toMatchObject({ action: "intimidate", target_id: "odo", topic });
});

describe("what is common is read as it is meant", () => {
  test.each([
    ["I catch up with Odo", ["go odo"]],
    ["I help Odo lay the table", ["help odo"]],
    ["I lift the strongbox to feel how heavy it is", ["examine strongbox"]],
    ["pat down my pockets", ["look "]],
    ["I look around for anyone who might talk", ["look "]],
  ])("%s", (text, actions) => expect(meant(text)).toEqual(actions));
});

test.each([
  ["What could I do to make Odo trust me?", ["question: trust Odo"]],
  ["How do I get to the stable from here, and who is here?", ["question: way stable", "question: people"]],
  ["Who is Odo, what does he look like, and where is Bree?", ["question: about Odo", "question: looks Odo", "question: where Bree"]],
])("each question is answered: %s", (text, questions) =>
  expect(asked(text).map((one) => one.replace(/^question: looks Odo .*$/, "question: looks Odo"))).toEqual(questions),
);

test("of words aloud the questions are asked, about the thing that is shown", () => {
  expect(read('I show Odo the lantern. "It is broken. Who broke it?"').proposed_actions.at(-1)?.topic).toContain(
    "Who broke the storm lantern?",
  );
});

test("a key is no lock, and what is called out is for anybody", () => {
  expect(meant('I go to the stable and call out "I got your letter"')).toEqual(["go stable", "say "]);
  expect(meant("I stroll over to Odo as if I came here every day, and examine the strongbox")).toContain("examine strongbox");
});

test.each([
  ["I ask the GM: what am I carrying?", ["question: inventory"]],
  ["I look around. Who is Odo and where is Bree?", ["look around", "question: about Odo", "question: where Bree"]],
])("what is asked of the game is answered beside what is done: %s", (text, details) => expect(asked(text)).toEqual(details));

test("a bargain for an answer has two sides, and a question about one is no bargain", () => {
  expect(
    read('I say to Odo: "Here\'s a deal: you tell me who cut the rope and I tell you what I find."').proposed_actions.at(-1)?.effects,
  ).toMatchObject([
    { kind: "agree", who: "odo", to: "to tell me who cut the rope" },
    { kind: "agree", to: "to tell him what I find" },
  ]);
  expect(read('"So do we have a deal or not, Odo? What do you know about the rope?"').proposed_actions[0]).toMatchObject({
    action: "ask",
    effects: [],
  });
});

test.each([
  "Does it hurt a lot? Who did that to you?",
  "How old are you? And where can I sleep?",
  "Do you work here? Where could I find a smith?",
])("several questions, one of them to somebody, are said aloud: %s", (text) => expect(read(text)).toMatchObject({ speech: text }));

test("a question to the game beside one to somebody is no word to anybody", () => {
  expect(read("What am I carrying? How old are you?").speech).toBe("");
  expect(read("How old are you? What am I carrying?").speech).toBe("");
});

test("money for an answer is a bribe, and is not handed over at once", () => {
  expect(meant("I offer Odo two coins if he tells me who cut the rope")).toEqual(["bribe odo"]);
});

describe("a bargain with a question in it", () => {
  test.each([
    ['"Odo, did you see who cut the rope? I\'ll buy you a beer if you remember his face."', "ask", "did you see who cut the rope?"],
    ['"Who was on the landing, Odo? I will pay for supper if you can recall a name."', "ask", "Who was on the landing, Odo?"],
  ])("asks it: %s", (text, action, topic) => {
    const [only, ...more] = read(text).proposed_actions;
    expect(more).toEqual([]);
    expect(only?.action).toBe(action);
    expect(only?.topic.toLowerCase()).toContain(topic.toLowerCase());
  });
});

test.each([
  ["Help me and I won't tell the bailiff about you, Odo.", "to help me", "not to tell the bailiff about him"],
  ["Help us, Odo, and I won't say a word to the mayor.", "to help us", "not to say a word to the mayor"],
])("each side of a bargain promises its own half: %s", (said, theirs, mine) => {
  expect(read(`"${said}"`).proposed_actions.at(-1)?.effects).toEqual([
    { kind: "agree", who: "odo", to: theirs },
    { kind: "agree", who: "player", to: mine },
  ]);
});

test.each([
  ['"Sorry about the lantern, Odo. What\'s behind that door?"', "What's behind that door?"],
  ['"Thanks for the beer, Odo. Who is that?"', "Who is that?"],
  ['"Emeric came by. What did he want, Odo?"', "Emeric came by. What did he want, Odo?"],
])("an apology before a question is not asked about, what it points back to is: %s", (text, topic) =>
  expect(read(text).proposed_actions.at(-1)?.topic).toBe(topic),
);

test.each(["I get off my stool and go to Odo", "I rise from the bench, walk to Odo and greet him"])(
  "leaving a seat is part of what follows: %s",
  (text) => expect(asked(text).filter((one) => one.startsWith("question: unread"))).toEqual([]),
);

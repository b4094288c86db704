import { assemble } from "freeform-rpg/plugins/turn/context/lib";
import { sampleWorld } from "freeform-rpg/testing/context";
import { describe, expect, test } from "vitest";
import { interpret } from "freeform-rpg/plugins/offline/interpreter/lib";

const packet = assemble(sampleWorld(), { budget: 6000 });
const read = (text: string) => interpret({ packet, text });

/** What a player types, and the actions meant: `verb target`, a target being an id, the head of a feature, or `-`. */
const table: readonly (readonly [text: string, ...actions: string[]])[] = [
  ["I look around", "look -"],
  ["look", "look -"],
  ["where am I?", "look -"],
  ["What do I see?", "look -"],
  ["who is here", "look -"],
  ["What time is it?", "look -"],
  ["What's in my pockets?", "look -"],
  ["who is Bree?", "look -"],
  ["I examine the hearth", "examine feature:a brick hearth, smoking badly"],
  ["inspect the notched door post", "examine feature:the notched door post"],
  ["I look closely at the strongbox", "examine strongbox"],
  ["check out the door post", "examine feature:the notched door post"],
  ["I watch Odo", "look odo"],
  ["I take a closer look at the cellar hatch", "examine feature:the cellar hatch, bolted from above"],
  ["search the room", "search -"],
  ["I search the hearth for anything hidden", "search feature:a brick hearth, smoking badly"],
  ["I rummage behind the long bar", "search feature:the long bar"],
  ["I look for a way out", "search -"],
  ["look under the hearth", "search feature:a brick hearth, smoking badly"],
  ["Ok, I take the lantern back.", "take lantern"],
  ["search the back hearth", "search feature:a brick hearth, smoking badly"],
  ["listen at the cellar hatch", "listen feature:the cellar hatch, bolted from above"],
  ["I listen", "listen -"],
  ["talk to Odo", "talk odo"],
  ["I talk to the innkeeper", "talk odo"],
  ["I speak with bree about the ferry", "talk bree"],
  ["I ask Odo about the strongbox", "ask odo"],
  ["ask the mapmaker what she is drawing", "ask bree"],
  ["I tell Odo that I know about the rope", "say odo"],
  ["I greet Bree", "talk bree"],
  ["I ask about the strongbox", "ask bree"],
  ["I question the barkeep", "ask odo"],
  ['"Who cut the rope?" I ask Odo', "ask odo"],
  ['"Odo, a drink."', "talk odo"],
  ["I say hello to Bree", "talk bree"],
  ["I convince Odo to open the hatch", "persuade odo"],
  ["I try to persuade Bree to help me", "persuade bree"],
  ["beg odo for a room", "persuade odo"],
  ["I threaten Odo with my bow", "intimidate odo"],
  ["intimidate the innkeeper", "intimidate odo"],
  ["I haggle with Bree over the map", "negotiate bree"],
  ["I lie to Odo about where I come from", "deceive odo"],
  ["I bluff Bree", "deceive bree"],
  ["I bribe Odo with 50 cred", "bribe odo"],
  ["I taunt Bree", "provoke bree"],
  ["I calm Odo down", "persuade odo"],
  ["I sneak past Odo to the cellar hatch", "sneak odo"],
  ["sneak to the stable", "sneak stable"],
  ["I creep along the wall", "sneak -"],
  ["I tiptoe past Bree", "sneak bree"],
  ["I hide behind the bar", "hide feature:the long bar"],
  ["I duck behind the long bar", "hide feature:the long bar"],
  ["I take cover", "hide -"],
  ["I lie low", "hide -"],
  ["I climb the door post", "climb feature:the notched door post"],
  ["clamber up onto the bar", "climb feature:the long bar"],
  ["I steal the strongbox", "steal strongbox"],
  ["I pickpocket Odo", "steal odo"],
  ["swipe the strongbox while nobody looks", "steal strongbox"],
  ["I take the strongbox", "take strongbox"],
  ["pick up the box", "take strongbox"],
  ["grab the iron strongbox", "take strongbox"],
  ["I grab Odo", "attack odo"],
  ["I give the lantern to Bree", "give bree"],
  ["hand Odo my bow", "give odo"],
  ["I drop the lantern", "drop lantern"],
  ["put down the bow", "drop bow"],
  ["I use the lantern", "use lantern"],
  ["light the lamp", "use lantern"],
  ["I unlock the cellar hatch", "unlock feature:the cellar hatch, bolted from above"],
  ["pick the lock on the strongbox", "unlock strongbox"],
  ["I open the strongbox", "open strongbox"],
  ["I open the hatch", "open feature:the cellar hatch, bolted from above"],
  ["break down the cellar hatch", "force feature:the cellar hatch, bolted from above"],
  ["I pry open the strongbox", "force strongbox"],
  ["close the hatch", "close feature:the cellar hatch, bolted from above"],
  ["go to the stable", "go stable"],
  ["I walk to the landing", "go landing"],
  ["head for the jetty", "go landing"],
  ["enter the stable", "go stable"],
  ["I go outside to the landing", "go landing"],
  ["I leave", "leave -"],
  ["travel to the landing", "travel landing"],
  ["I run to the stable", "go stable"],
  ["I run away", "flee -"],
  ["I flee to the stable", "flee stable"],
  ["I make a run for it", "flee -"],
  ["I chase Bree", "chase bree"],
  ["I run after Bree", "chase bree"],
  ["follow Odo", "follow odo"],
  ["I attack Odo", "attack odo"],
  ["I punch the innkeeper in the face", "attack odo"],
  ["stab bree with an arrow", "attack bree"],
  ["I kick Odo's shin", "attack odo"],
  ["I shoot Bree", "shoot bree"],
  ["fire an arrow at Odo", "shoot odo"],
  ["I fight Bree", "fight bree"],
  ["I wait", "wait -"],
  ["wait for an hour", "wait -"],
  ["I rest by the hearth", "rest feature:a brick hearth, smoking badly"],
  ["I sleep", "rest -"],
  ["I bandage myself up", "medical player"],
  ["I help Bree with her map", "help bree"],
  ["patch up Odo", "medical odo"],
  ["I pay Odo", "pay odo"],
  ["hack the strongbox", "hack strongbox"],
  ["I repair the lantern", "repair lantern"],
  ["I think about the rope", "think -"],
  ["read the notches on the door post", "read feature:the notched door post"],
  ["i serch the hearht", "search feature:a brick hearth, smoking badly"],
  ["atack odo", "attack odo"],
  ["persaude Bree", "persuade bree"],
  ["sneek past bree", "sneak bree"],
  ["TALK TO ODO!!!", "talk odo"],
  ["  i   wanna   talk to   brre ", "talk bree"],
  ["Can I climb the door post?", "climb feature:the notched door post"],
  ["Let's go to the stable", "go stable"],
  ["I carefully and quietly examine the strongbox", "examine strongbox"],
  ["I’ll ask Odo", "ask odo"],
  ["Tamsin goes to the landing", "go landing"],
  ["sneaking past Odo", "sneak odo"],
  ["I attacked Bree", "attack bree"],
  ["I grab the strongbox and run to the stable", "take strongbox", "go stable"],
  ["I open the hatch, then hide behind the bar", "open feature:the cellar hatch, bolted from above", "hide feature:the long bar"],
  ["I ask Odo about the rope and then search the hearth", "ask odo", "search feature:a brick hearth, smoking badly"],
  ["Look around. Then talk to Bree.", "look -", "talk bree"],
  ["I walk over to Bree and ask her about the map", "ask bree"],
  ["I go talk to Odo", "talk odo"],
  ["Odo", "talk odo"],
  ["the strongbox", "examine strongbox"],
  ["the stable", "go stable"],
];

describe("a sentence is read as it is meant", () => {
  test.each(table)("%s", (text, ...actions) => {
    expect(read(text).proposed_actions.map(({ action, target_id }) => `${action} ${target_id || "-"}`)).toEqual(actions);
  });
});

describe("pronouns", () => {
  test("point to whom the story named last", () => {
    expect(read("I ask her about the map").proposed_actions).toMatchObject([{ action: "ask", target_id: "bree" }]);
    expect(read("I talk to him").proposed_actions).toMatchObject([{ action: "talk", target_id: "odo" }]);
  });

  test("point to what the sentence itself named", () => {
    const { proposed_actions, assumptions } = read("I take the strongbox and examine it");
    expect(proposed_actions[1]).toMatchObject({ action: "examine", target_id: "strongbox" });
    expect(assumptions).toHaveLength(1);
  });
});

describe("speech", () => {
  test.each([
    ['"Who goes there?"', "Who goes there?"],
    ["I turn to Odo. “You cut it, didn’t you?”", "You cut it, didn’t you?"],
    ["I say good evening to Bree", "good evening"],
    ["I look around", ""],
  ])("%s", (text, speech) => expect(read(text).speech).toBe(speech));

  test("without a deed is a talk with whom it hails", () => {
    expect(read('"Bree! Over here!"').proposed_actions).toMatchObject([{ action: "talk", target_id: "bree" }]);
  });
});

describe("what nothing in the scene bears", () => {
  test.each([
    ["I shoot the sniper on the roof", ["sniper"]],
    ["attack the dragon", ["dragon"]],
    ["I take the golden crown from the table", ["golden crown"]],
    ["I look for a sniper", []],
    ["I look at the ceiling", []],
    ["I search the room", []],
    ["I go to the castle", []],
    ["talk to Odo", []],
  ])("%s", (text, flags) => expect(read(text).perception_flags).toEqual(flags));

  test("hidden names are not recognised", () => {
    expect(read("I talk to the drowned man").referenced_entities).toEqual([]);
    expect(read("I attack the Grey Hound").proposed_actions[0]?.target_id).not.toBe("hound");
  });
});

describe("risk", () => {
  test.each([
    ["I attack Odo", ["violence"]],
    ["I sneak past Odo", ["contested"]],
    ["I climb the door post", ["dangerous"]],
    ["I flee", ["pursuit"]],
    ["I talk to Bree", ["hostile_present"]],
    ["I look around", []],
  ])("%s", (text, flags) => expect(read(text).risk_flags).toEqual(flags));
});

test("time is what the player says it is", () => {
  expect(read("I wait for two hours").proposed_actions[0]?.estimated_minutes).toBe(120);
  expect(read("I rest for 20 minutes").proposed_actions[0]?.estimated_minutes).toBe(20);
});

test.each(["", "???", "asdf qwer zxcv", "🙂", "a".repeat(4000), '"', "and then and then", "constructor __proto__"])(
  "nothing breaks it: %s",
  (text) => {
    expect(read(text).proposed_actions.length).toBeGreaterThan(0);
  },
);

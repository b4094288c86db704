import { assemble } from "freeform-rpg/plugins/turn/context/lib";
import { sampleWorld } from "freeform-rpg/testing/context";
import { describe, expect, test } from "vitest";
import { interpret } from "freeform-rpg/plugins/offline/interpreter/lib";

const packet = assemble(sampleWorld(), { budget: 6000 });
const read = (text: string) => interpret({ packet, text });
const meant = (text: string) =>
  read(text).proposed_actions.map(({ action, target_id, details }) =>
    details.startsWith("question: ") ? `?${details.slice(10)}` : `${action} ${target_id}`,
  );

const hatch = "feature:the cellar hatch, bolted from above";
const post = "feature:the notched door post";

describe("what is done to find something out looks, whatever the verb", () => {
  test.each([
    ["I go along the door post looking for a loose nail", `search ${post}`],
    ["I run my hand over the strongbox to see if anything is written on it", "examine strongbox"],
    ["I comb over the door post inch by inch", `examine ${post}`],
    ["I lean over the hatch and look down", `examine ${hatch}`, "look "],
    ["Hold the lantern over the strongbox", "examine strongbox"],
    ["I stick my head into the hatch", `examine ${hatch}`],
    ["copy the marks from the door post", `read ${post}`],
    ["I read Bree. Is she lying?", "examine bree", "?judge Bree Holloway"],
  ])("%s", (text, ...actions) => expect(meant(text)).toEqual(actions));

  test.each([
    ["grab the strongbox to see if it is heavy", "take strongbox"],
    ["attack the strongbox with my bow", "attack strongbox"],
  ])("but not where it does more: %s", (text, ...actions) => expect(meant(text)).toEqual(actions));
});

describe("a command with one thing of the scene does no harm and is done", () => {
  test.each([
    ["I lick the strongbox", "examine strongbox"],
    ["polish the lantern", "use lantern"],
    ["I heave the strongbox into the corner and open it", "use strongbox", "open strongbox"],
  ])("%s", (text, ...actions) => expect(meant(text)).toEqual(actions));
});

describe("what learners and chat leave out is filled in", () => {
  test.each([
    ["I look the strongbox", "look strongbox"],
    ["I listen the hatch", `listen ${hatch}`],
    ["I enter in the stable", "go stable"],
    ["To the stable.", "go stable"],
    ["Hey Odo who the hell cut the rope", "ask odo"],
    ["lol Odo what is wrong with your leg", "ask odo"],
    ["Odo, another ale please", "pay odo"],
    ["Opening the strongbox: can I undo that?", "?undo"],
    ["do it again", "?unclear do it again"],
  ])("%s", (text, ...actions) => expect(meant(text)).toEqual(actions));
});

describe("what is done to a thing where it stands", () => {
  test.each([
    ["I push the strongbox aside", "use strongbox"],
    ["break the seal on the strongbox", "open strongbox"],
    ["I scrape the mud off the strongbox", "use strongbox"],
    ["I wipe the soot off the door post", `use ${post}`],
    ["grab the strongbox", "take strongbox"],
  ])("%s", (text, ...actions) => expect(meant(text)).toEqual(actions));
});

describe("what others do meanwhile leaves the character's own part", () => {
  test.each([
    ["While Odo pours the ale I open the strongbox", "open strongbox"],
    ["I pay Odo five coins to look away while I open the strongbox", "pay odo", "open strongbox"],
    ["Bree comes with me", "ask bree"],
    ["Perception check on the door post", `examine ${post}`],
  ])("%s", (text, ...actions) => expect(meant(text)).toEqual(actions));
});

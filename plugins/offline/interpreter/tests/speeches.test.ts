import { assemble } from "freeform-rpg/plugins/turn/context/lib";
import { sampleWorld } from "freeform-rpg/testing/context";
import { describe, expect, test } from "vitest";
import { interpret } from "freeform-rpg/plugins/offline/interpreter/lib";

const packet = assemble(sampleWorld(), { budget: 6000 });
const read = (text: string) => interpret({ packet, text }).proposed_actions[0];

describe("each part of a speech is put to who hears it", () => {
  test.each([
    ["Odo, tell me who cut the rope. And where is the money?", "who cut the rope? And where is the money?"],
    ["Odo, you sold the ferry. Tell me who paid for it.", "You sold the ferry, didn't you? who paid for it?"],
    [
      "Odo, you signed the list, I have it here. Tell me where she is and I keep it quiet. And who is the guest?",
      "You signed the list, didn't you? where she is? And who is the guest?",
    ],
    ["Odo, who cut the rope?", "Odo, who cut the rope?"],
    ["Odo, why so glum? Tell me who cut the rope.", "who cut the rope"],
  ])("%s", (text, topic) => expect(read(text)?.topic).toBe(topic));

  test("a threat among its sentences stays one", () => {
    expect(read("Odo, I know about the money. Tell me who cut the rope, or I write to the guild. And where is she?")).toMatchObject({
      action: "intimidate",
      topic: "who cut the rope? And where is she?",
    });
  });
});

describe("what the other gets is what is offered", () => {
  const promised = (text: string) =>
    (read(text)?.effects as readonly { kind: string; who: string; to: string }[] | undefined)
      ?.filter(({ kind, who }) => kind === "agree" && who === packet.actor_id)
      .map(({ to }) => to);
  test.each([
    ["Odo, help me and you get half of what is in the strongbox", "to give him half of what is in the strongbox"],
    ["Odo, if you open the gate you'll get ten coins", "to give him ten coins"],
    ["Odo, the lantern is yours if you let us pass", "to give him the lantern"],
    ["Half of what we find, Odo, if you come with us", "to give him half of what we find"],
  ])("%s", (text, offered) => expect(promised(text)).toEqual([offered]));

  test.each(["Odo, tell me if you have a key", "Odo, do you get many guests?"])("and nothing is offered by %s", (text) =>
    expect(promised(text)).toEqual([]),
  );
});

test.each(["Patch me up", "Please stitch me up!", "Hand me a cup"])("is asked of who is here: %s", (text) => {
  expect(read(text)).toMatchObject({ action: "ask", target_id: expect.stringMatching(/^(?:odo|bree)$/) });
});

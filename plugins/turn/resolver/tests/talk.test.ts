import { describe, expect, test } from "vitest";
import { entity, fact, withEntities } from "../../validator/tests/world.ts";
import { fails, play, shines, textsOf } from "./play.ts";
import type { Case, Parts } from "./play.ts";

const facts = [
  fact("rope", "bar", "Somebody cut the ferry rope from the inside.", { tags: ["told_by:mira"] }),
  fact("debt", "mira", "Mira owes the tower ninety thousand.", { tags: ["guarded"] }),
  fact("bell", "pier", "Doctor Bell left the pier before the bell rang.", { tags: ["told_by:brute"] }),
  fact("flood", "pier", "The pier flooded in December.", { visibility: "known" }),
];
const trusted = (intensity: number): Parts => ({
  relationships: [{ a_id: "kai", b_id: "mira", rel_type: "trust", intensity, notes: {} }],
});

const ask = (topic: string, given: Case = {}, verb = "ask") =>
  play([{ action: verb, target_id: "mira", topic }], { ...given, parts: { facts, ...given.parts } });
const told = (result: ReturnType<typeof play>) => result.state_diff.facts_update.map(({ id }) => id);

describe("a question", () => {
  test.each([
    ["by its topic", { action: "ask", target_id: "mira", topic: "the ferry rope" }],
    ["by what the player wrote", { action: "ask", target_id: "mira", details: "I ask Mira about the ferry rope" }],
    ["as a clause", { action: "ask", target_id: "mira", details: "I ask Mira who cut the rope" }],
    ["in speech", { action: "talk", target_id: "mira", details: "Mira, did somebody cut the rope?" }],
  ])("is answered with what the person knows about it: %s", (_, action) => {
    const result = play([action], { parts: { facts } });
    expect(told(result)).toEqual(["rope"]);
    expect(result.engine_events).toContainEqual(
      expect.objectContaining({ type: "fact_discovered", details: expect.objectContaining({ told_by: "mira" }) }),
    );
  });
  test("never brings out an unrelated fact", () => {
    const result = ask("the price of herring");
    expect(told(result)).toEqual([]);
    expect(textsOf(result, "npc_action")).toEqual(['"Do I look as if I knew about the price of herring?" says Mira Sato.']);
  });
  test.each([
    ["shares only a word such as night", "who else was here last night", "Since the night of the flood the bell has rung by itself."],
    ["names the same person and nothing that is asked", "what Doctor Bell wears", "Kai and Doctor Bell were seen on the pier."],
  ])("is not answered with a fact that %s", (_, topic, text) => {
    const entities = withEntities(entity("bell", "character", "Doctor Bell"));
    expect(told(ask(topic, { parts: { entities, facts: [fact("other", "bar", text, { tags: ["told_by:mira"] })] } }))).toEqual([]);
  });
  test("for a person, answered with what names none, begins with that", () => {
    const sea = fact("sea", "bar", "The ferry rope was cut from the inside.", { tags: ["told_by:mira"] });
    const result = ask("who cut the ferry rope?", { parts: { facts: [sea] } });
    expect(told(result)).toEqual(["sea"]);
    expect(textsOf(result, "npc_action")).toEqual([expect.stringMatching(/Who, I could not say|I cannot give you a name/)]);
    expect(textsOf(ask("who cut the ferry rope?"), "npc_action")).toEqual([]);
  });
  test("is answered by the fact that has a time, a place or a person in it where it asks for one", () => {
    const known = [
      fact("what", "bar", "The ferry rope was old and wet.", { tags: ["told_by:mira"] }),
      fact("when", "bar", "The ferry rope was cut before dawn.", { tags: ["told_by:mira"] }),
    ];
    expect(told(ask("when was the ferry rope cut?", { parts: { facts: known } }))).toEqual(["when"]);
  });
  test("for a room, a meal or a doctor is answered with the known place that is for it", () => {
    const entities = withEntities(entity("inn", "location", "The Grey Hound", { aliases: ["the inn"] }));
    const said = (topic: string) => textsOf(ask(topic, { parts: { entities } }), "npc_action");
    expect(said("where can I sleep tonight?")).toEqual([expect.stringContaining("Grey Hound")]);
    expect(said("where do we get something to eat?")).toEqual([expect.stringMatching(/Grey Hound|standing in it/)]);
    expect(said("where did he sleep?")).not.toEqual([expect.stringContaining("Grey Hound")]);
  });
  test.each([
    "who carved the moon, and where is it now?",
    "Where is the moon? And who carved it?",
    "who carved the moon, when was it hung, and why?",
  ])("behind another gets one word with it where there is no answer to either: %s", (topic) => {
    const lines = ask(topic).engine_events.filter(({ details }) => details["ignorant"] === true);
    expect(lines.map(({ details }) => details["text"])).toEqual([expect.stringMatching(/none of|more than I know|all you like/)]);
  });
  test("whose answer nobody has is refused as it was put", () => {
    expect(textsOf(ask("who carved the moon?"), "npc_action")).toEqual([expect.stringMatching(/\bwho\b|\bnames?\b/i)]);
    expect(textsOf(ask("where is the moon?"), "npc_action")).toEqual([expect.stringMatching(/\bwhere\b|\bpockets\b|\blook\b|\bpoint\b/i)]);
  });
  test("about themselves is not answered with what they know of whom it names", () => {
    const bell = entity("bell", "character", "Doctor Bell");
    const known = [fact("seen", "bell", "Doctor Bell was seen on the pier.", { tags: ["told_by:mira"] })];
    const parts = { entities: withEntities(bell), facts: known };
    expect(told(ask("how long have you known Doctor Bell?", { parts }))).toEqual([]);
    expect(told(ask("what do you know of Doctor Bell?", { parts }))).toEqual(["seen"]);
  });
  test("about theirs is answered with what has something of it, and not with whatever is known of them", () => {
    const known = [fact("guest", "mira", "Mira told of a guest who counts the chairs.", { tags: ["told_by:mira"] })];
    expect(told(ask("he was your son, wasn't he?", { parts: { facts: known } }))).toEqual([]);
    expect(told(ask("who was your guest?", { parts: { facts: known } }))).toEqual(["guest"]);
  });
  test("that is kept back leaves nothing to say of another", () => {
    const result = ask("Who carved the moon? And what do you owe the tower?");
    expect(result.engine_events.filter(({ details }) => details["withheld"] === true)).toHaveLength(1);
    expect(result.engine_events.filter(({ details }) => details["ignorant"] === true)).toEqual([]);
  });
  test("names nothing that it does not mean", () => {
    const entities = withEntities(entity("pump", "location", "Pump Station Nine", { aliases: ["pump"] }));
    expect(textsOf(ask("could he have drowned at a pump?", { parts: { entities } }), "npc_action").join(" ")).not.toContain("Nine");
  });
  test("for leave is granted or refused, and no question beside another", () => {
    const effects = [{ kind: "agree", who: "mira", to: "to let you see the boat" }];
    const result = play([{ action: "ask", target_id: "mira", topic: "May I see the boat, and who cut the ferry rope?", effects }], {
      parts: { facts },
    });
    expect(told(result)).toEqual(["rope"]);
    expect(result.engine_events.filter(({ details }) => details["ignorant"] === true)).toEqual([]);
  });
  test("where somebody is, is answered with the place that bears their name", () => {
    const entities = withEntities(entity("bell", "character", "Doctor Bell"), entity("practice", "location", "Doctor Bell's Practice"));
    expect(textsOf(ask("where do I find Doctor Bell?", { parts: { entities } }), "npc_action")).toEqual([
      expect.stringContaining("At Doctor Bell's Practice"),
    ]);
  });
  test("that only leads up to another is not answered", () => {
    const result = play([{ action: "ask", target_id: "mira", topic: "Not the pier? Then who cut the ferry rope?" }], { parts: { facts } });
    expect(told(result)).toEqual(["rope"]);
    expect(result.engine_events.filter(({ details }) => details["ignorant"] === true)).toEqual([]);
  });
  test("what somebody is, is answered from what is written of them", () => {
    const mira = entity("mira", "character", "Mira Sato", { description: "A pilot of forty, with ink on her sleeves." });
    const parts = { entities: withEntities(mira) };
    const heard = (topic: string) =>
      ask(topic, { parts })
        .engine_events.map(({ details }) => details["text"])
        .join(" ");
    expect(heard("are you a pilot?")).toMatch(/Yes|do not deny/);
    expect(heard("are you a baker?")).toContain("a pilot of forty");
  });
  test("about a death is answered with what is known of it in other words", () => {
    const known = [fact("drowned", "bar", "Somebody drowned him in the tank.", { tags: ["told_by:mira"] })];
    expect(told(ask("what killed him", { parts: { facts: known } }))).toEqual(["drowned"]);
  });
  test.each([
    ["has she noticed anything odd lately", ["heard"]],
    ["anyone new at the jukebox", ["box"]],
    ["anything wrong at the jukebox at night", ["box"]],
    ["anything odd about the price of herring", []],
  ])("that leaves open what it is about is answered with what somebody has seen or heard: %s", (topic, ids) => {
    const known = [
      fact("flood", "bar", "The pier flooded in December.", { tags: ["public"] }),
      fact("heard", "bar", "Somebody wept in the cellar.", { tags: ["clue", "told_by:mira"] }),
      fact("box", "bar", "A stranger hid behind the jukebox.", { tags: ["told_by:mira"] }),
    ];
    expect(told(ask(topic, { parts: { facts: known } }))).toEqual(ids);
  });
  test("that leaves it open is answered with nothing where they noticed nothing", () => {
    expect(textsOf(ask("anything odd lately", { parts: { facts: [] } }), "npc_action")).toEqual([
      expect.stringMatching(/Nothing|Not that|Only you/),
    ]);
  });
  test("is answered by the fact that has its time and place too, of two that have its matter", () => {
    const pumps = [
      fact("hum", "bar", "A pump started and stopped on the twelfth.", { tags: ["clue", "told_by:mira"] }),
      fact("pause", "bar", "The pumps stop for a minute every night this week.", { tags: ["told_by:mira"] }),
    ];
    expect(told(ask("the pumps this week", { parts: { facts: pumps } }))).toEqual(["pause"]);
  });
  test("is answered with who knows more, where that is true", () => {
    expect(textsOf(ask("Doctor Bell"), "npc_action")).toEqual([
      '"Do I look as if I knew about Doctor Bell?" says Mira Sato. "Ask Okafor."',
    ]);
  });
  test.each([
    ["who sold Ferris", 0],
    ["anything else that Ferris left here", 0],
    ["the boat of Ferris", 1],
  ])("%s: what is known is said again only where it answers, and not for a name that both share", (topic, times) => {
    const known = fact("boat", "bar", "Ferris came by boat.", { tags: ["told_by:mira"], visibility: "known" });
    expect(textsOf(ask(topic, { parts: { facts: [known] } }), "knowledge_shared")).toHaveLength(times);
  });
  test("whose answer the party knows gets it again, marked as known", () => {
    const result = ask("the pier in December");
    expect(textsOf(result, "knowledge_shared")).toEqual(["Mira Sato says no more than there is to say: The pier flooded in December."]);
    expect(told(result)).toEqual([]);
  });
  test("about someone elsewhere is answered with what everyone knows of them", () => {
    const entities = withEntities(entity("absent", "character", "Doctor Bell", { description: "A surgeon with long hands. She drinks." }));
    const result = ask("Doctor Bell", { parts: { entities, facts: [] } });
    expect(textsOf(result, "knowledge_shared")).toEqual([
      "Mira Sato tells you what everyone knows of Doctor Bell: a surgeon with long hands.",
    ]);
  });
  test.each([
    ["is not answered with what is guarded", "ask", {}, []],
    ["is answered with it by one who trusts", "ask", trusted(3), ["debt"]],
    ["is answered with it under pressure", "persuade", {}, ["debt"]],
  ])("%s", (_, verb, parts, ids) => {
    const result = ask("what you owe the tower", { parts, dice: [5, 5] }, verb);
    expect(told(result)).toEqual(ids);
  });
  test("about what is guarded shows that the person keeps something back", () => {
    expect(textsOf(ask("what you owe the tower"), "npc_action")).toEqual([
      '"And why should I tell that to you, of all people?" says Mira Sato.',
    ]);
  });
  test("is answered with what the person has learnt in play", () => {
    const entities = withEntities(entity("mira", "character", "Mira Sato", { knows: ["bell"] }));
    expect(told(ask("Doctor Bell", { parts: { entities } }))).toEqual(["bell"]);
  });
  test("brings out two things on a critical, and nothing when it fails", () => {
    const both = [
      fact("a", "bar", "The rope was cut.", { tags: ["told_by:mira"] }),
      fact("b", "bar", "The rope was new.", { tags: ["told_by:mira"] }),
    ];
    expect(told(ask("the rope", { parts: { facts: both }, flags: ["contested"], dice: shines }))).toEqual(["a", "b"]);
    expect(told(ask("the rope", { parts: { facts: both }, flags: ["contested"], dice: fails }))).toEqual([]);
  });
  test("to the room is answered by whoever knows", () => {
    expect(told(play([{ action: "say", topic: "Doctor Bell" }], { parts: { facts } }))).toEqual(["bell"]);
  });
  test("is what is asked: a remark brings nothing out", () => {
    expect(told(play([{ action: "say", target_id: "mira", details: "Nice evening" }], { parts: { facts } }))).toEqual([]);
  });
});

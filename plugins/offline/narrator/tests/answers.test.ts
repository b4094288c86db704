import { assemble } from "freeform-rpg/plugins/turn/context/lib";
import { interpreterPrompt } from "freeform-rpg/plugins/turn/interpreter/lib";
import { Ruling } from "freeform-rpg/schemas/turn";
import { sampleWorld } from "freeform-rpg/testing/context";
import { expect, test } from "vitest";
import { answerQuestion } from "../answers/answer-question.ts";
import { atThisPoint } from "../answers/at-this-point.ts";
import { answerRuling } from "../answers/answer-ruling.ts";

const packet = assemble(sampleWorld(), { budget: 6000 });

test("every question to the game that the interpreter's prompt offers is answered", () => {
  const [, offered = ""] = /\{"ask": TOPIC\}, with one of: ([^\n]+)\.\n/.exec(interpreterPrompt.text) ?? [];
  const topics = offered.replaceAll(/ \([^)]*\)/g, "").split(", ");
  expect(topics.length).toBeGreaterThan(10);
  // Any topic that is not known is answered with the story.
  const story = answerQuestion(packet, "story");
  for (const topic of topics.filter((one) => one !== "story"))
    expect(answerQuestion(packet, topic.replace(/NAME|PLACE/, "Odo"))).not.toBe(story);
});

test("what is in a thing that is carried is told with it", () => {
  const [first, second, ...rest] = packet.inventory.filter(({ owner_id }) => owner_id === packet.actor_id);
  if (first === undefined || second === undefined) throw new Error("The sample carries fewer than two things.");
  const inventory = [first, { ...second, inside: first.item_id }, ...rest];
  expect(answerQuestion({ ...packet, inventory }, "inventory")).toContain(`${first.name} (`);
  expect(answerQuestion({ ...packet, inventory }, "inventory")).toContain("(in it: ");
});

test.each([
  ["inventory", ["arrows (6)", "short bow", "storm lantern"]],
  ["people", ["Odo Marsh", "Bree Holloway"]],
  ["time", ["21:10", "night", "heavy rain"]],
  ["exits", ["the Landing", "the Stable"]],
  ["self", ["Tamsin Vale", "The Flood 2 of 6"]],
  ["happened", ["A moment ago: Bree nods to you"]],
  ["story", ["Who cut the ferry rope?", "The inn owes the ferry guild three seasons."]],
  ["about Odo", ["heavy man"]],
  ["about the ferry rope", ["Who cut the ferry rope?"]],
  ["looks Odo", ["heavy man"]],
  ["mind Odo", ["Only Odo Marsh can say that."]],
  ["noticed Odo", ["Odo Marsh gives no sign of it"]],
  ["noticed", ["Nobody gives a sign of it"]],
  ["about the weir", ["Someone has been seen on the weir."]],
  ["about someone seen at a weir", ["Someone has been seen on the weir."]],
  ["where Odo", ["Odo Marsh is here."]],
  ["where a gate hand", ["You do not know where to find"]],
  ["place", ["the Ferry Inn"]],
  ["date", ["no date", "21:10"]],
  ["character", ["Tamsin Vale"]],
  ["acquaintances", ["Odo Marsh", "Bree Holloway"]],
  ["judge Odo", ["yours to decide"]],
  ["theory the inn owes the ferry guild", ["It may be so", "three seasons"]],
  ["theory the moon is hollow", ["Nothing that you know settles it"]],
  ["promises Odo", ["You remember no such promise."]],
  ["promises", ["No promise is open, neither yours nor one made to you."]],
  ["paid", ["No money changed hands"]],
  ["said Bree", ["You have heard nothing from Bree"]],
  ["seen hatch", ["The cellar hatch is here."]],
  ["seen bars", ["The long bar is here."]],
  ["seen lanterns", ["You carry the storm lantern."]],
  ["seen window", ["You see no window here."]],
  ["about the dragon", ["You know nothing about"]],
  ["about can I reach it if I jump", ['Nothing that you know answers "can I reach it if I jump"']],
  ["unread light the lamp", ['not clear what "light the lamp" means', "nothing was done about it"]],
  ["unclear frobnicate Bree", ['"frobnicate Bree"', "did not follow"]],
])("a question about %s is answered whole", (topic, told) => {
  const answer = answerQuestion(packet, topic);
  for (const text of told) expect(answer).toContain(text);
  expect(answer).not.toMatch(/SECRET|undefined|Grey Hound/);
});

test("who is sought is looked for where a place bears their name", () => {
  const exits = [...packet.scene.exits, { id: "mill", name: "Wend's Mill" }];
  const wend = { ...packet.entities.find(({ id }) => id === "odo")!, id: "wend", name: "Miller Wend", attrs: {} };
  const known = { ...packet, entities: [...packet.entities, wend], scene: { ...packet.scene, exits } };
  expect(answerQuestion(known, "where Miller Wend")).toBe("Wend's Mill is where you would look first.");
});

test("a part of another place is where that place is, and no thing that is named after it", () => {
  const [any] = packet.entities;
  const pans = { ...any!, id: "pans", type: "location" as const, name: "The Panhouse", attrs: { features: ["the cedar door"] } };
  const key = { item_id: "key", name: "key of the cedar door", owner_id: packet.actor_id, qty: 1, flags: {} };
  const known = { ...packet, entities: [...packet.entities, pans], inventory: [...packet.inventory, { ...packet.inventory[0]!, ...key }] };
  const routed = { ...known, route: (id: string) => (id === "pans" ? ["Pan Lane", "The Panhouse"] : []) };
  expect(answerQuestion(routed, "where cedar door")).toBe(
    "The Panhouse is where you would look first. You get to the Panhouse by way of Pan Lane.",
  );
  expect(answerQuestion(routed, "way cedar door")).toBe("You get to the Panhouse by way of Pan Lane.");
  expect(answerQuestion(known, "way cedar door")).toContain("No way leads from here straight to the Panhouse.");
  expect(answerQuestion(known, "where key of the cedar door")).toContain("You carry the key of the cedar door");
});

test("what somebody looks like is not what is known of them", () => expect(answerQuestion(packet, "looks Odo")).not.toContain("Who cut"));

test("whoever is out in the open has been noticed, and whoever hides has not", () => {
  const seen = { id: "s", type: "exposed" as const, hardness: "hard" as const, subject_id: packet.actor_id, narrative: "You are seen." };
  expect(answerQuestion({ ...packet, active_situations: [seen] }, "noticed Odo")).toBe("You are seen.");
  const hide = (one: (typeof packet.entities)[number]) =>
    one.id === packet.actor_id ? { ...one, attrs: { ...one.attrs, states: ["hidden"] } } : one;
  expect(answerQuestion({ ...packet, entities: packet.entities.map(hide) }, "noticed Odo")).toContain("has not noticed you");
});

test("each kind of state is said once, as bad as it is", () => {
  const one = (id: string, type: "cornered" | "injured", hardness: "soft" | "hard", narrative: string) => ({
    id,
    type,
    hardness,
    subject_id: packet.actor_id,
    narrative,
  });
  const active_situations = [
    one("a", "cornered", "hard", "They have you in a corner."),
    one("b", "cornered", "soft", "You are nearly cornered."),
    one("c", "injured", "hard", ""),
  ];
  const answer = answerQuestion({ ...packet, active_situations }, "self");
  expect(answer).toContain("They have you in a corner. You are badly injured.");
  expect(answer).not.toContain("nearly");
});

test("a clock that has run out says so", () => {
  const clocks = packet.clocks.map((clock) => ({ ...clock, minutes_left: 0 }));
  expect(answerQuestion({ ...packet, clocks }, "time")).toContain(`${clocks[0]!.name}: the time is up.`);
});

test("the story so far is told in place of what is known, and a promise that is past keeping is open no more", () => {
  const promised = (id: string, to: string, isVoid: boolean) => ({
    ...packet.facts[0]!,
    id,
    predicate: "promised",
    tags: [],
    object: { text: `Odo Marsh has promised to ${to}.`, to, kept: false, void: isVoid },
  });
  const facts = [...packet.facts, promised("p1", "row you over before the Fair", true), promised("p2", "mend the rope", false)];
  const known = { ...packet, facts };
  const answer = answerQuestion(known, "story The rope was cut.");
  expect(answer).toMatch(/^So far: The rope was cut\./);
  expect(answer).toContain("mend the rope");
  expect(answer).not.toMatch(/before the Fair|What you know/);
  expect(answerQuestion(known, "promises")).not.toContain("before the Fair");
});

test("the way to a next place is said with how long it takes", () => {
  const known = { ...packet, walk: 5 };
  expect(answerQuestion(known, "way stable")).toBe("From here you can go straight to the Stable. The way there takes about 5 minutes.");
  expect(answerQuestion(known, "about the stable")).toContain("about 5 minutes");
  expect(answerQuestion(packet, "way stable")).not.toContain("takes");
});

test("what this turn has brought counts for its questions", () => {
  const event = {
    type: "situation_created" as const,
    text: "You are seen.",
    details: { situation_id: "s", type: "exposed", hardness: "hard" },
  };
  expect(answerQuestion(atThisPoint({ packet, must_tell: [event], also_happened: [] }), "noticed")).toBe("You are seen.");
});

const look = { action: "look", target_id: "", target_name: "", estimated_minutes: 0, costs: {} };
const ruling = (...details: string[]): Ruling =>
  Ruling.parse({
    intent: "",
    speech: "",
    risk_flags: [],
    allowed_actions: details.map((text) => ({ ...look, details: text })),
    blocked_actions: [],
    clarification_needed: false,
    clarification_question: "",
  });

test("a question alone costs nothing: the ruling becomes its answer", () => {
  const answered = answerRuling(ruling("question: inventory", "question: exits"), () => packet);
  expect(answered).toMatchObject({ clarification_needed: true, allowed_actions: [] });
  expect(answered.clarification_question).toMatch(/You carry: [^]*From the Ferry Inn/);
});

test("beside an action it stays a part of the turn", () => {
  const both = ruling("question: inventory", "around");
  expect(answerRuling(both, () => packet)).toBe(both);
});

test("an answer about somebody tells few things, in groups, and no question of the story that does not name them", () => {
  const fact = (nth: number) => ({
    ...packet.facts[0]!,
    id: `f${nth}`,
    subject_id: "odo",
    object: { text: `Odo has debt number ${nth}.` },
  });
  const answer = answerQuestion({ ...packet, facts: [1, 2, 3, 4, 5, 6].map(fact) }, "about Odo");
  expect(answer.split("\n")[0]).toContain("heavy man");
  expect(answer.match(/debt number/g)).toHaveLength(4);
  expect(answer).not.toContain("Still open");
});

test("a feature that is asked for is here, and a place behind others is told by the ways on", () => {
  const feature = packet.scene.features[0]?.split(/[,;:(]/)[0] ?? "";
  expect(answerQuestion(packet, `where ${feature}`)).toMatch(/ is here\.$/);
  const far = { ...packet.entities.find(({ id }) => id === "odo")!, id: "mill", type: "location" as const, name: "The Mill", attrs: {} };
  expect(answerQuestion({ ...packet, entities: [...packet.entities, far] }, "where the mill")).toMatch(/^No way leads.* you can go to /);
});

test("what is known of a thing stands as that, where it does not say where the thing is", () => {
  const book = { ...packet.facts[0]!, id: "b", object: { text: "The tide book has nine names." } };
  expect(answerQuestion({ ...packet, facts: [book] }, "where tide book")).toBe(
    'You do not know where to find "tide book". What you know: The tide book has nine names.',
  );
});

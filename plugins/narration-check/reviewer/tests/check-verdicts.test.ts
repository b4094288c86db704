import { checkVerdicts, gatherMaterial } from "freeform-rpg/plugins/narration-check/reviewer/lib";
import { assemble } from "freeform-rpg/plugins/turn/context/lib";
import { NarrationReview, NarrationVerdict, Resolution, Ruling } from "freeform-rpg/schemas/turn";
import { sampleWorld } from "freeform-rpg/testing/context";
import { expect, test } from "vitest";
import { checkProposals } from "../propose.ts";

const text =
  "You lean on the bar. “No,” says Odo, and the hatch stays shut — for now.\n\nYou feel ashamed. A chipped mug stands by the tap. A silver dagger lies beside it, next to Gorm Tull's map.";

const world = sampleWorld();
const decided = {
  world,
  packet: assemble(world, { budget: 6000 }),
  ruling: Ruling.parse({
    intent: "to get the hatch opened",
    speech: "",
    risk_flags: [],
    allowed_actions: [],
    blocked_actions: [{ action: "fly", target_id: "", code: "contradiction", reason: "Nobody can fly.", position: 0 }],
    clarification_needed: false,
    clarification_question: "",
  }),
  resolution: Resolution.parse({
    seed: "s",
    rolls: [],
    outcomes: [],
    engine_events: [
      { type: "action_failed", details: { text: "Odo does not open the hatch." }, binding: true },
      { type: "clock_advanced", details: {} },
    ],
    state_diff: {},
  }),
};
const material = gatherMaterial(decided, text);

const judge = (verdict: Partial<NarrationVerdict>) => {
  const whole = NarrationVerdict.parse({ quote: "the hatch stays shut", about: "e1", why: "So.", kind: "contradicts", ...verdict });
  return checkVerdicts({ verdicts: [whole], covered: [] }, material);
};

test("a verdict with words of the text and a reference that exists is suspected until a second vote", () => {
  const { suspected, confirmed, discarded } = judge({});
  expect(suspected).toMatchObject([{ against: "Odo does not open the hatch.", kind: "contradicts" }]);
  expect({ confirmed, discarded }).toEqual({ confirmed: [], discarded: [] });
  const [{ location } = { location: { start: 0, end: 0 } }] = suspected;
  expect(text.slice(location.start, location.end)).toBe("the hatch stays shut");
});

test.each([
  [
    "other quotation marks, dashes, white space and letter case",
    { quote: `"no," says ODO,  and the hatch stays shut - for now. You feel` },
  ],
  ["a reference in brackets and capitals", { about: "[E1]" }],
  ["a kind in capitals", { kind: "Contradicts" as "contradicts" }],
  ["an action that was not done", { about: "e2" }],
  ["a person", { about: "p2" }],
  ["a fact", { about: "f1" }],
  ["the player's character without a reference", { kind: "player_acts" as const, quote: "You feel ashamed", about: "" }],
  ["a boundary", { kind: "boundary" as const, about: "b1" }],
])("%s is read", (_, verdict) => {
  expect(judge(verdict)).toMatchObject({ suspected: [{}], discarded: [] });
});

test.each([
  ["words that are not in the text", { quote: "the hatch flies open" }, "quote_missing"],
  ["a single word", { quote: "hatch" }, "quote_missing"],
  ["no words", { quote: "  " }, "quote_missing"],
  ["an event that there is not", { about: "e9" }, "unknown_reference"],
  ["no reference", { about: "" }, "unknown_reference"],
  ["a boundary that is an event", { kind: "boundary" as const, about: "e1" }, "unknown_reference"],
  ["no decision", { kind: "cannot_tell" as const }, "cannot_tell"],
  [
    "an addition that the quotation does not name",
    { kind: "adds" as const, quote: "You lean on the bar", about: "silver dagger" },
    "quote_missing",
  ],
  ["an addition that there is already", { kind: "adds" as const, quote: "says Odo, and", about: "Odo" }, "known"],
])("a verdict with %s is discarded and counted", (_, verdict, reason) => {
  const { suspected, confirmed, discarded } = judge(verdict);
  expect([...suspected, ...confirmed]).toEqual([]);
  expect(discarded).toMatchObject([{ reason: expect.stringContaining(reason) }]);
});

test("an addition that is no small thing is confirmed by code", () => {
  const { confirmed } = judge({ kind: "adds", quote: "A silver dagger lies beside it", about: "silver dagger" });
  expect(confirmed).toMatchObject([{ kind: "adds", against: expect.stringContaining("more than a small thing") }]);
});

test.each([
  ["a name of two words", "next to Gorm Tull's map", "Gorm Tull", "confirmed"],
  ["a small thing", "A chipped mug stands by the tap", "chipped mug", "small"],
] as const)("of an addition, %s is weighed", (_, quote, about, weight) => {
  const { suspected, confirmed, small } = judge({ kind: "adds", quote, about });
  expect([...suspected, ...confirmed, ...small].map((one) => one.weight)).toEqual([weight]);
});

test("a single capitalised word that only begins a sentence is suspected, and confirmed where it stands within one", () => {
  const weigh = (prose: string) =>
    checkVerdicts(
      { verdicts: [NarrationVerdict.parse({ quote: "Vorr nods", about: "Vorr", why: "", kind: "adds" })], covered: [] },
      { ...material, text: prose },
    );
  expect(weigh("You wait. Vorr nods.").suspected).toHaveLength(1);
  expect(weigh("You wait. Vorr nods. You look at Vorr.").confirmed).toHaveLength(1);
});

test("coverage counts only with words of the text for an event that exists", () => {
  const covered = [
    { event: "E1", quote: "the hatch stays shut" },
    { event: "e2", quote: "you cannot fly" },
    { event: "e7", quote: "the hatch stays shut" },
  ];
  const checked = checkVerdicts({ verdicts: [], covered }, material);
  expect(checked.covered).toEqual(new Set(["e1"]));
  expect(checked.discarded).toHaveLength(2);
});

test("the material holds nothing that players may not know", () => {
  expect(JSON.stringify(material)).not.toContain("SECRET");
});

test("every field of a review is required and enums are read in any letter case", () => {
  const detail = { quote: "A chipped mug", subject: "", kind: "Thing", name: "chipped mug", text: "A chipped mug stands by the tap." };
  const thread = { quote: "You lean", change: "ADD", thread: "", type: "MYSTERY", title: "Open question: whose mug?" };
  const review = { covered: [], verdicts: [], details: [detail], threads: [thread], suggestions: [] };
  expect(NarrationReview.parse(review)).toMatchObject({ details: [{ kind: "thing" }], threads: [{ change: "add", type: "mystery" }] });
  expect(NarrationReview.safeParse({ verdicts: [] }).success).toBe(false);
});

test.each([
  ["chipped mug", []],
  ["silence of the mugs", ["not_named"]],
])("a new thing is one that the text speaks of: %s", (name, reasons) => {
  const detail = { quote: "A chipped mug stands by the tap", subject: "", kind: "thing" as const, name, text: "It stands there." };
  const { proposals, discarded } = checkProposals({ details: [detail], threads: [], suggestions: [] }, material);
  expect(discarded.map(({ reason }) => reason.split(":")[0])).toEqual(reasons);
  expect(proposals.introduced_items).toHaveLength(1 - reasons.length);
});

test("what the actor carries is what they carry when the turn is over", () => {
  const inventory_changes = [
    { owner_id: "player", item_id: "lantern", delta: -1 },
    { owner_id: "player", item_id: "strongbox", delta: 1 },
  ];
  const resolution = Resolution.parse({ seed: "s", rolls: [], outcomes: [], engine_events: [], state_diff: { inventory_changes } });
  const { facts, entities } = gatherMaterial({ ...decided, resolution }, text);
  const carried = facts.find((one) => one.text.startsWith("Tamsin Vale carries"))?.text;
  expect(carried).toContain("iron strongbox");
  expect(carried).not.toContain("lantern");
  expect(entities.find(({ id }) => id === "lantern")?.text).not.toContain("carried");
});

test("nobody else knows only what was found in play and nobody was told", () => {
  const [sample] = world.facts;
  const person = world.entities.find(({ type, id }) => type === "character" && id !== world.actor_id);
  const found = (id: string, rest: object) => ({
    ...Object(sample),
    id,
    subject_id: world.scene.location_id,
    object: { text: `This is ${id}.` },
    visibility: "known",
    discovered_turn: 3,
    tags: [],
    ...rest,
  });
  const facts = [
    found("found", {}),
    found("common", { discovered_turn: 0 }),
    found("public", { tags: ["public"] }),
    found("seen", { tags: ["narrated"] }),
    found("shared", {}),
    found("told", {}),
    { ...found("aloud", {}), object: { text: "The seventh bell was sold upriver." } },
    { ...found("own", {}), object: { text: `The copy was carved by ${person?.name}.` } },
  ];
  const entities = world.entities.map((one) => (one.id === person?.id ? { ...one, attrs: { ...one.attrs, knows: ["told"] } } : one));
  const after = { ...world, facts, entities };
  const state_diff = {
    ...decided.resolution.state_diff,
    entities_update: [{ id: person?.id ?? "", attrs: { knows: ["told", "shared"] } }],
  };
  const ruling = { ...decided.ruling, speech: "You sold the seventh bell upriver, all of you." };
  const now = {
    ...decided,
    ruling,
    world: after,
    packet: assemble(after, { budget: 6000 }),
    resolution: { ...decided.resolution, state_diff },
  };
  const [line] = gatherMaterial(now, text).facts.filter((one) => one.text.startsWith("Nobody but"));
  expect(line?.text).toBe("Nobody but the players' characters knows: This is found.");
});

test("a turn that moves is reviewed with the people and ways out of the place where it ends", () => {
  const scene = { ...world.scene, present_entity_ids: world.scene.present_entity_ids.filter((id) => id !== "bree") };
  const start = { ...world, scene };
  const packet = assemble(start, { budget: 6000 });
  const away = { ...packet, entities: packet.entities.filter(({ id }) => id !== "bree") };
  const landing = { location_id: "landing", present_entity_ids: ["player", "bree"] };
  const resolution = { ...decided.resolution, state_diff: { ...decided.resolution.state_diff, scene_update: landing } };
  const { facts, entities } = gatherMaterial({ ...decided, world: start, packet: away, resolution }, text);
  const bree = entities.filter(({ id }) => id === "bree");
  expect(bree.map((one) => one.text)).toEqual([expect.stringContaining("present at the end")]);
  expect(facts.map((one) => one.text).join("\n")).toContain("In The Landing: the ferry bell.");
});

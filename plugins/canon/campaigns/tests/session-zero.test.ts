import { resolveCalibration, presets } from "freeform-rpg/plugins/canon/campaigns/lib";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openTable, errorOf } from "./table.ts";

let table: Awaited<ReturnType<typeof openTable>>;
beforeAll(async () => {
  table = await openTable();
});
afterAll(() => table.close());

describe("a preset sets", () => {
  test.each([
    ["noir_standard", [0.7, 0.6, 0.8, 0.5], ["moderate", "consequential", "meaningful", "thin"]],
    ["pulp_adventure", [0.3, 0.3, 0.4, 0.3], ["low", "forgiving", "soft", "thick"]],
    ["hard_boiled", [0.9, 0.8, 0.9, 0.6], ["high", "punishing", "hard", "none"]],
    ["one_bad_day", [0.95, 0.9, 0.7, 0.4], ["brutal", "punishing", "hard", "none"]],
  ])("%s", (preset, [gritty, dark, moral, action], [lethality, failure_mode, permanence, plot_armor]) => {
    expect(Object.keys(presets)).toContain(preset);
    expect(resolveCalibration({ preset })).toMatchObject({
      preset,
      tone: { gritty, dark, moral, action },
      risk: { lethality, failure_mode, permanence, plot_armor },
    });
  });
});

describe("a letter means", () => {
  test.each([
    ["a", 0.2, "low", "forgiving", "linear"],
    ["b", 0.5, "moderate", "consequential", "guided"],
    ["C", 0.8, "high", "punishing", "sandbox"],
  ])("%s", async (letter, tone, lethality, failure_mode, structure) => {
    const { id } = await table.sessionZero.begin("ana");
    const input = { tone: letter, lethality: letter, failure: letter, structure: letter };
    const { document } = await table.sessionZero.answer(id, "ana", "calibration", input);
    const calibration = resolveCalibration(document.draft.calibration);
    expect(calibration.tone).toEqual({ gritty: tone, dark: tone, moral: tone, action: tone });
    expect(calibration).toMatchObject({ risk: { lethality, failure_mode }, structure });
  });
});

test("a template with all defaults gives its campaign with the chosen calibration", async () => {
  const { sessionZero: zero } = table;
  const begun = await zero.begin("ana");
  expect(begun).toMatchObject({ phase: "calibration" });
  expect(begun.questions.map(({ key }) => key)).toEqual([
    "language",
    "preset",
    "tone",
    "lethality",
    "failure",
    "permanence",
    "plot_armor",
    "structure",
    "themes",
    "lines",
    "veils",
  ]);
  await zero.answer(begun.id, "ana", "calibration", { preset: "hard_boiled", veils: ["torture"] });
  const half = await zero.answer(begun.id, "ana", "template", { scenario_id: "yard" });
  expect(half).toMatchObject({ phase: "character", missing: [] });

  const [resumed] = await zero.list("ana");
  expect(resumed).toEqual(await zero.open(begun.id, "ana"));
  const later = ["character", "campaign", "clocks", "entities", "facts", "threads", "scene", "validation"] as const;
  for (const phase of later) await zero.answer(begun.id, "ana", phase, {});
  const created = await zero.finish(begun.id, "ana", { name: "Our yard" });
  expect(created).toMatchObject({
    name: "Our yard",
    opening_text: "Rain.",
    members: [{ user_id: "ana", role: "DM", character_id: "player" }],
  });
  const { calibration } = await table.campaigns.find(created.id, "ana");
  expect(calibration).toMatchObject({ preset: "hard_boiled", risk: { lethality: "high" }, boundaries: { veils: ["torture"] } });
  expect(await errorOf(zero.answer(begun.id, "ana", "scene", {}))).toMatchObject({ code: "setup_finished" });
  expect(await errorOf(zero.finish(begun.id, "ana"))).toMatchObject({ code: "setup_finished" });
});

test("a blank setup becomes a campaign and reports what is missing until then", async () => {
  const { sessionZero: zero } = table;
  const { id, missing } = await zero.begin("bo");
  expect(missing.join("\n")).toMatch(/name is missing/);
  expect(missing.join("\n")).toMatch(/entities is empty/);
  await zero.answer(id, "bo", "calibration", {});
  await zero.answer(id, "bo", "template", {});
  await zero.answer(id, "bo", "character", { name: "Mo", concept: "A glazier.", stats: { nerve: 2 } });
  await zero.answer(id, "bo", "campaign", { name: "Glass", default_system: "bands" });
  await zero.answer(id, "bo", "clocks", {});
  await zero.answer(id, "bo", "entities", { add: [{ id: "kiln", type: "location", name: "The kiln" }] });
  await zero.answer(id, "bo", "facts", {
    add: [{ id: "hot", subject_id: "kilm", predicate: "is", object: "It is hot.", visibility: "known" }],
  });
  const open = await zero.answer(id, "bo", "scene", { location_id: "kiln", time: { hour: 6 } });
  expect(open.missing).toEqual([
    expect.stringContaining("opening_text is missing"),
    expect.stringContaining(`names the entity "kilm", which is not in this scenario. Did you mean "kiln"?`),
  ]);
  expect(await errorOf(zero.finish(id, "bo"))).toMatchObject({ code: "setup_incomplete", message: expect.stringContaining("kilm") });

  const back = await zero.goTo(id, "bo", "facts");
  expect(back.phase).toBe("facts");
  await zero.answer(id, "bo", "facts", {
    add: [{ id: "hot", subject_id: "kiln", predicate: "is", object: "It is hot.", visibility: "known" }],
  });
  await zero.answer(id, "bo", "scene", { opening_text: "Heat." });
  const { id: campaign } = await table.campaigns.create({ setup_id: id, user: "bo" });
  const state = await table.log.state(campaign);
  expect(state.clocks.map(({ id: clock }) => clock)).toEqual(["cred", "harm", "heat", "rep", "time"]);
  expect(state.scene[0]).toMatchObject({ location_id: "kiln", present_entity_ids: ["pc-1"], time: { hour: 6, period: "dawn" } });
  expect(state.entities.find(({ id: entity }) => entity === "pc-1")).toMatchObject({ name: "Mo", attrs: { stats: { nerve: 2, wits: 1 } } });
});

test("a later answer to the same phase replaces rows of the same id and keeps the rest", async () => {
  const { sessionZero: zero } = table;
  const { id } = await zero.begin("ana");
  await zero.answer(id, "ana", "template", { scenario_id: "yard" });
  const { document } = await zero.answer(id, "ana", "entities", {
    add: [
      { id: "rope", type: "item", name: "A longer rope" },
      { id: "bell", type: "item", name: "A bell" },
    ],
    remove: ["harbour:foreman"],
  });
  expect(document.draft.entities.map((entity) => entity.name)).toEqual(["The Yard", "Rook", "A longer rope", "A bell"]);
});

test("another template asks about its content again, and keeps the calibration", async () => {
  const { sessionZero: zero } = table;
  const { id } = await zero.begin("ana");
  await zero.answer(id, "ana", "calibration", { lethality: "a", lines: ["spiders"] });
  await zero.answer(id, "ana", "template", { scenario_id: "yard" });
  await zero.answer(id, "ana", "scene", { opening_text: "Sun." });
  const { document, phase } = await zero.answer(id, "ana", "template", {});
  expect(document).toMatchObject({ template_id: null, answered: ["calibration", "template"], draft: { entities: [], opening_text: "" } });
  expect(document.draft.calibration).toMatchObject({ risk: { lethality: "low" }, boundaries: { lines: ["spiders"] } });
  expect(phase).toBe("character");
});

test("an invalid answer is rejected completely and changes nothing", async () => {
  const { sessionZero: zero } = table;
  const { id } = await zero.begin("ana");
  const cases: readonly [() => Promise<unknown>, string, RegExp][] = [
    [() => zero.answer(id, "ana", "calibration", { tone: "d" }), "answer_invalid", /tone/],
    [() => zero.answer(id, "ana", "calibration", { preset: "cosy" }), "answer_invalid", /"cosy"; choose one of noir_standard/],
    [() => zero.answer(id, "ana", "scene", { loaction_id: "x" }), "answer_invalid", /loaction_id/],
    [() => zero.answer(id, "ana", "template", { scenario_id: "broken" }), "scenario_invalid", /cannot be played/],
    [() => zero.open(id, "eve"), "setup_not_found", /Unknown session zero/],
  ];
  for (const [work, code, message] of cases) expect(await errorOf(work())).toEqual({ code, message: expect.stringMatching(message) });
  expect((await zero.open(id, "ana")).document.answered).toEqual([]);
});

test("a deleted setup is gone", async () => {
  const { id } = await table.sessionZero.begin("zoe");
  await table.sessionZero.discard(id, "zoe");
  expect(await table.sessionZero.list("zoe")).toEqual([]);
  expect(await errorOf(table.sessionZero.open(id, "zoe"))).toMatchObject({ code: "setup_not_found" });
});

test("lists and choices are taken as people type them in a terminal", async () => {
  const { id } = await table.sessionZero.begin("ana");
  const { document } = await table.sessionZero.answer(id, "ana", "calibration", { themes: "debt, rain", lines: "spiders", veils: "" });
  expect(document.draft.calibration).toMatchObject({ themes: ["debt", "rain"], boundaries: { lines: ["spiders"], veils: [] } });
  await table.sessionZero.answer(id, "ana", "template", { scenario_id: "yard" });
  const clocks = await table.sessionZero.answer(id, "ana", "clocks", { enabled: "false" });
  expect(clocks.document.draft.clocks).toEqual([]);
});

test("a world is made from rows in plain words that name each other", async () => {
  const { sessionZero: zero } = table;
  const { id } = await zero.begin("cy");
  await zero.answer(id, "cy", "template", {});
  await zero.answer(id, "cy", "campaign", { name: "Glass", default_system: "bands", narrator_rules: ["Nobody flies."] });
  const made = await zero.answer(id, "cy", "entities", {
    places: [
      { name: "The Kiln", description: "A mouth of brick.", exits: "the yard" },
      { name: "The Yard", features: "a well, a cart" },
    ],
    people: [{ name: "Ash Vale", at: "the kiln", wants: "Burn the ledger." }],
    things: [
      { name: "The ledger", at: "Ash Vale" },
      { name: "A rake", at: "the_yard" },
    ],
    bonds: [{ from: "Ash Vale", to: "the ledger", kind: "fears", strength: "7" }],
  });
  expect(made.document.draft).toMatchObject({
    genre_rules: { table: ["Nobody flies."] },
    entities: [
      { id: "the_kiln", type: "location", attrs: { description: "A mouth of brick.", exits: ["the_yard"] } },
      { id: "the_yard", type: "location", attrs: { features: ["a well", "a cart"], exits: ["the_kiln"] } },
      { id: "ash_vale", type: "character", tags: ["npc"], attrs: { location_id: "the_kiln", agenda: { goal: "Burn the ledger." } } },
      { id: "the_ledger", type: "item" },
      { id: "a_rake", type: "item", attrs: { location_id: "the_yard" } },
    ],
    inventory: [{ owner_id: "ash_vale", item_id: "the_ledger" }],
    relationships: [{ a_id: "ash_vale", b_id: "the_ledger", rel_type: "fears", intensity: 7 }],
  });
  const again = await zero.answer(id, "cy", "entities", { people: [{ name: "ash vale", description: "Grey." }] });
  expect(again.document.draft.entities.find((one) => one.id === "ash_vale")?.attrs).toMatchObject({
    description: "Grey.",
    location_id: "the_kiln",
  });
  expect(await errorOf(zero.answer(id, "cy", "entities", { things: [{ name: "A bell", at: "The Kilm" }] }))).toMatchObject({
    code: "answer_invalid",
    message: expect.stringContaining('Did you mean "The Kiln"?'),
  });
  await zero.answer(id, "cy", "facts", {
    statements: [{ text: "The well is dry.", about: "The Yard", known: "dm" }, { text: "It is hot." }],
  });
  await zero.answer(id, "cy", "threads", {
    open: [
      { type: "mystery", title: "who lit the kiln" },
      { type: "QUEST", title: "save the ledger", success: "it is cold" },
    ],
  });
  await zero.answer(id, "cy", "clocks", { own: [{ name: "Fire", max: "4", full: "The roof goes." }] });
  const scene = await zero.answer(id, "cy", "scene", { location_id: "the_kiln", opening_text: "Heat." });
  expect(scene.problems).toEqual([{ phase: "character", reason: "character_missing", text: expect.stringContaining("Give a name.") }]);
  expect((await zero.answer(id, "cy", "character", { name: "Mo" })).problems).toEqual([]);
  expect(scene.document.draft).toMatchObject({
    facts: [
      { subject_id: "the_yard", object: { text: "The well is dry." }, visibility: "dm" },
      { subject_id: "the_kiln", object: { text: "It is hot." }, visibility: "world" },
    ],
    threads: [{ title: "Open question: who lit the kiln?" }, { title: "Goal: save the ledger; success when it is cold" }],
    starting_scene: { time: { hour: 18, period: "evening" } },
  });
  expect(scene.document.draft.clocks.find(({ name }) => name === "Fire")).toMatchObject({ max: 4, triggers: { "4": "The roof goes." } });
  expect(await zero.finish(id, "cy")).toMatchObject({ name: "Glass" });
});

test("threads in plain words get titles in the language of the story", async () => {
  const { sessionZero: zero } = table;
  const { id } = await zero.begin("eva");
  await zero.answer(id, "eva", "calibration", { language: "de-AT" });
  const { document } = await zero.answer(id, "eva", "threads", {
    open: [
      { type: "MYSTERY", title: "Wer hat den Ofen angezündet?" },
      { type: "QUEST", title: "das Hauptbuch retten" },
      { type: "DANGER", title: "Zu verhindern: das Wehr bricht; abzuwenden durch die Schleuse" },
    ],
  });
  expect(document.draft.threads.map(({ title }) => title)).toEqual([
    "Offene Frage: Wer hat den Ofen angezündet?",
    "Ziel: das Hauptbuch retten; erreicht, wenn es getan ist",
    "Zu verhindern: das Wehr bricht; abzuwenden durch die Schleuse",
  ]);
});

test("every question has a kind, its limits and its fields, and every problem a phase to go to", async () => {
  const { sessionZero: zero } = table;
  const begun = await zero.begin("di");
  expect(begun.problems.map(({ phase, reason }) => [phase, reason])).toEqual([
    ["campaign", "name_missing"],
    ["entities", "places_missing"],
    ["scene", "opening_place_missing"],
    ["scene", "opening_time_missing"],
    ["scene", "opening_text_missing"],
  ]);
  const { questions } = await zero.goTo(begun.id, "di", "entities");
  expect(questions.map(({ key, kind }) => [key, kind])).toEqual([
    ["places", "rows"],
    ["people", "rows"],
    ["things", "rows"],
    ["bonds", "rows"],
    ["remove", "choices"],
  ]);
  expect(questions[0]?.fields[0]).toMatchObject({ key: "name", kind: "text", maxLength: 120, default: null });
});

import { describe, expect, test } from "vitest";
import { reconcile } from "freeform-rpg/plugins/turn/reconciler/lib";
import { NarratorOutput, Resolution, StateDiff } from "freeform-rpg/schemas/turn";
import type { Reconciliation } from "freeform-rpg/schemas";
import { entity, fact, withEntities, worldOf } from "../../validator/tests/world.ts";
import { ruling } from "./quiet-turn.ts";

type Parts = Parameters<typeof worldOf>[0];

const resolved = (diff: object = {}) => Resolution.parse({ seed: "s", rolls: [], outcomes: [], engine_events: [], state_diff: diff });

const told = (output: object, given: { parts?: Parts; resolution?: Resolution } = {}): Reconciliation =>
  reconcile({
    world: worldOf(given.parts),
    ruling,
    resolution: given.resolution ?? resolved(),
    narration: { output: NarratorOutput.parse({ final_text: "!", ...output }) },
  });

const thread = (id: string, rest: object = {}) => ({
  id,
  title: `Thread ${id}`,
  type: "QUEST" as const,
  status: "active" as const,
  stakes: {},
  related_entity_ids: [],
  tags: [],
  ...rest,
});
const facts = [
  fact("known", "mira", "Mira limps.", { predicate: "gait", visibility: "known" }),
  fact("hidden", "mira", "Mira is a spy.", { predicate: "loyalty" }),
  fact("shut", "bar", "The back door is locked.", { predicate: "locked", visibility: "known" }),
];

describe("a fact of one value", () => {
  const before = (predicate: string, text: string, turn_no: number) => ({
    parts: { facts: [fact("f-old", "mira", text, { predicate, visibility: "known", turn_no })] },
  });
  const says = (predicate: string, detail: string) => ({ established_facts: [{ subject_id: "mira", predicate, detail }] });
  test("takes the place of the one before it, which ends", () => {
    const { state_diff, dropped } = told(says("location", "Mira has moved to Tamsby."), before("location", "Mira lives above the bar.", 0));
    expect(dropped).toEqual([]);
    expect(state_diff.facts_add).toMatchObject([
      { subject_id: "mira", predicate: "location", object: { text: "Mira has moved to Tamsby." } },
    ]);
    expect(state_diff.facts_update).toEqual([{ id: "f-old", ended: true }]);
  });
  test("of two in one turn is the later", () => {
    const established_facts = [says("mood", "Mira is angry."), says("mood", "Mira is calm again.")].flatMap((one) => one.established_facts);
    expect(told({ established_facts }).state_diff.facts_add).toMatchObject([{ object: { text: "Mira is calm again." } }]);
  });
  test("stays as the scenario has it where it says who someone is", () => {
    expect(told(says("allegiance", "Mira serves Zenith."), before("allegiance", "Mira serves nobody.", 0)).dropped).toHaveLength(1);
    expect(told(says("allegiance", "Mira serves Zenith."), before("allegiance", "Mira serves nobody.", 3)).dropped).toEqual([]);
  });
  test("is also what the scenario names as such", () => {
    const { campaign } = worldOf();
    const parts = { ...before("patron", "Saint Odo.", 2).parts, campaign: { ...campaign, genre_rules: { single_valued: ["patron"] } } };
    expect(told(says("patron", "Saint Merrow."), { parts }).state_diff.facts_update).toEqual([{ id: "f-old", ended: true }]);
  });
});

describe("an established fact", () => {
  const says = (subject_id: string, predicate: string, detail: string, parts: Parts = { facts }, resolution = resolved()) =>
    told({ established_facts: [{ subject_id, predicate, detail }] }, { parts, resolution });

  test("joins the campaign under its next id", () => {
    const parts = { facts, director: { ...worldOf().director, counters: { fact: 6 } } };
    const { state_diff } = says("mira", "drinks", "Mira drinks cold tea.", parts);
    expect(state_diff.facts_add).toMatchObject([
      { id: "fact-7", subject_id: "mira", predicate: "drinks", object: { text: "Mira drinks cold tea." }, visibility: "known" },
    ]);
    expect(state_diff.director.counters).toEqual({ fact: 7 });
  });
  test("may call its subject by name or alias", () => {
    expect(says("The Fixer", "drinks", "Tea.").state_diff.facts_add).toMatchObject([{ subject_id: "mira" }]);
  });
  test.each([
    ["unknown_id", "is about nobody", "nobody", "drinks", "Tea."],
    ["hidden_subject", "is about someone undiscovered", "ghost", "drinks", "Tea."],
    ["repeated", "is known already", "mira", "walk", "Mira limps."],
    ["contradiction", "contradicts a known fact", "mira", "gait", "Mira walks with a spring in her step."],
    ["contradiction", "states the opposite", "bar", "unlocked", "The back door stands unlocked."],
    ["hidden_fact", "would write over a hidden fact", "mira", "loyalty", "Mira is loyal."],
    ["inventory_grant", "gives somebody something", "kai", "has", "Kai has a rifle."],
    ["mechanics", "moves a clock", "kai", "heat", "Heat is gone."],
    ["resurrection", "wakes the dead", "body", "state", "The courier opens his eyes."],
    ["resurrection", "lets the dead speak", "body", "said", "The courier whispers a name."],
    ["empty", "says nothing", "mira", "drinks", " "],
  ])("is dropped as %s when it %s", (reason, _, subject, predicate, detail) => {
    const { state_diff, dropped } = says(subject, predicate, detail);
    expect(state_diff.facts_add).toEqual([]);
    expect(dropped).toMatchObject([{ kind: "established_fact", reason: expect.stringMatching(`^${reason}: .`) }]);
  });
  test("may not wake one who died this turn", () => {
    const dies = resolved({ entities_update: [{ id: "mira", attrs: { dead: true } }] });
    expect(says("mira", "said", "Mira says thanks.", {}, dies).dropped).toMatchObject([{ kind: "established_fact" }]);
  });
  test("may speak of one whom the players met this turn", () => {
    const met = resolved({ entities_update: [{ id: "ghost", visibility: "known" }] });
    expect(says("ghost", "wears", "A pale coat.", {}, met).state_diff.facts_add).toHaveLength(1);
  });
  test("may add one more note to others", () => {
    const parts = { facts: [fact("n", "mira", "She hums.", { predicate: "note", visibility: "known" })] };
    expect(says("mira", "note", "She is left-handed.", parts).state_diff.facts_add).toHaveLength(1);
  });
});

describe("an introduced NPC", () => {
  const brings = (npc: object, parts: Parts = {}) => told({ introduced_npcs: [{ id: "new1", name: "Ines", ...npc }] }, { parts });

  test("joins the campaign and the scene", () => {
    const { state_diff } = brings({ description: "A clerk.", type: "npc" });
    expect(state_diff.entities_add).toMatchObject([
      { id: "npc-1", type: "character", name: "Ines", attrs: { description: "A clerk.", location_id: "bar" }, visibility: "known" },
    ]);
    expect(state_diff.scene_update.present_entity_ids).toEqual([...worldOf().scene.present_entity_ids, "npc-1"]);
  });
  test.each([
    ["of a known entity", "Mira Sato"],
    ["of a known entity in another spelling", "the MIRA  sato"],
    ["that is a known entity's alias", "the fixer"],
    ["of an undiscovered entity", "Pale Man"],
  ])("is dropped when it bears the name %s", (_, name) => {
    const { state_diff, dropped } = brings({ name });
    expect(state_diff.entities_add).toEqual([]);
    expect(dropped).toMatchObject([{ reason: expect.stringContaining("duplicate") }]);
  });
  test("is made once when the prose brings it twice", () => {
    const { state_diff } = told({
      introduced_npcs: [
        { id: "a", name: "Ines" },
        { id: "b", name: "ines" },
      ],
    });
    expect(state_diff.entities_add).toHaveLength(1);
  });
  test("can be spoken of by the id that the narrator gave", () => {
    const { state_diff } = told({
      introduced_npcs: [{ id: "new1", name: "Ines" }],
      established_facts: [{ subject_id: "new1", predicate: "wears", detail: "A green visor." }],
    });
    expect(state_diff.facts_add).toMatchObject([{ subject_id: "npc-1" }]);
  });
});

describe("an introduced item", () => {
  test("lies in the scene", () => {
    const { state_diff } = told({ introduced_items: [{ id: "i", name: "brass ashtray", location: "long counter" }] });
    expect(state_diff.entities_add).toMatchObject([{ id: "item-1", type: "item", attrs: { location_id: "bar" } }]);
    expect(state_diff.inventory_changes).toEqual([]);
  });
  test.each(["kai", "your pocket", "player inventory", "Mira Sato"])("is dropped when it would be in somebody's hands: %s", (location) => {
    const { state_diff, dropped } = told({ introduced_items: [{ id: "i", name: "brass key", location }] });
    expect(state_diff.entities_add).toEqual([]);
    expect(dropped).toMatchObject([{ kind: "introduced_item", reason: expect.stringContaining("inventory_grant") }]);
  });
});

describe("a thread", () => {
  const threads = [thread("td-1"), thread("td-2", { status: "resolved" }), thread("td-3", { visibility: "dm" })];
  const moves = (id: string, status: string) => told({ thread_updates: [{ id, status, reason: "because" }] }, { parts: { threads } });

  test("moves", () => {
    const { state_diff, engine_events } = moves("td-1", "stalled");
    expect(state_diff.threads_update).toMatchObject([{ id: "td-1", status: "stalled", reason: "because" }]);
    expect(engine_events).toMatchObject([{ type: "thread_updated", details: { text: '"Thread td-1" is now stalled.' } }]);
  });
  test.each(["resolved", "completed", "failed", "abandoned"])("ends when it is %s", (status) => {
    expect(moves("td-1", status).state_diff.threads_resolve).toMatchObject([{ id: "td-1" }]);
  });
  test.each([
    ["that does not exist", "td-9"],
    ["that has ended", "td-2"],
    ["that is hidden", "td-3"],
  ])("%s is dropped", (_, id) => {
    expect(moves(id, "active").dropped).toMatchObject([{ kind: "thread_update", value: id }]);
  });
  test("is opened under the campaign's next id", () => {
    const director = { ...worldOf().director, counters: { td: 2 } };
    const { state_diff } = told(
      { thread_adds: [{ title: "Goal: find Ines; success when she talks", type: "QUEST", related_entity_ids: ["mira", "nobody"] }] },
      { parts: { threads, director } },
    );
    expect(state_diff.threads_add).toMatchObject([{ id: "td-3", related_entity_ids: ["mira"] }]);
  });
  test("is not opened twice", () => {
    expect(told({ thread_adds: [{ title: "thread TD-1!", type: "QUEST" }] }, { parts: { threads } }).dropped).toMatchObject([
      { kind: "thread_add" },
    ]);
  });
});

describe("the resolver", () => {
  test("stands as it decided, and its counters go on", () => {
    const resolution = resolved({ clocks: [{ id: "heat", delta: 1 }], director: { counters: { th: 2 }, recent_moves: ["none"] } });
    const { state_diff } = told({ introduced_npcs: [{ id: "n", name: "Ines" }] }, { resolution });
    expect(state_diff.clocks).toEqual([{ id: "heat", delta: 1 }]);
    expect(state_diff.director).toEqual({ counters: { th: 2, npc: 1 }, recent_moves: ["none"] });
  });
  test("is not changed by being merged", () => {
    const resolution = resolved();
    const before = structuredClone(resolution);
    told({ introduced_npcs: [{ id: "n", name: "Ines" }] }, { resolution });
    expect(resolution).toEqual(before);
  });
  test("is all there is without a narrator", () => {
    expect(reconcile({ world: worldOf(), ruling, resolution: resolved({ clocks: [{ id: "heat", delta: 1 }] }) }).state_diff.clocks).toEqual(
      [{ id: "heat", delta: 1 }],
    );
  });
});

test("a clarification changes nothing and is an event of its own", () => {
  const asked = reconcile({
    world: worldOf({ entities: withEntities(entity("x", "item", "x")) }),
    ruling: { ...ruling, clarification_needed: true, clarification_question: "Whom?" },
  });
  expect(asked).toEqual({
    state_diff: StateDiff.parse({}),
    engine_events: [{ type: "clarification_asked", details: { text: "Whom?" }, tags: [], scope: "campaign", binding: true }],
    dropped: [],
  });
});

import { describe, expect, test } from "vitest";
import { reconcile } from "freeform-rpg/plugins/turn/reconciler/lib";
import { NarratorOutput, Resolution, StateDiff } from "freeform-rpg/schemas/turn";
import type { Reconciliation } from "freeform-rpg/schemas";
import { entity, fact, withEntities, worldOf } from "../../validator/tests/world.ts";
import { resolution, ruling } from "./quiet-turn.ts";

type Parts = Parameters<typeof worldOf>[0];

const told = (output: object, parts: Parts = {}): Reconciliation =>
  reconcile({ world: worldOf(parts), ruling, resolution, narration: { output: NarratorOutput.parse({ final_text: "!", ...output }) } });
const item = (name: string) => ({ id: name, name, description: "", location: "" });

describe("what a narration brings up", () => {
  test("is remembered as narrated, in the scene, with its turn", () => {
    const { state_diff } = told({ introduced_items: [item("glass of brandy")] });
    expect(state_diff.entities_add).toMatchObject([
      { name: "glass of brandy", tags: ["introduced", "narrated"], attrs: { narrated_turn: 5, location_id: "bar" }, visibility: "known" },
    ]);
    expect(state_diff.scene_update.present_entity_ids).toContain(state_diff.entities_add[0]?.id);
  });

  test.each([
    ["is of value", "silver locket", {}],
    ["has no name of its own", "something heavy", {}],
    ["is part of the place", "jukebox", {}],
    [
      "bears the name of something hidden",
      "forged deed",
      { entities: withEntities(entity("deed", "item", "sealed deed", {}, { visibility: "world" })) },
    ],
    [
      "is what a hidden fact speaks of",
      "loose brick",
      { facts: [fact("f", "bar", "Behind a loose brick lies the slate.", { visibility: "world" })] },
    ],
    [
      "is elsewhere in the campaign",
      "Tamsin's flute",
      { offstage: { names: [{ id: "x", name: "Tamsin's flute", aliases: [], type: "item", visibility: "known" }] } },
    ],
  ] satisfies [string, string, Parts][])("is left out when it %s", (_, name, parts) => {
    const { state_diff, dropped } = told({ introduced_items: [item(name)] }, parts);
    expect(state_diff.entities_add).toEqual([]);
    expect(dropped).toMatchObject([{ kind: "introduced_item", value: name }]);
  });

  test("is a handful a turn at most", () => {
    const { state_diff, dropped } = told({ introduced_items: ["a", "b", "c", "d", "e", "f", "g", "h"].map((one) => item(`clay ${one}`)) });
    expect(state_diff.entities_add).toHaveLength(6);
    expect(dropped).toHaveLength(2);
  });

  test("crowds no scene: the oldest are out of sight", () => {
    const old = Array.from({ length: 12 }, (_, at) =>
      entity(`old-${at}`, "item", `cup ${at}`, { narrated_turn: at }, { tags: ["narrated"] }),
    );
    const scene = { ...worldOf().scene, present_entity_ids: ["kai", ...old.map(({ id }) => id)] };
    const { state_diff } = told({ introduced_items: [item("broom")] }, { entities: withEntities(...old), scene });
    expect(state_diff.scene_update.present_entity_ids).not.toContain("old-0");
    expect(state_diff.scene_update.present_entity_ids).toContain("old-1");
  });

  test("never makes a promise that the scenario waits for", () => {
    const established_facts = [{ subject_id: "mira", predicate: "promised", detail: "Mira promises to open the gate." }];
    expect(told({ established_facts }).state_diff.facts_add).toMatchObject([
      { predicate: "said", confidence: 0.6, tags: ["narrated", "promise"] },
    ]);
  });
});

describe("what the text of a trigger lays before the party", () => {
  const fired = (text: string, parts: Parts = {}, diff: object = {}): Reconciliation => {
    const event = { type: "story_triggered", details: { text, trigger_id: "t" }, binding: true };
    const happened = Resolution.parse({ ...resolution, engine_events: [event], state_diff: StateDiff.parse(diff) });
    return reconcile({
      world: worldOf(parts),
      ruling,
      resolution: happened,
      narration: { output: NarratorOutput.parse({ final_text: "!" }) },
    });
  };
  const namesIn = ({ state_diff }: Reconciliation): string[] => state_diff.entities_add.map(({ name }) => name);

  test.each([
    ["Mira drains her glass. Then she lays the keys of the house on the bar between you.", "keys of the house"],
    ["Okafor slides a folded letter across the counter.", "folded letter"],
    ["He puts down the cracked lantern in front of you and goes.", "cracked lantern"],
    ["Papers lie on the table, some of them burnt.", "papers"],
    ["The door is open, and a rusty key is left on the sill.", "rusty key"],
    ["They push two empty crates down before the door.", "empty crates"],
  ])("is a plain thing that can be taken: %s", (text, name) => {
    const turn = fired(text);
    expect(turn.state_diff.entities_add).toMatchObject([{ name, type: "item", attrs: { location_id: "bar" }, visibility: "known" }]);
    const [thing] = turn.state_diff.entities_add;
    expect(turn.state_diff.scene_update.present_entity_ids).toContain(thing?.id);
    expect(thing?.attrs["uses"]).toBeUndefined();
  });

  const elsewhere = { id: "key", aliases: [], type: "item" as const, visibility: "world" as const };
  const deed = entity("deed", "item", "sealed deed", {}, { visibility: "world" });
  test.each([
    ["a weapon", "He lays the pistol on the table.", {}],
    ["money", "She counts and lays ten gold coins on the bar.", {}],
    ["treasure", "He lays the silver key on the bar.", {}],
    ["what the story has", "She sets the lamp down before you.", {}],
    ["what the story hides", "He lays a deed on the table.", { entities: withEntities(deed) }],
    ["what the story has elsewhere", "He lays the key on the bar.", { offstage: { names: [{ ...elsewhere, name: "brass key" }] } }],
    ["part of somebody", "He lays a heavy hand on your shoulder, and puts his arm across the door.", {}],
    ["somebody", "She sets the child down before you. The dead man lies on the table.", {}],
    ["nothing that lies about", "He puts the question down before you.", {}],
    ["what is only spoken of", 'She says: "He lays the keys on the table when he goes."', {}],
  ] satisfies [string, string, Parts][])("is not made where it is %s", (_, text, parts) => {
    expect(namesIn(fired(text, parts))).toEqual([]);
  });

  test("is not made twice where an effect gives it", () => {
    const given = { ...entity("note-1", "item", "folded letter", { location_id: "bar" }), tags: ["minor"] };
    expect(namesIn(fired("He slides a folded letter across the counter.", {}, { entities_add: [given] }))).toEqual(["folded letter"]);
  });
});

describe("what a find shows", () => {
  const found = (text: string, subject = "bar", details: object = {}): Reconciliation => {
    const event = { type: "fact_discovered", details: { fact_id: "f", text, ...details }, binding: true };
    return reconcile({
      world: worldOf({ facts: [fact("f", subject, text, { visibility: "world" })] }),
      ruling,
      resolution: Resolution.parse({ ...resolution, engine_events: [event] }),
      narration: { output: NarratorOutput.parse({ final_text: "!" }) },
    });
  };

  test.each([
    ["In the angle of the sill there is a pinch of grey ash, still warm.", "pinch of grey ash", ["grey ash"]],
    ["Under the bench lies a glove of green leather, turned inside out.", "glove of green leather", undefined],
    ["There is a strip of torn sailcloth caught in the hinge.", "strip of torn sailcloth", ["torn sailcloth"]],
    ["The drawer holds a bundle of old rags and nothing else.", "bundle of old rags", ["old rags"]],
  ])("is a thing from then on: %s", (text, name, aliases) => {
    const [thing] = found(text).state_diff.entities_add;
    expect(thing).toMatchObject({ name, type: "item", attrs: { location_id: "bar", description: text } });
    expect(thing?.attrs["aliases"]).toEqual(aliases);
  });

  test.each([
    ["a mark", "There is a crack in the wall, and a smell of apples.", "bar", {}],
    ["a part of the house", "Behind the panel there is a narrow door.", "bar", {}],
    ["of value", "Under the sill there is a gold button.", "bar", {}],
    ["only told of", "There is a leather glove under the sill.", "bar", { told_by: "mira" }],
    ["about somebody", "Mira has a bone button on a thread.", "mira", {}],
  ])("is none where it is %s", (_, text, subject, details) => {
    expect(found(text, subject, details).state_diff.entities_add).toEqual([]);
  });
});

describe("a phrase that names no thing or person", () => {
  test.each(["voice", "hour left", "sound of steps", "smell of tar"])("is no thing: %s", (name) => {
    expect(told({ introduced_items: [item(name)] })).toMatchObject({ state_diff: { entities_add: [] }, dropped: [{ value: name }] });
  });
  test.each(["bucket by the wall", "folded note", "pile of rags", "pint of ale"])("unlike: %s", (name) => {
    expect(told({ introduced_items: [item(name)] }).state_diff.entities_add).toMatchObject([{ name }]);
  });
  const npc = (name: string) => ({ ...item(name), type: "character", tags: [] });
  test.each(["green sleeve", "muddy hat"])("is nobody: %s", (name) => {
    expect(told({ introduced_npcs: [npc(name)] })).toMatchObject({ state_diff: { entities_add: [] }, dropped: [{ value: name }] });
  });
  test.each(["hurried customer", "green coat", "smoker", "stray dog"])("unlike: %s", (name) => {
    expect(told({ introduced_npcs: [npc(name)] }).state_diff.entities_add).toMatchObject([{ name }]);
  });
});

describe("what a narration brings up in a turn that moves", () => {
  const parts = { entities: withEntities(entity("lane", "location", "Chandler Lane"), entity("quay", "location", "the Old Quay")) };
  const arrive = (id: string) => ({ type: "scene_changed", details: { text: "You come.", location_id: id }, binding: true });
  const walk = (final_text: string, ...ids: string[]): Reconciliation => {
    const scene_update = { location_id: ids.at(-1), present_entity_ids: ["kai"] };
    const moved = Resolution.parse({ ...resolution, engine_events: ids.map(arrive), state_diff: { scene_update } });
    const output = NarratorOutput.parse({ final_text, introduced_items: [item("bucket")] });
    return reconcile({ world: worldOf(parts), ruling, resolution: moved, narration: { output } });
  };
  test.each([
    ["before it leaves, where it begins", "A bucket stands by the door. Chandler Lane is dark. At the Old Quay it rains.", "bar"],
    ["on the way, where it passes", "You go. Chandler Lane is dark, and a bucket rolls. At the Quay it rains.", "lane"],
    ["in the end, where it ends", "You go. Chandler Lane is dark. At the Old Quay a bucket fills with rain.", "quay"],
  ])("stands %s", (_, text, place) => {
    const { state_diff } = walk(text, "lane", "quay");
    const [bucket] = state_diff.entities_add;
    expect(bucket).toMatchObject({ name: "bucket", attrs: { location_id: place } });
    expect(state_diff.scene_update.present_entity_ids?.includes(bucket?.id ?? "")).toBe(place === "quay");
  });
  test.each([
    ["names no place", "You walk and walk. A bucket rolls by. It rains."],
    ["leaves out the next place", "Chandler Lane is dark. A bucket fills with rain."],
  ])("is dropped where the text %s", (_, text) => {
    expect(walk(text, "lane", "quay")).toMatchObject({ state_diff: { entities_add: [] }, dropped: [{ value: "bucket" }] });
  });
});

describe("where something lies by a narration", () => {
  const onBar = fact("lies", "cup", "The cup stands on the bar.", { predicate: "position", tags: ["narrated"], visibility: "known" });
  const kept = fact("stands", "lamp", "The lamp stands on the sill.", { predicate: "position", tags: ["narrated"], visibility: "known" });
  const entities = withEntities(entity("cup", "item", "cup"), entity("lamp", "item", "lamp"));
  const scene = { ...worldOf().scene, present_entity_ids: ["kai", "cup", "lamp"] };
  const ended = (diff: object) =>
    reconcile({
      world: worldOf({ facts: [onBar, kept], entities, scene }),
      ruling,
      resolution: Resolution.parse({ ...resolution, state_diff: StateDiff.parse(diff) }),
      narration: { output: NarratorOutput.parse({ final_text: "!" }) },
    }).state_diff.facts_update;

  test("holds until it is taken", () => {
    expect(ended({ inventory_changes: [{ owner_id: "kai", item_id: "cup", delta: 1 }] })).toEqual([{ id: "lies", ended: true }]);
    expect(ended({})).toEqual([]);
  });

  test("holds until the place is left", () => {
    expect(ended({ scene_update: { location_id: "pier" } })).toMatchObject([{ id: "lies" }, { id: "stands" }]);
    expect(ended({ scene_update: { location_id: worldOf().scene.location_id } })).toEqual([]);
  });
});

describe("the dealings of a person", () => {
  const event = (type: string, target_id: string, text: string) => ({ type, details: { target_id, text } });
  const dealt = (events: object[], parts: Parts = {}) =>
    reconcile({
      world: worldOf(parts),
      ruling,
      resolution: Resolution.parse({ ...resolution, engine_events: events }),
      narration: { output: NarratorOutput.parse({ final_text: "!" }) },
    }).state_diff.entities_update;

  test("get what this turn's events say of them", () => {
    expect(
      dealt([event("action_succeeded", "mira", "You persuade Mira Sato."), event("nothing_changed", "brute", "Nothing changes.")]),
    ).toEqual([{ id: "mira", attrs: { dealings: [{ turn_no: 5, text: "You persuade Mira Sato." }] } }]);
  });

  test("are the last few", () => {
    const dealings = Array.from({ length: 6 }, (_, at) => ({ turn_no: at, text: `Turn ${at}.` }));
    const entities = withEntities(entity("mira", "character", "Mira Sato", { dealings }));
    const [update] = dealt([event("action_failed", "mira", "You fail.")], { entities });
    expect(update?.attrs?.["dealings"]).toEqual([...dealings.slice(1), { turn_no: 5, text: "You fail." }]);
  });

  test("name the same thing once, as it was last", () => {
    const entities = withEntities(entity("mira", "character", "Mira Sato", { dealings: [{ turn_no: 2, text: "Mira hums." }] }));
    const [update] = dealt([event("npc_action", "mira", "Mira hums.")], { entities });
    expect(update?.attrs?.["dealings"]).toEqual([{ turn_no: 5, text: "Mira hums." }]);
  });

  test("are not kept of those whom the players do not know", () => {
    expect(dealt([event("action_failed", "ghost", "Something stirs.")])).toEqual([]);
  });
});

describe("a text whose narrator lists nothing is read for what it brings up", () => {
  test.each([
    ["A chipped cup stands by the till.", "chipped cup", "item"],
    ["There is a broom in the corner.", "broom", "item"],
    ["A boy in a torn coat watches you.", "boy in a torn coat", "character"],
    ["Two green coats wait by the door.", "green coats", "character"],
    ["On the pier, an old sailor hums.", "old sailor", "character"],
  ])("%s", (final_text, name, type) => {
    expect(told({ final_text }).state_diff.entities_add).toMatchObject([{ name, type, tags: ["introduced", "narrated"] }]);
  });
  test.each([
    "A silence hangs over the room.",
    'Mira says: "A cup stands by the till."',
    "You search the bar and find nothing.",
    "A gun lies on the table.",
    "The long counter stands where it stood.",
    "Mira stands by the door.",
  ])("and not for anything else: %s", (final_text) => {
    expect(told({ final_text }).state_diff.entities_add).toEqual([]);
  });
});

import { closeDraft, isMet, openDraft, refresh, shippedEffects } from "freeform-rpg/plugins/turn/effects/lib";
import type { Origin } from "freeform-rpg/plugins/turn/effects";
import { Ruling, StateDiff } from "freeform-rpg/schemas/turn";
import type { EffectDraft, World } from "freeform-rpg/schemas";
import { describe, expect, test } from "vitest";
import { carried, entity, fact, withEntities, worldOf } from "../../validator/tests/world.ts";

const ruling = Ruling.parse({
  intent: "",
  speech: "",
  risk_flags: [],
  allowed_actions: [],
  blocked_actions: [],
  clarification_needed: false,
  clarification_question: "",
});

/** Settles and applies effects one after another: reasons, events, and the world that they leave. */
const apply = (world: World, effects: readonly EffectDraft[], origin: Origin = "authored") => {
  const draft = openDraft(world, ruling, { roll: () => 1, drawn: [] }, { diff: StateDiff.parse({}) });
  const reasons: string[] = [];
  const changed: boolean[] = [];
  for (const effect of effects) {
    const settled = shippedEffects.settle(effect, { world: draft.world, origin });
    if ("reason" in settled) reasons.push(settled.reason);
    else changed.push(shippedEffects.apply(settled.effect, draft));
  }
  refresh(draft);
  return { draft, reasons, changed, events: draft.events, world: draft.world, diff: closeDraft(draft) };
};

const texts = ({ events }: ReturnType<typeof apply>) => events.map(({ details }) => details["text"]);
const kai = carried("picks");
const attrsOf = ({ world }: ReturnType<typeof apply>, id: string) => world.entities.find((one) => one.id === id)?.attrs;

describe("an authored effect changes the world and says so", () => {
  test.each([
    ["move of the party", { kind: "move", who: "pc", to: "pier" }, "You come to North Pier."],
    ["move of someone here", { kind: "move", who: "mira", to: "pier" }, "Mira Sato leaves for North Pier."],
    ["transfer to the party", { kind: "transfer", item: "lamp", from: "", to: "pc" }, "You now have the oil lamp."],
    ["transfer to someone", { kind: "transfer", item: "picks", from: "kai", to: "mira" }, "Mira Sato now has the lock picks."],
    ["place", { kind: "place", item: "picks", at: "feature:jukebox" }, "The lock picks are now at the jukebox."],
    ["state of a feature", { kind: "set_state", target: "feature:jukebox", state: "broken" }, "The jukebox is now broken."],
    ["state of a thing", { kind: "set_state", target: "lamp", state: "lit" }, "The oil lamp is now lit."],
    ["reveal of someone", { kind: "reveal", target: "ghost" }, "You find the Pale Man."],
    ["attitude", { kind: "attitude", who: "mira", by: 2 }, "Mira Sato trusts you more."],
    ["agreement", { kind: "agree", who: "mira", to: "to wait while I leave" }, "Mira Sato promises to wait while you leave."],
    ["joining", { kind: "join", who: "mira" }, "Mira Sato comes along with you."],
    ["harm of someone", { kind: "harm", who: "mira", amount: 1 }, "Mira Sato is hurt."],
    ["a situation", { kind: "condition", who: "pc", type: "pursued", hardness: "hard" }, "They are after you."],
    ["a clock", { kind: "advance", clock: "heat", by: 1 }, "Heat rises to 2 of 8."],
    ["creation", { kind: "create", name: "broom" }, "There is a broom here."],
    ["description", { kind: "describe", target: "bar", text: "The bar is knee-deep in water." }, "The bar is knee-deep in water."],
    ["time", { kind: "pass_time", until: "21:30" }, "1 hour and 30 minutes later it is 21:30."],
  ] as const)("%s", (_, effect, text) => {
    const result = apply(worldOf({ inventory: [kai] }), [effect]);
    expect(result.reasons).toEqual([]);
    expect(result.changed).toEqual([true]);
    expect(texts(result)).toContain(text);
    expect(result.events.some((event) => event.effect?.kind === effect.kind)).toBe(true);
  });
});

test("the same effect again changes nothing and says nothing", () => {
  const twice: EffectDraft[] = [
    { kind: "set_state", target: "lamp", state: "lit" },
    { kind: "join", who: "mira" },
    { kind: "agree", who: "mira", to: "wait" },
    { kind: "move", who: "pc", to: "pier" },
  ];
  for (const effect of twice) {
    const result = apply(worldOf(), [effect, effect]);
    expect([effect.kind, result.changed]).toEqual([effect.kind, [true, false]]);
  }
});

test("a companion travels with the party and stays where it is left", () => {
  const there = apply(worldOf(), [
    { kind: "join", who: "mira" },
    { kind: "move", who: "pc", to: "pier" },
  ]);
  expect(there.world.scene.present_entity_ids).toContain("mira");
  const left = apply(there.world, [
    { kind: "leave_party", who: "mira" },
    { kind: "move", who: "pc", to: "bar" },
  ]);
  expect(left.world.scene.present_entity_ids).not.toContain("mira");
  expect(attrsOf(left, "mira")).toMatchObject({ in_party: false, location_id: "pier" });
});

test("someone tagged as a companion travels with the party by the tag alone", () => {
  const tagged = { ...entity("mira", "character", "Mira Sato"), tags: ["companion"] };
  const world = worldOf({ entities: withEntities(tagged) });
  expect(isMet({ in_party: "mira" }, world)).toBe(true);
  expect(apply(world, [{ kind: "join", who: "mira" }]).changed).toEqual([false]);
  const elsewhere = { ...world, scene: { ...world.scene, present_entity_ids: ["kai"] } };
  expect(apply(elsewhere, [{ kind: "agree", who: "mira", to: "wait" }], "proposal").reasons).toEqual([]);
});

test("an opposite state ends the one before it", () => {
  const result = apply(worldOf(), [
    { kind: "set_state", target: "feature:jukebox", state: "locked" },
    { kind: "set_state", target: "feature:jukebox", state: "open" },
  ]);
  expect(attrsOf(result, "bar")?.feature_states).toEqual({ jukebox: ["open"] });
});

test("a fact that is revealed is known, and one that someone learns is theirs", () => {
  const world = worldOf({ facts: [fact("f1", "mira", "Mira owes Okafor money.")] });
  const result = apply(world, [
    { kind: "reveal", target: "f1" },
    { kind: "learn", who: "brute", fact: "f1" },
    { kind: "learn", who: "brute", text: "I know what you did" },
  ]);
  expect(result.world.facts.find(({ id }) => id === "f1")?.visibility).toBe("known");
  expect(attrsOf(result, "brute")).toMatchObject({ knows: ["f1"], heard: [{ turn: 5, text: "I know what you did" }] });
});

describe("a proposal is refused", () => {
  test.each([
    ["an unknown kind", { kind: "explode" }, 'There is no kind of effect "explode".'],
    ["a malformed effect", { kind: "move", who: "pc" }, 'The effect "move" is malformed'],
    ["what is no effect", { kind: "malformed", value: 3 }, 'There is no kind of effect "malformed".'],
    ["an unknown name", { kind: "transfer", item: "tiara", to: "pc" }, 'Nothing known answers to "tiara".'],
    ["someone hidden, like an unknown name", { kind: "join", who: "ghost" }, 'Nothing known answers to "ghost".'],
    ["a death", { kind: "set_state", target: "mira", state: "dead" }, "decided by what is done"],
    ["a discovery", { kind: "reveal", target: "ghost" }, "decided by searching"],
    ["an attitude", { kind: "attitude", who: "mira", by: 5 }, "follows from what it does"],
    ["a clock", { kind: "advance", clock: "heat", by: -3 }, "Clocks are moved by the rules."],
    ["a thread", { kind: "settle", thread: "t" }, "Threads are settled by what happens."],
    ["a thing of value", { kind: "create", name: "bag of gold coins" }, "more than a small thing"],
    ["something there is already", { kind: "create", name: "oil lamp" }, "there is already"],
    ["a new look", { kind: "describe", target: "bar", text: "The bar is made of gold." }, "not for a proposal"],
    ["someone absent", { kind: "agree", who: "absent", to: "come" }, "is not here"],
    ["the dead", { kind: "join", who: "body" }, "cannot come along"],
  ] as const)("%s", (_, effect, reason) => {
    const { reasons, diff } = apply(worldOf(), [effect], "proposal");
    expect(reasons.join()).toContain(reason);
    expect(diff).toEqual(apply(worldOf(), []).diff);
  });
});

describe("a guard", () => {
  const guards = [{ against: ["set_state:open@jukebox"], needs: { item: "picks", at: "party" }, refusal: "The lid is locked." }];
  const bar = entity("bar", "location", "The Brass Eel", { features: ["jukebox"], exits: [], guards });
  const open = { kind: "set_state", target: "feature:jukebox", state: "open" };

  test("refuses a proposal until its condition is met", () => {
    expect(apply(worldOf({ entities: withEntities(bar) }), [open], "proposal").reasons).toEqual(["The lid is locked."]);
    const equipped = worldOf({ entities: withEntities(bar), inventory: [kai] });
    expect(apply(equipped, [open], "proposal")).toMatchObject({ reasons: [], changed: [true] });
  });
  test("does not bind an author", () => {
    expect(apply(worldOf({ entities: withEntities(bar) }), [open])).toMatchObject({ reasons: [], changed: [true] });
  });
});

test("no more than two small things are made up in a turn", () => {
  const names = ["broom", "bucket", "rag"];
  const result = apply(
    worldOf(),
    names.map((name) => ({ kind: "create", name })),
    "proposal",
  );
  expect(result.changed).toEqual([true, true, false]);
  expect(result.diff.entities_add.map(({ name }) => name)).toEqual(["broom", "bucket"]);
});

import { assemble, conversationOf } from "freeform-rpg/plugins/turn/context/lib";
import type { Role } from "freeform-rpg/plugins/turn/context";
import { ShownPacket } from "freeform-rpg/schemas/turn";
import type { World } from "freeform-rpg/schemas";
import { sampleWorld } from "freeform-rpg/testing/context";
import { describe, expect, test } from "vitest";

const budget = 6000;
const first = sampleWorld();
const base = ShownPacket.parse(assemble(first, { budget }));
const turns = [{ turn_no: 4, player_input: "I greet Odo", final_text: "Odo grunts." }];

/** The next turn of the sample world, with changes to its rows. */
const next = (changes: Partial<World> = {}): World => ({ ...first, conversation: { turns, base }, ...changes });

const converse = (world: World, role: Role = "narrator") =>
  conversationOf(role, { packet: assemble(world, { budget }), world }, { about: "Verbs: look", tail: "I sit down." });

const roles: readonly Role[] = ["interpreter", "narrator", "reviewer", "planner"];

describe.each(roles)("the conversation of the %s", (role) => {
  test("has its own part first, what is known in its view, and this turn in its tail", () => {
    const { view, history, tail } = converse(next(), role);
    expect(view.startsWith("Verbs: look\n\n")).toBe(true);
    expect(view).toContain("[f1] The inn owes the ferry guild three seasons.");
    expect(history).toEqual([{ player: "I greet Odo", narrator: "Odo grunts." }]);
    expect(tail).toBe("I sit down.");
  });

  test("has the same view whatever happens, and what changed in its tail, once", () => {
    const entities = first.entities.map((entity) =>
      entity.id === "odo" ? { ...entity, attrs: { ...entity.attrs, description: "His nose is broken." } } : entity,
    );
    const [before, after] = [converse(next(), role), converse(next({ entities }), role)];
    expect(after.view).toBe(before.view);
    expect([after.tail.match(/His nose is broken/g)?.length, after.tail.includes("three seasons")]).toEqual([1, false]);
  });

  test("says what is no longer true", () => {
    const facts = first.facts.filter(({ id }) => id !== "f1");
    expect(converse(next({ facts }), role).tail).toContain("## No longer true\n[f1]");
  });

  test("never names what players no longer know of", () => {
    const entities = first.entities.map((entity) => (entity.id === "bree" ? { ...entity, visibility: "dm" as const } : entity));
    const facts = first.facts.map((fact) => (fact.id === "f1" ? { ...fact, visibility: "dm" as const } : fact));
    const { view, tail } = converse(next({ entities, facts }), role);
    expect(view + tail).not.toMatch(/\[bree\] Bree|three seasons/);
  });

  test("holds no secret", () => expect(JSON.stringify(converse(next(), role))).not.toContain("SECRET"));
});

test("without an earlier turn the turn's own packet is the view", () => {
  const { view, history, tail } = converse(first);
  expect([history, tail]).toEqual([[], "I sit down."]);
  expect(view).toContain("Never in the text: sexual violence");
  expect(view).toContain("[f1]");
});

test("summaries of turns that the history holds are left out", () => {
  const late = { turn_no: 2, player_input: "x", final_text: "y" };
  expect(converse(next()).view).toContain("Turns 0 to 2: You came in out of the rain.");
  const summaries = [{ id: "s1", scope: "scene" as const, scope_id: "inn", text: "You came in.", from_turn: 2, to_turn: 3 }];
  const packet = ShownPacket.parse(assemble({ ...first, summaries }, { budget }));
  expect(converse(next({ conversation: { turns: [late], base: packet } })).view).not.toContain("You came in.");
});

describe("lore", () => {
  const brief = (knows: string) => ({ capabilities: "Knows the river.", disposition: "Loud.", knows: [knows] });
  const withLore = (lore_context: object) => ({ ...base, ...ShownPacket.parse({ ...base, lore_context }) });
  const before = withLore({
    atmosphere: ["Rain.", "Frogs."],
    npc_briefings: { odo: brief("He rows across the river at night."), bree: brief("She draws.") },
    thread_connections: { debt: "He rows across the river at night. The guild waits." },
  });
  const after = withLore({
    atmosphere: ["Rain."],
    npc_briefings: { odo: brief("He rows across the river at night."), bree: brief("She has left.") },
  });
  const read = (packet: ShownPacket, role: Role = "narrator") =>
    conversationOf(role, { packet, world: { ...next(), conversation: { turns, base: before } } }, { tail: "" });

  test("has a line for each passage, person and thread, and no sentence twice", () => {
    expect(read(before).view.split("## Lore\n")[1]?.split("\n").slice(0, 5)).toEqual([
      "atmosphere: Rain.",
      "atmosphere: Frogs.",
      "npc_briefings [bree]: Loud. She draws.",
      "npc_briefings [odo]: Loud. He rows across the river at night.",
      "thread_connections [debt]: The guild waits.",
    ]);
  });
  test("that changed is all that stands in the tail", () => {
    expect(read(after).tail).toBe("New or changed:\n## Lore\nnpc_briefings [bree]: Loud. She has left.");
  });
  test("is the narrator's alone", () => {
    for (const role of roles.filter((one) => one !== "narrator")) expect(read(before, role).view).not.toContain("## Lore");
  });
});

import { assemble } from "freeform-rpg/plugins/turn/context/lib";
import { ContextPacket } from "freeform-rpg/schemas/turn";
import type { World } from "freeform-rpg/schemas";
import { sampleWorld } from "freeform-rpg/testing/context";
import fc from "fast-check";
import { describe, expect, test } from "vitest";

const budget = 6000;
const packet = assemble(sampleWorld(), { budget });
const ids = (rows: readonly { id: string }[]) => rows.map(({ id }) => id);
const selected = (kind: string, id: string) => packet.selection.find((row) => row.kind === kind && row.id === id);

test("whom and what the message names comes before what only surrounds the scene, however little room there is", () => {
  const base = sampleWorld();
  const far = {
    ...base.entities[0],
    id: "mill",
    type: "location" as const,
    name: "Hollow Mill",
    attrs: { description: "A farm like others. ".repeat(20) },
    tags: [],
    visibility: "known" as const,
  };
  const crowd = Array.from({ length: 80 }, (_, at) => ({ ...far, id: `a${at}`, name: `Farm ${at}` }));
  const world = { ...base, entities: [...base.entities, ...crowd, far] as World["entities"] };
  const holds = (said: string) => assemble(world, { budget, said }).entities.some(({ id }) => id === "mill");
  expect([holds("I look around"), holds("I go to Hollow Mill")]).toEqual([false, true]);
});

describe("the packet", () => {
  test("has the shape of the schema", () => expect(ContextPacket.parse(packet)).toEqual(packet));

  test("holds the scene as players see it", () => {
    expect(packet.scene).toMatchObject({ location_name: "The Ferry Inn", exits: [{ id: "landing" }, { id: "stable" }] });
    expect(packet.scene.features).toContain("the long bar");
    expect(packet.present_entities).toEqual(["player", "odo", "bree", "strongbox"]);
  });

  test("is of the turn that is about to be played", () => expect(packet.turn_no).toBe(4));

  test("tells what present people can do and what shows of what they want", () => {
    expect(packet.npc_capabilities["odo"]).toEqual({ can: ["knows the river"], cannot: ["cannot swim"], threat_level: "low" });
    expect(packet.npc_agendas["odo"]).toEqual(["He looks at the cellar hatch and then away."]);
  });

  test("keeps what they do where somebody else is until they are there", () => {
    const world = sampleWorld();
    const signs = ["He looks at Bree Holloway.", "He hums."];
    const entities = world.entities.map((one) =>
      one.id === "odo" ? { ...one, attrs: { ...one.attrs, agenda: { goal: "", steps: [], signs } } } : one,
    );
    const signsWith = (present_entity_ids: string[]) =>
      assemble({ ...world, entities, scene: { ...world.scene, present_entity_ids } }, { budget: 6000 }).npc_agendas["odo"];
    expect(signsWith(["player", "odo", "bree"])).toEqual(signs);
    expect(signsWith(["player", "odo"])).toEqual(["He hums."]);
  });

  test("shows the actor's stats and nobody else's inventory", () => {
    expect(packet.entities.find(({ id }) => id === "player")?.attrs["stats"]).toEqual({ wits: 2 });
    expect(packet.inventory.map(({ item_id }) => item_id).toSorted()).toEqual(["arrows", "bow", "lantern"]);
  });

  test("has a dossier of people, of what players know", () => {
    const dossierOf = (wanted: string) => packet.entities.find(({ id }) => id === wanted)?.dossier;
    expect(dossierOf("odo")).toMatchObject({ where: "The Ferry Inn", trust: "trusts you", dealings: [] });
    expect(dossierOf("player")).toBeUndefined();
    expect(dossierOf("inn")).toBeUndefined();
  });

  test("keeps recent turns in order, newest last", () => expect(packet.recent_events.map(({ turn_no }) => turn_no)).toEqual([2, 3]));

  test("does not name the unknown subject of a known fact", () => {
    expect(packet.facts.find(({ id }) => id === "f4")?.subject_id).toBe("unknown");
    expect(packet.threads.find(({ id }) => id === "td-1")?.related_entity_ids).toEqual(["odo"]);
    expect(packet.investigation_progress).toEqual({ inn: { times: 2, found: 1 } });
  });

  test("leaves out what is obscured, unknown or over, and says why", () => {
    expect(ids(packet.entities)).not.toContain("hound");
    expect(selected("entity", "hound")).toMatchObject({ used: false, reason: "obscured in this scene" });
    expect(selected("entity", "ghost")).toMatchObject({ used: false, reason: "not known to the players (world)" });
    expect(selected("clock", "plot")).toMatchObject({ used: false });
    expect(packet.selection.every(({ reason }) => reason !== "")).toBe(true);
  });
});

test.each([
  ["HIGH", 4, false],
  ["HIGH", 5, true],
  ["MEDIUM", 7, false],
  ["MEDIUM", 8, true],
  ["LOW", 10, false],
  ["LOW", 11, true],
] as const)("an active thread of urgency %s, %i turns on, is overdue: %s", (urgency, turns, overdue) => {
  const base = sampleWorld();
  const threads = base.threads.map((thread) => ({ ...thread, urgency, progressed_turn: 0 }));
  const world = { ...base, threads, campaign: { ...base.campaign, current_turn: turns - 1 } };
  expect(assemble(world, { budget }).threads[0]?.overdue).toBe(overdue);
});

/** The sample world grown by rows of any size and visibility; hidden ones have a secret in them. */
const worlds: fc.Arbitrary<World> = fc
  .array(
    fc.record({
      size: fc.integer({ min: 0, max: 900 }),
      visibility: fc.constantFrom("known", "world", "dm"),
      kind: fc.integer({ min: 0, max: 3 }),
    }),
    {
      maxLength: 60,
    },
  )
  .map((rows) => {
    const text = ({ size, visibility }: (typeof rows)[number]) => (visibility === "known" ? "open " : "SECRET ") + "x".repeat(size);
    const of = (kind: number) =>
      rows.filter((row) => row.kind === kind).map((row, at) => ({ ...row, id: `${kind}-${at}`, text: text(row) }));
    const base = sampleWorld();
    const raw = {
      ...base,
      entities: [
        ...base.entities,
        ...of(0).map((row) => ({
          id: row.id,
          type: "character",
          name: row.text,
          attrs: { description: row.text, secrets: "SECRET", dm: { x: "SECRET" } },
          tags: [],
          visibility: row.visibility,
        })),
      ],
      facts: [
        ...base.facts,
        ...of(1).map((row) => ({
          id: row.id,
          subject_id: "inn",
          predicate: "is",
          object: { text: row.text, dm: "SECRET" },
          visibility: row.visibility,
          confidence: 0.5,
          tags: [],
        })),
      ],
      threads: [
        ...base.threads,
        ...of(2).map((row) => ({
          id: row.id,
          title: row.text,
          type: "QUEST",
          status: "active",
          stakes: {},
          related_entity_ids: ["ghost"],
          tags: [],
          visibility: row.visibility,
        })),
      ],
      recent_turns: of(3).map((row, at) => ({
        turn_no: at,
        player_input: "SECRET only by the DM's note",
        final_text: "x".repeat(row.size),
        digest: "x",
      })),
      offstage: {
        facts: of(2).map(({ id }) => ({ id, text: "SECRET far away" })),
        names: of(2).map(({ id }) => ({ id, name: "SECRET", aliases: [], type: "character", visibility: "dm" })),
      },
    };
    return sampleWorld(raw as Partial<World>);
  });

describe("whatever the world", () => {
  test("no secret appears in the packet", () => {
    fc.assert(fc.property(worlds, (world) => void expect(JSON.stringify(assemble(world, { budget }))).not.toContain("SECRET")));
  });

  test("the budget is kept", () => {
    fc.assert(
      fc.property(worlds, fc.integer({ min: 1000, max: 8000 }), (world, size) => {
        const { selection: _, tokens, ...shown } = assemble(world, { budget: size });
        expect(Math.max(tokens, JSON.stringify(shown).length / 3.5)).toBeLessThanOrEqual(size);
      }),
    );
  });

  test("the same world gives the same packet", () => {
    fc.assert(
      fc.property(worlds, (world) => void expect(assemble(structuredClone(world), { budget })).toEqual(assemble(world, { budget }))),
    );
  });
});

test("who is present stays when room is short, and what is dropped says so", () => {
  const base = sampleWorld();
  const filler = Array.from({ length: 80 }, (_, at) => ({ ...base.facts[0], id: `z${at}`, object: { text: "x".repeat(400) } }));
  const small = assemble(sampleWorld({ facts: [...base.facts, ...filler] as World["facts"] }), { budget: 2500 });
  expect(ids(small.entities)).toEqual(expect.arrayContaining(["player", "odo", "bree", "inn"]));
  expect(small.selection.some(({ used, reason }) => !used && /tokens and \d+ are left/.test(reason))).toBe(true);
});

test("the campaign's rules stay in a packet of any size, so that the head of a prompt is the same from turn to turn", () => {
  const rules = { ...sampleWorld().campaign.genre_rules, tone: Array.from({ length: 40 }, (_, at) => `Let the water rise, line ${at}.`) };
  const world = { ...sampleWorld(), campaign: { ...sampleWorld().campaign, genre_rules: rules } };
  const wide = assemble(world, { budget: 6000 });
  expect(assemble(world, { budget: wide.tokens - 200 }).genre_rules).toEqual(wide.genre_rules);
});

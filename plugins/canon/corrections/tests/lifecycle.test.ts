import type { Proposal } from "freeform-rpg/plugins/canon/corrections";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { openTable } from "./table.ts";
import type { Table } from "./table.ts";

let table: Table;
let campaignId = "";
let count = 0;
beforeAll(async () => void (table = await openTable()));
afterAll(() => table.close());
beforeEach(async () => {
  campaignId = `c${(count += 1)}`;
  await table.found(campaignId);
});

const propose = (userId: string, action: string, target_id: string, payload: object = {}, more: Partial<Proposal> = {}) =>
  table.corrections.propose({ campaignId, userId, proposal: { action, target_id, payload, ...more } });
const nameOf = async (id: string) => (await table.corrections.map(campaignId)).entities.entity(id)?.name;
const codeOf = (work: Promise<unknown>) =>
  work.then(
    () => "done",
    (error) => error.code,
  );

describe("the life of a correction", () => {
  test("a DM's correction is approved immediately; a player's changes nothing until a DM approves it", async () => {
    const own = await propose("dora", "entity_rename", "viktor", { name: "Nova" }, { reason: "typo" });
    expect(own).toMatchObject({ id: "cr-1", status: "approved", decided_by: "dora", reason: "typo", payload: { name: "Nova" } });
    const asked = await propose("paul", "entity_rename", "captain", { name: "Holt" });
    expect(asked).toMatchObject({ id: "cr-2", status: "pending", decided_by: null, decided_at: null });
    expect([await nameOf("viktor"), await nameOf("captain")]).toEqual(["Nova", "Captain Mercer"]);
    const approved = await table.corrections.approve({ campaignId, userId: "dan", id: "cr-2", note: "fine" });
    expect(approved).toMatchObject({ status: "approved", decided_by: "dan", note: "fine" });
    expect(await nameOf("captain")).toBe("Holt");
  });

  test("a rejected proposal changes nothing, a withdrawn correction restores what was, and no row is touched", async () => {
    const before = await table.test.log.state(campaignId);
    await propose("paul", "entity_hide", "mercer");
    await table.corrections.reject({ campaignId, userId: "dora", id: "cr-1", note: "no" });
    const merged = await propose("dora", "entity_merge", "mercer", { into_id: "captain" });
    expect(await nameOf("mercer")).toBe("Captain Mercer");
    const withdrawn = await table.corrections.withdraw({ campaignId, userId: "dan", id: merged.id, note: "two men after all" });
    expect(withdrawn).toMatchObject({ status: "withdrawn", decided_by: "dora", withdrawn_by: "dan", withdrawn_note: "two men after all" });
    expect(await nameOf("mercer")).toBe("Mercer");
    expect(await table.test.log.state(campaignId)).toEqual(before);
    expect(await table.corrections.counts({ campaignId, userId: "dora" })).toEqual({ pending: 0, approved: 0, rejected: 1, withdrawn: 1 });
  });

  test("a correction applies in the order of approval, not of proposal", async () => {
    await propose("paul", "entity_rename", "viktor", { name: "First" });
    await propose("pia", "entity_rename", "viktor", { name: "Second" });
    await table.corrections.approve({ campaignId, userId: "dora", id: "cr-2" });
    await table.corrections.approve({ campaignId, userId: "dora", id: "cr-1" });
    expect(await nameOf("viktor")).toBe("First");
  });

  test("proposals and decisions are published to the campaign's subscribers", async () => {
    table.events.length = 0;
    await propose("paul", "entity_hide", "mercer");
    await table.corrections.approve({ campaignId, userId: "dora", id: "cr-1" });
    expect(table.events.map(({ type, userId }) => [type, userId])).toEqual([
      ["correction_proposed", "paul"],
      ["correction_decided", "dora"],
    ]);
  });
});

describe("refusals", () => {
  const refused: readonly (readonly [code: string, action: string, target: string, payload: object])[] = [
    ["unknown_action", "entity_praise", "viktor", {}],
    ["missing_field", "entity_rename", "viktor", {}],
    ["missing_field", "entity_merge", "viktor", {}],
    ["missing_field", "entity_rename", "viktor", { name: "" }],
    ["field_invalid", "thread_status", "td-1", { status: "odd" }],
    ["field_invalid", "thread_title", "td-1", { title: "The money" }],
    ["target_not_found", "entity_rename", "nobody", { name: "X" }],
    ["target_not_found", "thread_hide", "td-9", {}],
    ["self_merge", "entity_merge", "viktor", { into_id: "viktor" }],
    ["target_not_found", "entity_merge", "viktor", { into_id: "nobody" }],
    ["name_taken", "entity_rename", "viktor", { name: "captain  MERCER" }],
    ["name_taken", "entity_alias_add", "viktor", { alias: "Mercer" }],
    ["alias_not_found", "entity_alias_remove", "viktor", { alias: "Zed" }],
  ];
  test.each(refused)("%s: %s on %s", async (code, action, target, payload) => {
    expect(await codeOf(propose("dora", action, target, payload))).toBe(code);
  });

  test("a circle of merges and a merge into something hidden", async () => {
    await propose("dora", "entity_merge", "viktor", { into_id: "mercer" });
    await propose("dora", "entity_merge", "mercer", { into_id: "captain" });
    expect(await codeOf(propose("dora", "entity_merge", "captain", { into_id: "viktor" }))).toBe("cycle");
    await propose("dora", "entity_hide", "captain");
    expect(await codeOf(propose("dora", "entity_merge", "bar", { into_id: "captain" }))).toBe("hidden_target");
  });

  test("what was fine when it was proposed is checked again when it is approved", async () => {
    await propose("paul", "entity_merge", "viktor", { into_id: "mercer" });
    await propose("paul", "entity_merge", "captain", { into_id: "bar" });
    await propose("dora", "entity_merge", "mercer", { into_id: "viktor" });
    await propose("dora", "entity_hide", "bar");
    expect(await codeOf(table.corrections.approve({ campaignId, userId: "dora", id: "cr-1" }))).toBe("cycle");
    expect(await codeOf(table.corrections.approve({ campaignId, userId: "dora", id: "cr-2" }))).toBe("hidden_target");
    expect((await table.corrections.find({ campaignId, userId: "dora", id: "cr-1" })).status).toBe("pending");
  });
});

describe("who may what", () => {
  test("players decide nothing, see their own proposals alone, and outsiders see no campaign", async () => {
    await propose("paul", "entity_hide", "mercer");
    await propose("dora", "entity_hide", "viktor");
    for (const work of ["approve", "reject"] as const)
      expect(await codeOf(table.corrections[work]({ campaignId, userId: "paul", id: "cr-1" }))).toBe("forbidden");
    expect(await codeOf(table.corrections.withdraw({ campaignId, userId: "paul", id: "cr-2" }))).toBe("correction_not_found");
    expect(await codeOf(table.corrections.explain({ campaignId, userId: "paul", name: "Viktor" }))).toBe("forbidden");
    expect(await table.corrections.list({ campaignId, userId: "pia" })).toEqual([]);
    expect(await codeOf(table.corrections.find({ campaignId, userId: "pia", id: "cr-1" }))).toBe("correction_not_found");
    expect((await table.corrections.list({ campaignId, userId: "paul" })).map(({ id }) => id)).toEqual(["cr-1"]);
    expect((await table.corrections.list({ campaignId, userId: "dora", filter: { states: ["pending"] } })).map(({ id }) => id)).toEqual([
      "cr-1",
    ]);
    expect(await codeOf(propose("olga", "entity_hide", "mercer"))).toBe("forbidden");
    expect(await codeOf(table.corrections.list({ campaignId, userId: "eve" }))).toBe("campaign_not_found");
  });

  test("no error reveals to a player what is hidden or unknown to them", async () => {
    await propose("dora", "entity_hide", "mercer");
    const tried: readonly (readonly [string, string, object])[] = [
      ["entity_rename", "spy", { name: "X" }],
      ["entity_rename", "mercer", { name: "X" }],
      ["entity_merge", "viktor", { into_id: "spy" }],
      ["entity_merge", "viktor", { into_id: "mercer" }],
      ["thread_hide", "td-3", {}],
    ];
    for (const [action, target, payload] of tried) {
      const refusal = await propose("paul", action, target, payload).catch((error) => error);
      expect(refusal.code).toBe("target_not_found");
      expect(refusal.message).not.toMatch(/Ghost|Mercer|A plot|hidden/);
    }
    // Proposing the secret name itself reveals nothing either: the proposal is pending like any other.
    expect((await propose("paul", "entity_rename", "viktor", { name: "The Ghost" })).status).toBe("pending");
  });

  test("an author may take a pending proposal back", async () => {
    await propose("paul", "entity_hide", "mercer");
    expect((await table.corrections.withdraw({ campaignId, userId: "paul", id: "cr-1" })).status).toBe("withdrawn");
    expect(await codeOf(table.corrections.approve({ campaignId, userId: "dora", id: "cr-1" }))).toBe("already_decided");
  });
});

describe("races", () => {
  test("of concurrent decisions exactly one wins, and the others' errors name the faster user", async () => {
    for (let nth = 1; nth <= 10; nth += 1) {
      const { id } = await propose("paul", "entity_rename", "viktor", { name: `Nova ${nth}` });
      const ends = await Promise.allSettled([
        table.corrections.approve({ campaignId, userId: "dora", id }),
        table.corrections.reject({ campaignId, userId: "dan", id }),
        table.corrections.approve({ campaignId, userId: "dan", id }),
        table.corrections.reject({ campaignId, userId: "dora", id }),
      ]);
      const done = ends.filter(({ status }) => status === "fulfilled");
      expect(done).toHaveLength(1);
      const decided = await table.corrections.find({ campaignId, userId: "dora", id });
      for (const end of ends.filter((one) => one.status === "rejected")) {
        expect(end.reason).toMatchObject({ code: "already_decided" });
        expect(end.reason.message).toContain(`"${decided.decided_by}" ${decided.status} it at`);
      }
    }
  });

  test("concurrent proposals get ids of their own", async () => {
    const made = await Promise.all(Array.from({ length: 8 }, () => propose("paul", "entity_hide", "mercer")));
    expect(new Set(made.map(({ id }) => id)).size).toBe(8);
  });
});

describe("the map", () => {
  test("is built once, and again only when a correction or a name changes", async () => {
    await propose("dora", "entity_rename", "viktor", { name: "Nova" });
    await table.corrections.map(campaignId);
    const before = table.builds();
    for (let nth = 0; nth < 5; nth += 1) await table.corrections.map(campaignId);
    expect(table.builds()).toBe(before);
    const statements: string[] = [];
    const stop = table.test.database.onStatement((statement) => statements.push(statement));
    await table.corrections.map(campaignId);
    stop();
    expect(statements).toHaveLength(1);
    await propose("dora", "entity_rename", "viktor", { name: "Lys" });
    await table.corrections.map(campaignId);
    expect(table.builds()).toBe(before + 1);
  });

  test("includes session corrections while their session lasts", async () => {
    const { sql } = table.test.database;
    await sql.insertInto("sessions").values({ campaign_id: campaignId, id: "s1" }).execute();
    await propose("dora", "entity_rename", "viktor", { name: "Masked" }, { session_id: "s1" });
    expect(await nameOf("viktor")).toBe("Masked");
    await sql.updateTable("sessions").set({ ended_at: new Date() }).where("campaign_id", "=", campaignId).execute();
    expect(await nameOf("viktor")).toBe("Viktor");
    expect((await table.corrections.map(campaignId, "s1")).entities.entity("viktor")?.name).toBe("Masked");
    expect(await codeOf(propose("dora", "entity_hide", "viktor", {}, { session_id: "s9" }))).toBe("session_not_found");
  });

  test("explains a name and previews a correction before it is approved", async () => {
    await propose("paul", "entity_merge", "viktor", { into_id: "mercer" });
    const preview = await table.corrections.preview({ campaignId, userId: "dora", id: "cr-1" });
    expect(preview.refusal).toBeNull();
    expect(preview.entities.map(({ id, after }) => [id, after?.aliases ?? null])).toEqual([
      ["mercer", ["Viktor", "Vik"]],
      ["viktor", null],
    ]);
    expect(preview).toMatchObject({ facts: 1, turns: 0, chunks: 0 });
    const thought = await table.corrections.preview({
      campaignId,
      userId: "dora",
      proposal: { action: "entity_merge", target_id: "bar", payload: { into_id: "bar" } },
    });
    expect(thought.refusal?.code).toBe("self_merge");
    expect(await nameOf("viktor")).toBe("Viktor");
    await table.corrections.approve({ campaignId, userId: "dora", id: "cr-1" });
    const why = await table.corrections.explain({ campaignId, userId: "dora", name: "vik" });
    expect(why).toMatchObject({ resolved: { kind: "entity", id: "mercer", name: "Mercer" }, corrections: [{ id: "cr-1" }] });
  });
});

import { Corrections } from "freeform-rpg/plugins/canon/corrections";
import { afterAll, beforeAll, expect, test } from "vitest";
import { checkCanon } from "./check-canon.ts";
import { openCanonTable } from "./play-canon.ts";
import type { CanonTable } from "./play-canon.ts";
import { wrongNamesIn } from "./wrong-names.ts";

let table: CanonTable;
beforeAll(async () => void (table = await openCanonTable()));
afterAll(() => table[Symbol.asyncDispose]());

const namesOf = async (): Promise<string[]> => {
  const { data } = await table.ask("pat", "query($id: ID!) { campaign(id: $id) { entities { nodes { name } } } }", { id: table.campaign });
  return data.campaign.entities.nodes.map(({ name }: { name: string }) => name);
};

const sourcesRead = async (work: () => Promise<void>): Promise<number> => {
  let reads = 0;
  const stop = table.engine.db.database.onStatement((statement) => void (reads += Number(/e\.attrs -> 'aliases'/.test(statement))));
  await work();
  stop();
  return reads;
};

test("the search for wrong names finds them in any spelling, and leaves canonical ones alone", () => {
  expect(wrongNamesIn("So HEDDA   marl's here, and Ｇａｎｔ.")).toEqual(["hedda marl", "gant"]);
  expect(wrongNamesIn("Old Gantry and Captain Irsa Vane, elegant as ever.")).toEqual([]);
});

test("whatever the narrator tells, canonical names alone are stored and returned", async () => {
  await table.play(20);
  expect((await checkCanon(table)).filter(({ wrong }) => wrong.length > 0)).toEqual([]);
  const names = await namesOf();
  expect(names).toEqual(expect.arrayContaining(["Ilya Thorne", "Captain Irsa Vane", "Old Gantry"]));
  expect(new Set(names).size).toBe(names.length);
});

test("a draft that names what is struck out is told anew", async () => {
  const events = await table.engine.db.database.sql
    .selectFrom("events")
    .select("pass_outputs")
    .where("campaign_id", "=", table.campaign)
    .execute();
  const violations = events.flatMap(({ pass_outputs }) => Object(Object(pass_outputs).narration).violations ?? []);
  expect(violations.filter(({ rule_id }: { rule_id: string }) => rule_id === "hidden_name").length).toBeGreaterThan(0);
  expect(violations.flatMap(({ message }: { message: string }) => wrongNamesIn(message))).toEqual([]);
});

test("the rows of those who were corrected are as they were", async () => {
  const { entities } = await table.engine.db.log.state(table.campaign);
  const names = entities.map(({ name }) => name);
  expect(names).toEqual(
    expect.arrayContaining(["Corin Fenn", "Sergeant Hedda Marl", "Gant", "Mister Gant", "Pell the Ferryman", "straw figure"]),
  );
});

test("renames hold after a rewind, and a proposal waits through turns and rewinds alike", async () => {
  const corrections = await table.engine.kernel.use(Corrections);
  const proposal = { action: "entity_rename", target_id: "yard", payload: { name: "The Drowned Court" } };
  const { id } = await corrections.propose({ campaignId: table.campaign, userId: "pat", proposal });
  await table.play(1);
  await table.engine.db.log.rewind({ campaignId: table.campaign, userId: "dee", turnNo: 5, reason: "again" });
  await table.play(2);
  const names = await namesOf();
  expect(names).toContain("Ilya Thorne");
  expect(names).not.toContain("The Drowned Court");
  expect((await checkCanon(table)).filter(({ wrong }) => wrong.length > 0)).toEqual([]);
  await corrections.approve({ campaignId: table.campaign, userId: "dee", id });
  expect(await namesOf()).toContain("The Drowned Court");
});

test("a turn that brings in no name reads no names", async () => {
  await table.play(1);
  const before = await table.engine.db.log.state(table.campaign);
  const reads = await sourcesRead(() => table.play(4));
  const after = await table.engine.db.log.state(table.campaign);
  const grew = after.entities.length + after.threads.length - before.entities.length - before.threads.length;
  expect(reads).toBeLessThanOrEqual(grew + 1);
});

test("withdrawing every correction brings the old names back", async () => {
  const corrections = await table.engine.kernel.use(Corrections);
  const request = { campaignId: table.campaign, userId: "dee" };
  for (const { id } of await corrections.list({ ...request, filter: { states: ["approved"] } }))
    await corrections.withdraw({ ...request, id });
  expect(await namesOf()).toEqual(expect.arrayContaining(["Corin Fenn", "Sergeant Hedda Marl", "Gant", "Pell the Ferryman"]));
});

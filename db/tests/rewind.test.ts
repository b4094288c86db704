import { openTestDatabase } from "freeform-rpg/db/testing";
import type { TestDatabase } from "freeform-rpg/db/testing";
import { afterAll, beforeAll, expect, test } from "vitest";
import { event, fact, playCampaign, turnChanges } from "./fixture.ts";

let db: TestDatabase;
beforeAll(async () => void (db = await openTestDatabase()));
afterAll(() => db.close());

const eventsOf = (id: string) =>
  db.database.sql
    .selectFrom("events")
    .select(["seq", "kind", "turn_no", "superseded_by", "final_text", "user_id", "pass_outputs"])
    .where("campaign_id", "=", id)
    .orderBy("seq")
    .execute();

test("a rewind restores the state of its turn and keeps the branch readable", async () => {
  await playCampaign(db, "back", 5);
  const atTwo = await db.log.fold("back", { turnNo: 2 });
  expect(await db.log.rewind({ campaignId: "back", userId: "dm", turnNo: 2, reason: "wrong door" })).toEqual({
    seq: 7,
    turnNo: 2,
    superseded: 3,
  });
  expect(await db.log.state("back")).toEqual(atTwo);
  const events = await eventsOf("back");
  expect(events.map(({ superseded_by }) => superseded_by)).toEqual([null, null, null, 7, 7, 7, null]);
  expect(events.filter(({ superseded_by }) => superseded_by === 7).map(({ final_text }) => final_text)).toEqual(Array(3).fill("You act."));
  expect(events.at(-1)).toMatchObject({ kind: "rewind", user_id: "dm" });
  expect(events.at(-1)?.pass_outputs).toMatchObject({ rewind: { from_turn: 5, to_turn: 2, reason: "wrong door", by: "dm" } });
});

test("a rewind takes back what a turn ended", async () => {
  await playCampaign(db, "held", 1);
  const post = fact("post", "pc", "known", 1);
  await db.log.append(event("held", 2, { turnNo: 2 }), async () => [post]);
  await db.log.append(event("held", 3, { turnNo: 3 }), async () => [{ ...post, row: { ...post.row, ended_turn: 3 } }]);
  const ended = async () => (await db.log.state("held")).facts.find(({ id }) => id === "post")?.ended_turn;
  expect(await ended()).toBe(3);
  await db.log.rewind({ campaignId: "held", userId: "dm", turnNo: 2, reason: "" });
  expect(await ended()).toBeNull();
});

test("play goes on after a rewind, and a second rewind may go further back", async () => {
  await playCampaign(db, "on", 4);
  await db.log.rewind({ campaignId: "on", userId: "dm", turnNo: 3, reason: "" });
  await db.log.append(event("on", 6, { turnNo: 4 }), async () => [fact("second-try", "pc", "known", 4)]);
  expect((await db.log.state("on")).facts.map(({ id }) => id)).toEqual(["fact-1", "fact-2", "fact-3", "second-try"]);
  await db.log.rewind({ campaignId: "on", userId: "dm", turnNo: 0, reason: "" });
  expect((await db.log.state("on")).facts).toEqual([]);
  expect(await db.log.state("on")).toEqual(await db.log.fold("on", { fromStart: true }));
});

test("a snapshot of a rewound turn is not used any more", async () => {
  await playCampaign(db, "shot", 3);
  await db.log.snapshot("shot");
  await db.log.rewind({ campaignId: "shot", userId: "dm", turnNo: 1, reason: "" });
  await db.log.append(event("shot", 5, { turnNo: 2 }), async () => turnChanges(9));
  expect(await db.log.fold("shot")).toEqual(await db.log.fold("shot", { fromStart: true }));
  expect(await db.log.fold("shot")).toEqual(await db.log.state("shot"));
});

test.each([3, 4, -1, 0.5, Number.NaN])("a rewind to %s, with turn 3 as the last, names the turns one may choose", async (turnNo) => {
  const id = `range-${turnNo}`;
  await playCampaign(db, id, 3);
  const rewind = db.log.rewind({ campaignId: id, userId: "dm", turnNo, reason: "" });
  await expect(rewind).rejects.toMatchObject({ code: "turn_not_found", message: expect.stringContaining("from 0 (the beginning) to 2") });
});

test("a campaign without turns cannot be rewound, and an unknown one neither", async () => {
  await playCampaign(db, "young", 0);
  const rewind = (campaignId: string) => db.log.rewind({ campaignId, userId: "dm", turnNo: 0, reason: "" });
  await expect(rewind("young")).rejects.toMatchObject({ code: "turn_not_found", message: expect.stringContaining("no turn to rewind") });
  await expect(rewind("unknown")).rejects.toMatchObject({ code: "campaign_not_found" });
});

test("edits of an earlier turn survive a rewind to it", async () => {
  await playCampaign(db, "edited", 1);
  await db.log.append(event("edited", 2, { kind: "edit", turnNo: 1 }), async () => [fact("edit", "pc", "dm")]);
  await db.log.append(event("edited", 3, { turnNo: 2 }), async () => turnChanges(2));
  await db.log.rewind({ campaignId: "edited", userId: "dm", turnNo: 1, reason: "" });
  expect((await db.log.state("edited")).facts.map(({ id }) => id)).toEqual(["edit", "fact-1"]);
});

test("the hundredth turn leaves a snapshot behind", async () => {
  await playCampaign(db, "long", 101);
  const shots = await db.database.sql.selectFrom("state_snapshots").select(["seq", "turn_no"]).where("campaign_id", "=", "long").execute();
  expect(shots).toEqual([{ seq: 101, turn_no: 100 }]);
  expect(await db.log.fold("long")).toEqual(await db.log.fold("long", { fromStart: true }));
});

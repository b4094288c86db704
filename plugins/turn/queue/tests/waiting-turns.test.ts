import { expect, test } from "vitest";
import { openTable } from "./turn-table.ts";

test("a player, and a campaign, have so many turns that wait; a repeated request is not refused", async () => {
  const held = Promise.withResolvers<string>();
  const { play, turns } = await openTable({ tell: () => held.promise, limits: { waitingPerPlayer: 2, waitingPerCampaign: 3 } });
  const first = await play("ada", "one");
  await play("ada", "two");
  await expect(play("ada", "three")).rejects.toMatchObject({ code: "too_many_turns", message: expect.stringContaining("2 are allowed") });
  expect((await play("ada", "one")).id).toBe(first.id);
  await play("bo", "one");
  await expect(play("bo", "two")).rejects.toMatchObject({ code: "too_many_turns", message: expect.stringContaining("3 are allowed") });
  held.resolve("told");
  await turns.wait(first.id);
  await turns.close();
});

test("of a hundred turns sent in one moment as many are queued as may wait, the others are refused", async () => {
  const held = Promise.withResolvers<string>();
  const { play, turns, committed } = await openTable({ tell: () => held.promise });
  const sent = await Promise.allSettled(Array.from({ length: 100 }, (_, at) => play("ada", `turn ${at}`)));
  const queued = sent.flatMap((one) => (one.status === "fulfilled" ? [one.value.id] : []));
  const refused = sent.flatMap((one) => (one.status === "rejected" ? [one.reason.code] : []));
  expect(queued).toHaveLength(20);
  expect(refused).toEqual(Array(80).fill("too_many_turns"));
  held.resolve("told");
  for (const id of queued) await turns.wait(id);
  expect(committed.toSorted()).toEqual(queued.toSorted());
  await turns.close();
});

test("one key sent twenty times in one moment is one turn", async () => {
  const { play, turns, committed } = await openTable();
  const runs = await Promise.all(Array.from({ length: 20 }, () => play("ada", "I look.", "once")));
  expect(new Set(runs.map(({ id }) => id)).size).toBe(1);
  await turns.wait(runs[0]?.id ?? "");
  expect(committed).toHaveLength(1);
  await turns.close();
});

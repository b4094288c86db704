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

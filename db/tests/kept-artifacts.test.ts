import { expect, test } from "vitest";
import { openKeptArtifacts } from "../runs/kept-artifacts.ts";
import type { KeptArtifact } from "../runs/kept-artifacts.ts";

const plan = (value: string): KeptArtifact => ({ artifact: "plan", key: "k", value });
const claim = (attempt: number) => ({ id: "r", campaignId: "c", attempt });
const read = async (artifacts: readonly KeptArtifact[]) => artifacts.map(({ value }) => value);

test("an artifact waits until a write has saved it: one that overtakes another carries it too", async () => {
  const kept = openKeptArtifacts();
  kept.keep(claim(1), plan("a"));
  const slow = Promise.withResolvers<void>();
  const written = kept.carry(claim(1), () => slow.promise);
  expect(await kept.carry({ id: "r", campaignId: "c" }, read)).toEqual(["a"]);
  slow.resolve();
  await written;
  expect(await kept.carry(claim(1), read)).toEqual([]);
});

test("what was kept while a write was under way waits for the next", async () => {
  const kept = openKeptArtifacts();
  kept.keep(claim(1), plan("a"));
  await kept.carry(claim(1), async () => kept.keep(claim(1), plan("b")));
  expect(await kept.carry(claim(1), read)).toEqual(["b"]);
});

test("what a failed write did not save waits again", async () => {
  const kept = openKeptArtifacts();
  kept.keep(claim(1), plan("a"));
  await expect(kept.carry(claim(1), () => Promise.reject(new Error("disk full")))).rejects.toThrow("disk full");
  expect(await kept.carry(claim(1), read)).toEqual(["a"]);
});

test("what an earlier claim has left is not saved for a later one, and a late one takes nothing of it", async () => {
  const kept = openKeptArtifacts();
  kept.keep(claim(1), plan("old"));
  expect(await kept.carry(claim(3), read)).toEqual([]);
  kept.keep(claim(3), plan("new"));
  expect(await kept.carry(claim(1), read)).toEqual([]);
  expect(await kept.carry(claim(3), read)).toEqual(["new"]);
});

import { afterAll, afterEach, beforeAll, expect, test, vi } from "vitest";
import { openTestApi } from "./support/api.ts";
import type { TestApi } from "./support/api.ts";
import { playCampaign } from "./support/world.ts";

let it: TestApi;
beforeAll(async () => {
  it = await openTestApi();
  await playCampaign(it.test, "c");
});
afterAll(() => it[Symbol.asyncDispose]());
afterEach(() => vi.restoreAllMocks());

const spy = () => ({
  read: vi.spyOn(it.test.database.reads, "read"),
  noteWrite: vi.spyOn(it.test.database.reads, "noteWrite"),
});

test("a query reads by its viewer and its campaign, so that it may go to a replica", async () => {
  const { read, noteWrite } = spy();
  expect((await it.ask("paul", `{ campaign(id: "c") { name } }`)).data.campaign.name).toBeDefined();
  expect(read.mock.calls.map(([keys]) => keys)).toEqual([["user:paul", "campaign:c"]]);
  expect(noteWrite).not.toHaveBeenCalled();
});

test("a mutation reads the primary, and from then on its viewer does until the replica has what was written", async () => {
  const { read, noteWrite } = spy();
  await it.ask("paul", `mutation { cancelRun(input: { id: "nothing" }) { __typename } }`);
  expect(read).not.toHaveBeenCalled();
  expect(noteWrite.mock.calls).toEqual([[["user:paul"]]]);
});

import { assemble } from "freeform-rpg/plugins/turn/context/lib";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openTestApi } from "./support/api.ts";
import type { TestApi } from "./support/api.ts";
import { correctionPlugins } from "./support/features.ts";
import { SECRET, playCampaign } from "./support/world.ts";

let it: TestApi;
beforeAll(async () => void (it = await openTestApi({ plugins: correctionPlugins })));
afterAll(() => it[Symbol.asyncDispose]());

test.each([
  [3, false],
  [4, true],
])("a thread of high urgency without progress for %i turns is overdue for readers and for the packet: %s", async (turns, expected) => {
  const id = `late-${turns}`;
  await playCampaign(it.test, id, turns);
  const { data } = await it.ask("paul", "query($id: ID!) { campaign(id: $id) { threads { key overdue } } }", { id });
  expect(data.campaign.threads).toEqual([{ key: "td-1", overdue: expected }]);
  const request = { campaign_id: id, actor_id: "mara", run_id: "", user_id: "paul", text: "", idempotency_key: "", seed: null };
  const world = await it.test.worlds.read({ ...request, role: "PLAYER" });
  expect(assemble(world, { budget: 6000 }).threads).toMatchObject([{ id: "td-1", overdue: expected }]);
});

describe("checkThreads", () => {
  beforeAll(() => playCampaign(it.test, "checked", 1));
  const check = async (user: string, changes: { adds?: readonly object[]; resolves?: readonly string[] } = {}) => {
    const query = `query($id: ID!, $adds: [ThreadAddInput!], $resolves: [String!]) { checkThreads(campaignId: $id, adds: $adds, resolves: $resolves) {
      diagnostics { code add message suggestion threadKeys } acceptedAdds acceptedResolves } }`;
    const { data, errors } = await it.ask(user, query, { id: "checked", ...changes });
    return errors ? { code: errors[0]?.extensions["code"] } : data.checkThreads;
  };
  const again = { title: "Open question: who paid?", type: "MYSTERY" };

  test("compares a new thread with the open ones, and accepts a replacement", async () => {
    const refused = await check("paul", { adds: [again] });
    expect(refused.diagnostics.map(({ code }: { code: string }) => code)).toEqual([
      "THREAD_DUPLICATE_LIKE_ADD",
      "THREAD_MISSING_EQUIVALENT_RESOLVE",
    ]);
    expect(await check("paul", { adds: [again], resolves: ["td-1"] })).toEqual({
      diagnostics: [],
      acceptedAdds: [0],
      acceptedResolves: ["td-1"],
    });
  });

  test("names the open threads where a thread that ends is unknown, to players without the hidden ones", async () => {
    const told = await check("paul", { resolves: ["td-2"] });
    expect(told.diagnostics).toMatchObject([
      { code: "UNKNOWN_STATE_ID", add: null, suggestion: expect.stringContaining("td-1 (Open question: who paid?)") },
    ]);
    expect(JSON.stringify(told)).not.toContain(SECRET);
    expect((await check("dora", { resolves: ["td-2"] })).diagnostics).toEqual([]);
  });

  test("without changes checks the open threads themselves", async () => {
    expect(await check("paul")).toMatchObject({ diagnostics: [] });
    expect(await check("dora")).toMatchObject({ diagnostics: [{ code: "THREAD_FORM_INVALID", threadKeys: ["td-2"] }] });
  });

  test("is for members, and takes fifty threads", async () => {
    expect(await check("otto")).toEqual({ code: "NOT_FOUND" });
    expect(await check("paul", { resolves: Array.from({ length: 51 }, () => "td-1") })).toEqual({ code: "VALIDATION_FAILED" });
  });
});

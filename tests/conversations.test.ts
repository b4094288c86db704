import { join } from "node:path";
import { provide } from "freeform-rpg/kernel";
import { ModelProvider } from "freeform-rpg/plugins/models/core";
import type { ModelRequest } from "freeform-rpg/plugins/models/core";
import { Campaigns } from "freeform-rpg/plugins/canon/campaigns";
import { createOffline } from "freeform-rpg/plugins/offline/model/lib";
import { Runner } from "freeform-rpg/kernel";
import { Turns } from "freeform-rpg/plugins/turn/queue";
import { afterAll, beforeAll, expect, test } from "vitest";
import lore from "../plugins/memory/lore/plugin.ts";
import { InstalledPacks } from "freeform-rpg/plugins/memory/lore";
import { openEngine } from "./engine/open-engine.ts";
import type { TestEngine } from "./engine/open-engine.ts";

const asked: ModelRequest[] = [];
const played: ModelRequest[] = [];
const says = ["I look around", "I ask Asta Keel who sells the ledger of ships", "I wait", "I look at the sky", "I greet Asta Keel"];

let engine: TestEngine;
beforeAll(async () => {
  const folder = join(import.meta.dirname, "secrets");
  const listening = provide(ModelProvider, {
    uses: { runner: Runner },
    create: ({ runner }) => {
      const offline = createOffline(runner);
      return { ...offline, complete: (request: ModelRequest) => (asked.push(request), offline.complete(request)) };
    },
  });
  engine = await openEngine({
    scenarios: join(folder, "scenarios"),
    plugins: [{ plugin: lore, options: { packs: join(folder, "packs") } }],
    services: [listening],
  });
  await (await engine.kernel.use(InstalledPacks)).install("marked");
  await (
    await engine.kernel.use(Campaigns)
  ).create({ scenario_id: "marked", user: "dee", id: "c", members: [{ user: "ann", role: "PLAYER" }] });
  for (let turn = 1; turn <= 34; turn++) await play(turn);
  played.push(...asked);
}, 60_000);
afterAll(() => engine.close());

const play = async (turn: number, key = `turn-${turn}`): Promise<ModelRequest[]> => {
  const before = asked.length;
  const turns = await engine.kernel.use(Turns);
  const text = says[turn % says.length] ?? "";
  await turns.wait((await turns.play({ campaign_id: "c", user_id: "ann", text, idempotency_key: key })).id);
  return asked.slice(before);
};

/** Requests of one role in the 34 turns, in order. */
const requestsOf = (promptId: string): ModelRequest[] => played.filter(({ prompt }) => prompt.id === promptId);

/** What a vendor can cache of a request: all before the tail. */
const beginningOf = ({ text, conversation }: ModelRequest): string =>
  text.slice(0, text.length - (conversation?.tail.length ?? 0)).trimEnd();

test("a request of any role begins with all of the one before up to its tail, except at a compaction", () => {
  const roles = [...new Set(asked.filter(({ conversation }) => conversation).map(({ prompt }) => prompt.id))];
  expect(roles).toContain("turn/interpreter");
  const broken = roles.flatMap((role) => {
    const requests = requestsOf(role);
    return requests.filter((request, at) => at > 0 && !beginningOf(request).startsWith(beginningOf(requests[at - 1] ?? request)));
  });
  expect(new Set(broken.map(({ conversation }) => conversation?.history.length))).toEqual(new Set([15]));
});

test("an interpreter reads 15 to 29 turns word for word, and what was before them in its view", () => {
  const requests = requestsOf("turn/interpreter");
  // The first request has the opening.
  const lengths = requests.map(({ conversation }) => conversation?.history.length);
  expect([lengths[0], lengths[15], lengths[29], lengths[30], lengths[33]]).toEqual([1, 15, 29, 15, 18]);
  expect(requests[30]?.conversation?.view).toMatch(/## Story so far\nTurns 1 to 10/);
  expect(requests[30]?.conversation?.history[0]?.player).toContain(says[16 % says.length]);
});

test("nothing hidden is in any conversation", () => {
  const read = asked.filter(({ conversation }) => conversation);
  expect(read.length).toBeGreaterThan(33);
  expect(read.filter(({ text }) => /nevertold/i.test(text)).map(({ prompt }) => prompt.id)).toEqual([]);
  expect(read.at(-1)?.text).toContain("Asta Keel");
});

test("after a rewind a turn is asked with the same beginning as before", async () => {
  const before = requestsOf("turn/interpreter")[20];
  await engine.db.log.rewind({ campaignId: "c", userId: "dee", turnNo: 20, reason: "again" });
  const [again] = await play(21, "again");
  expect(again && beginningOf(again)).toBe(before && beginningOf(before));
});

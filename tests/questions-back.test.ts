import { afterAll, beforeAll, expect, test } from "vitest";
import { Campaigns } from "freeform-rpg/plugins/canon/campaigns";
import { openServer } from "./engine/open-server.ts";
import type { TestServer } from "./engine/open-server.ts";

let server: TestServer;
beforeAll(async () => {
  server = await openServer({});
  const campaigns = await server.kernel.use(Campaigns);
  await campaigns.create({ id: "c", seed: "questions", scenario_id: "training_yard", user: "ada" });
});
afterAll(() => server.close());

const last = async () =>
  (await server.ask("ada", `{ campaign(id: "c") { turns(last: 1) { nodes { text suggestedActions blockedActions { code reason } } } } }`))
    .campaign.turns.nodes[0];

test("what is unclear is asked back with readings, and the answer by number is carried out", async () => {
  await server.play("ada", { text: "I frobnicate the ash sword" });
  const asked = await last();
  expect(asked.text).toMatch(/^I did not follow "frobnicate the ash sword"\. Do you mean:\n1\. .+\nAnswer with a number/s);
  expect(asked.suggestedActions.length).toBeGreaterThan(0);
  const { turn } = await server.play("ada", { text: "1" });
  expect(turn.text).not.toContain("I did not follow");
  expect((await last()).text).not.toContain("Do you mean");
});

test("what does not lean on the unclear clause goes on without it", async () => {
  const { turn } = await server.play("ada", { text: "I look at the old wall, then frobnicate the ash sword and wait ten minutes" });
  expect(turn.text).toContain('It was not clear what "frobnicate the ash sword" means');
  expect(turn.text).toContain("10 minutes later");
});

test("of several clauses those before the unclear one are done, and what leans on it goes on with the answer", async () => {
  await server.play("ada", { text: "I look at the old wall, then frobnicate the ash sword and wait there ten minutes" });
  const asked = await last();
  expect(asked.text).toContain('I did not follow "frobnicate the ash sword" and stopped before it.');
  expect(asked.blockedActions).toEqual([expect.objectContaining({ code: "unclear" })]);
  const [first] = asked.suggestedActions;
  expect(first).toMatch(/, then wait there ten minutes$/);
  const before = (await server.ask("ada", `{ campaign(id: "c") { scene { time { minute hour } } } }`)).campaign.scene.time;
  await server.play("ada", { text: "the first one" });
  const after = (await server.ask("ada", `{ campaign(id: "c") { scene { time { minute hour } } } }`)).campaign.scene.time;
  expect(after.hour * 60 + after.minute - before.hour * 60 - before.minute).toBeGreaterThanOrEqual(10);
});

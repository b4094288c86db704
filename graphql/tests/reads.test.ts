import { afterAll, beforeAll, expect, test } from "vitest";
import { openTestApi } from "./support/api.ts";
import type { TestApi } from "./support/api.ts";
import { playCampaign } from "./support/world.ts";

let it: TestApi;
beforeAll(async () => {
  it = await openTestApi();
  await playCampaign(it.test, "c");
});
afterAll(() => it[Symbol.asyncDispose]());

const dashboard = `query Dashboard($id: ID!) { campaign(id: $id) { id key name currentTurn myRole
  scene { location { name exits { name } } present { name present } time { day hour period } constraints }
  clocks { name value max direction }
  threads(status: [ACTIVE]) { title urgency overdue relatedEntities { name } }
  me { role character { name inventory { quantity item { name } } relationships { type intensity from { name } } } } } }`;

test("the dashboard of a campaign takes one statement", async () => {
  let answer;
  const statements = await it.count(async () => (answer = await it.ask("paul", dashboard, { id: "c" })));
  expect(answer).toMatchSnapshot();
  expect(statements).toHaveLength(1);
});

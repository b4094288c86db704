import { afterAll, beforeAll, expect, test } from "vitest";
import { openTable } from "./vendor-table.ts";

let table: Awaited<ReturnType<typeof openTable>>;
beforeAll(async () => {
  table = await openTable("frugal", { caps: { turn: 5 } });
});
afterAll(() => table[Symbol.asyncDispose]());

const setBudget = (user: string, budget: string) =>
  table.server.ask(
    user,
    `mutation { changeCampaignSettings(input: { campaignId: "c", budget: ${budget} }) { __typename ... on Error { message }
      ... on Campaign { dm { budgets { scope limit dmLimit serverLimit spent } } } } }`,
  );
const read = async (user: string, fields: string) =>
  (await table.server.ask(user, `{ campaign(id: "c") { dm { ${fields} } } }`)).campaign.dm;
const daily = "costsByDay(days: 3) { day calls cost inputTokens byModel { name calls cost } }";

test("a DM limits what models may cost: the turn beyond it is refused without amounts, and goes on when the limit is removed", async () => {
  const { server } = table;
  expect(await server.play("ada", { text: "I look around." })).toMatchObject({ __typename: "QueuedTurn" });
  const { changeCampaignSettings: set } = await setBudget("dee", "{ turn: 1.5, campaign: 0.0001 }");
  const [turn, session, day, campaign] = set.dm.budgets;
  expect(turn).toEqual({ scope: "TURN", limit: 1.5, dmLimit: 1.5, serverLimit: 5, spent: null });
  expect(session).toMatchObject({ scope: "SESSION", limit: null, dmLimit: null, serverLimit: null });
  expect(day).toMatchObject({ scope: "DAY", limit: 10, dmLimit: null, serverLimit: 10, spent: session.spent });
  expect(campaign).toMatchObject({ scope: "CAMPAIGN", limit: 0.0001, spent: session.spent });
  expect(campaign.spent).toBeGreaterThan(0.0001);
  const refused = await server.play("ada", { text: "I wait." });
  expect(refused).toMatchObject({ message: expect.stringMatching(/^The campaign's budget for models is used up\. The DM can raise it/) });
  expect(refused.message).not.toContain("$");
  expect((await setBudget("dee", "{ campaign: null }")).changeCampaignSettings.dm.budgets).toMatchObject([
    { limit: 1.5 },
    { limit: null },
    { limit: 10 },
    { limit: null, dmLimit: null },
  ]);
  expect(await server.play("ada", { text: "I wait." })).toMatchObject({ __typename: "QueuedTurn" });
});

test("a DM limits what models may cost in a day, and the error says when it begins again", async () => {
  await setBudget("dee", "{ day: 0.0001 }");
  const refused = await table.server.play("ada", { text: "I wait." });
  expect(refused).toMatchObject({
    message: expect.stringMatching(
      /^The campaign's daily budget for models is used up\. It begins again at 0:00 UTC\. The DM can raise it .*costs budget/,
    ),
  });
  expect((await setBudget("dee", "{ day: 100 }")).changeCampaignSettings.dm.budgets[2]).toMatchObject({
    limit: 10,
    dmLimit: 100,
    serverLimit: 10,
  });
  await setBudget("dee", "{ day: null }");
});

test("the days add up to what the campaign cost, the last is today, and days without calls are there", async () => {
  const { costs, costsByDay } = await read("dee", `costs { calls cost } ${daily}`);
  expect(costsByDay.map(({ calls }: { calls: number }) => calls)).toEqual([0, 0, costs.calls]);
  expect(costsByDay[2]).toMatchObject({ day: new Date().toISOString().slice(0, 10), cost: expect.closeTo(costs.cost, 8) });
  expect(costsByDay[2].byModel).toEqual([{ name: "claude-haiku-5-5", calls: costs.calls, cost: expect.closeTo(costs.cost, 8) }]);
});

test("an operator reads the days of the whole server, 1 to 366, and nobody else does", async () => {
  const { costsByDay } = await table.server.askAsOperator("olga", `{ ${daily} }`);
  expect(costsByDay).toHaveLength(3);
  expect(costsByDay[2].calls).toBeGreaterThan(0);
  await expect(table.server.ask("dee", `{ ${daily} }`)).rejects.toThrow("Only operators can see what models cost");
  for (const days of [0, 367])
    await expect(table.server.askAsOperator("olga", `{ costsByDay(days: ${days}) { day } }`)).rejects.toThrow("VALIDATION_FAILED");
});

test("a player neither sets a budget nor reads one", async () => {
  expect((await setBudget("ada", "{ turn: 1 }")).changeCampaignSettings.__typename).toBe("ForbiddenError");
  for (const fields of ["budgets { limit }", daily]) await expect(read("ada", fields)).rejects.toThrow("FORBIDDEN");
});

test.each([
  ["{ turn: 0 }", /more than 0 dollars/],
  ["{ turn: -1 }", /more than 0 dollars/],
  ["{ campaign: 1000000 }", /at most 100,000 dollars/],
])("a budget of %s is refused", async (budget, message) => {
  const refused = (await setBudget("dee", budget)).changeCampaignSettings;
  expect(refused).toMatchObject({ __typename: "ValidationError", message: expect.stringMatching(message) });
});

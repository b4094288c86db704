import { describe, expect, test } from "vitest";
import type { TestServer } from "../engine/open-server.ts";
import { costs, openTable, said } from "./vendor-table.ts";

const playUntilRefused = async (server: TestServer): Promise<{ turns: number; error: any }> => {
  for (let turns = 0; turns < 40; turns++) {
    const played = await server.play("ada", { text: said[turns % said.length] ?? "" });
    if (played.__typename !== "QueuedTurn") return { turns, error: played };
  }
  return { turns: 40, error: null };
};

describe("a small budget", () => {
  test("stops a campaign before it is exceeded, and nothing of the refused turn is there", async () => {
    await using table = await openTable("frugal", { caps: { campaign: 0.003 } });
    const { server, wire } = table;
    const { turns, error } = await playUntilRefused(server);
    expect(error).toMatchObject({ message: expect.stringMatching(/^The campaign's budget for models is used up\. [^$]*caps\.campaign/) });
    const asked = wire.requests.length;
    expect(await server.play("ada", { text: "I look around." })).toMatchObject({ __typename: error.__typename });
    const { campaign } = await server.ask("dee", costs);
    expect(turns).toBeGreaterThan(0);
    expect(campaign.currentTurn).toBe(turns);
    expect(campaign.dm.costs.cost).toBeLessThanOrEqual(0.003);
    expect(wire.requests.length - asked).toBeLessThanOrEqual(2);
  });

  test("goes on offline where that is declared, and the turn says so", async () => {
    await using table = await openTable("anthropic", { caps: { campaign: 0.01 }, degrade: ["cheap", "offline"] });
    const { server } = table;
    for (const text of said) expect(await server.play("ada", { text })).toMatchObject({ __typename: "QueuedTurn" });
    const { campaign } = await server.ask("dee", costs);
    const receipts: { provider: string; degraded: string | null }[] = campaign.turns.nodes.at(-1).dm.receipts;
    expect(campaign.dm.costs.cost).toBeLessThanOrEqual(0.01);
    expect(receipts.map(({ degraded }) => degraded ?? "").join()).toMatch(/answered\. The campaign's budget of \$0\.01/);
  });
});

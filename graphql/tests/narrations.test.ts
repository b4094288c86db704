import { heldNotice } from "freeform-rpg/schemas/turn";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openTestApi } from "./support/api.ts";
import type { TestApi } from "./support/api.ts";
import { heldTurn, playCampaign } from "./support/world.ts";

let it: TestApi;
beforeAll(async () => {
  it = await openTestApi();
  await playCampaign(it.test, "c");
});
afterAll(() => it[Symbol.asyncDispose]());

const readDm = async (fields: string) => {
  let dm: any;
  const statements = await it.count(async () => {
    const { data, errors } = await it.ask("dora", `{ campaign(id: "c") { dm { ${fields} } } }`);
    expect(errors).toBeUndefined();
    dm = data.campaign.dm;
  });
  expect(statements).toHaveLength(1);
  return dm;
};

test("players read that a narration is held, and its status is typed", async () => {
  const query = `{ campaign(id: "c") { onUnfixableNarration turn(number: ${heldTurn}) { text narrationStatus events { text } } other: turn(number: 1) { text narrationStatus } } }`;
  for (const user of ["dora", "paul", "olga"]) {
    const { data } = await it.ask(user, query);
    expect(data.campaign).toEqual({
      onUnfixableNarration: "FALLBACK",
      turn: { text: heldNotice, narrationStatus: "HELD", events: [{ text: `It works, time ${heldTurn}.` }] },
      other: { text: "You act, time 1.", narrationStatus: "PUBLISHED" },
    });
  }
});

test("the figures of a campaign's narrations are counted in the database", async () => {
  const { narrationMetrics } =
    await readDm(`narrationMetrics { turnsJudged turnsWithViolations byRule { rule turns violations } repairedByAttempt
    repairedByPatch repairedByInsert repairedByRewrite residual fallbacks reviewed extraModelCalls extraTokens }`);
  expect(narrationMetrics).toEqual({
    turnsJudged: 5,
    turnsWithViolations: 1,
    byRule: [{ rule: "rpg.narration.v1/outcome", turns: 1, violations: 3 }],
    repairedByAttempt: 0,
    repairedByPatch: 0,
    repairedByInsert: 0,
    repairedByRewrite: 0,
    residual: 1,
    fallbacks: 0,
    reviewed: 0,
    extraModelCalls: 2,
    extraTokens: 10,
  });
});

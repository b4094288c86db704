import { heldNotice } from "freeform-rpg/schemas/turn";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openTestApi } from "./support/api.ts";
import type { TestApi } from "./support/api.ts";
import { SECRET, heldTurn, playCampaign } from "./support/world.ts";

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

test("the DM finds what waits, with text, violations and reports, in one statement", async () => {
  const { heldNarrations } = await readDm(`heldNarrations { number dm { narration {
    source drafts heldText fallbackText untouchedShare strategies circuitBreakerRules extraTokens release { text }
    violations { policy rule severity message start end draft about } attempts { resolved remaining tokens rules }
    residual { rule reason } dropped { kind reason } changes { strategy } } } }`);
  expect(heldNarrations).toMatchObject([
    {
      number: heldTurn,
      dm: {
        narration: {
          source: "HELD",
          drafts: 3,
          heldText: `${SECRET} walks in and agrees.`,
          fallbackText: `You act, time ${heldTurn}.`,
          untouchedShare: 0.5,
          strategies: ["patch"],
          circuitBreakerRules: ["rpg.narration.v1/outcome"],
          extraTokens: 10,
          release: null,
          violations: [
            { policy: "rpg.narration.v1", rule: "outcome", severity: "error", start: 0, end: 9, draft: 1, about: "text" },
            {},
            {},
          ],
          attempts: [{ resolved: 0, remaining: 1, tokens: 10, rules: ["rpg.narration.v1/outcome"] }],
          residual: [{ rule: "outcome", reason: "No fix." }],
          dropped: [{ kind: "fact", reason: "unknown" }],
        },
      },
    },
  ]);
});

test("the figures of a campaign's narrations are counted in the database", async () => {
  const { narrationMetrics } =
    await readDm(`narrationMetrics { turnsJudged turnsWithViolations byRule { rule turns violations } repairedByAttempt
    repairedByPatch repairedByInsert repairedByRewrite residual fallbacks held waiting extraModelCalls extraTokens }`);
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
    held: 1,
    waiting: 1,
    extraModelCalls: 2,
    extraTokens: 10,
  });
});

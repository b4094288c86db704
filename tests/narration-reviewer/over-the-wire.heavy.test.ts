import { randomUUID } from "node:crypto";
import { provideValue } from "freeform-rpg/kernel";
import { Campaigns } from "freeform-rpg/plugins/canon/campaigns";
import { createAnthropic } from "freeform-rpg/plugins/models/anthropic/lib";
import { ModelProvider } from "freeform-rpg/plugins/models/core";
import { createLangchain, openai } from "freeform-rpg/plugins/models/langchain/lib";
import { Turns } from "freeform-rpg/plugins/turn/queue";
import { mockAnthropic, mockOpenAi } from "freeform-rpg/testing/models";
import type { WireReply, WireScript } from "freeform-rpg/testing/models";
import { Narration } from "freeform-rpg/schemas/turn";
import type { NarrationReview } from "freeform-rpg/schemas";
import { afterAll, describe, expect, test } from "vitest";
import { z } from "zod";
import models from "../../plugins/models/core/plugin.ts";
import { openEngine } from "../engine/open-engine.ts";
import { wholeOutputs } from "../engine/whole-packet.ts";

const untrue = "The yard is quiet. You find a loose brick and a key behind it. Nothing else comes of your look around.";
const sound = "The yard is quiet. You find a loose brick. Nothing else comes of your look around.";

const nothing: NarrationReview = {
  covered: [],
  verdicts: [],
  details: [],
  threads: [],
  suggestions: ["Wait", "Listen", "Leave"],
  about: "",
};
const verdict = { quote: "a key behind it", about: "e1", why: "Nothing was found.", kind: "contradicts" };
const faulty = { ...nothing, verdicts: [verdict] };
const agreeing = { votes: [{ passage: "s2", verdict: "contradicts" }] };

/** The roles by the beginnings of their prompts. */
const beginnings = {
  interpreter: "You read one message of a player",
  narrator: "You narrate one turn",
  review: "You review the narration",
  vote: "You judge single passages",
};
type Role = keyof typeof beginnings | "repair";
type Script = Partial<Record<Role, readonly WireReply[]>>;

const usual: Record<Role, WireReply> = {
  interpreter: { value: { do: [{ v: "look" }] } },
  narrator: { value: untrue },
  review: { value: faulty },
  vote: { value: agreeing },
  repair: { value: "You find a loose brick." },
};

const vendors = {
  anthropic: {
    mock: mockAnthropic,
    open: (baseUrl: string) =>
      createAnthropic({
        apiKey: "k",
        baseUrl,
        quality: "claude-sonnet-5-5",
        cheap: "claude-haiku-5-5",
        maxTokens: { quality: 1000, cheap: 500 },
        timeout: 3000,
      }),
  },
  openai: {
    mock: mockOpenAi,
    open: (url: string) =>
      createLangchain({
        vendor: openai,
        models: { quality: "gpt-6-sol", cheap: "gpt-6-luna", baseUrl: `${url}/v1` },
        maxTokens: { quality: 1000, cheap: 500 },
        timeout: 3000,
        access: "k",
      }),
  },
};

const overloaded: WireReply = { status: 529, errorType: "overloaded_error", errorMessage: "Overloaded" };
const tooFast: WireReply = { status: 429, errorType: "rate_limit_error", errorMessage: "Slow down", headers: { "retry-after": "0" } };
const refused: WireReply = { status: 400, errorType: "invalid_request_error", errorMessage: "Schema is too complex for compilation." };
const brokenOff = { ...usual.review, cutAfter: 3 };

/** An engine whose model is a mock of a vendor's API that answers each role by a script; what it does not script is usual. */
const openTable = async ({ mock, open }: (typeof vendors)[keyof typeof vendors]) => {
  let script: Script = {};
  let asked: Role[] = [];
  const answer: WireScript = ({ said }) => {
    const [found = "interpreter"] = Object.entries(beginnings).find(([, beginning]) => said.includes(beginning)) ?? [];
    const role =
      found === "narrator" && said.includes("## Answer with")
        ? "repair"
        : z.enum(["interpreter", "narrator", "review", "vote"]).parse(found);
    asked.push(role);
    return script[role]?.[asked.filter((one) => one === role).length - 1] ?? usual[role];
  };
  const wire = await mock(answer);
  const engine = await openEngine({
    services: [provideValue(ModelProvider, open(wire.url))],
    plugins: [{ plugin: models, options: { tries: 2, backOff: 0 } }],
  });
  await (await engine.kernel.use(Campaigns)).create({ id: "c", scenario_id: "training_yard", user: "dee", seed: "s", character: {} });
  const play = async (given: Script) => {
    script = given;
    asked = [];
    const turns = await engine.kernel.use(Turns);
    const run = await turns.play({ campaign_id: "c", user_id: "dee", text: "I look around.", idempotency_key: randomUUID(), seed: "s" });
    const { final_text, receipts } = await turns.wait(run.id);
    const row = await engine.db.database.sql
      .selectFrom("events")
      .select(wholeOutputs)
      .where("run_id", "=", run.id)
      .executeTakeFirstOrThrow();
    const { narration } = z.object({ narration: Narration }).parse(row.pass_outputs);
    const receiptOf = (id: string) => receipts.filter(({ prompt_id }) => prompt_id === id);
    return { text: final_text, asked: { ...countRoles(asked) }, receiptOf, narration, violations: narration.violations };
  };
  const close = async (): Promise<void> => {
    await engine.close();
    await wire.close();
  };
  return { play, close };
};

const countRoles = (roles: readonly Role[]): Partial<Record<Role, number>> =>
  Object.fromEntries([...Map.groupBy(roles, (role) => role)].map(([role, all]) => [role, all.length]));

describe.each(["anthropic", "openai"] as const)("over the protocol of %s", (name) => {
  const table = openTable(vendors[name]);
  afterAll(async () => (await table).close());

  test.each<[string, Script, Partial<Record<Role, number>>]>([
    ["whose enums are in capitals", { review: [{ value: { ...faulty, verdicts: [{ ...verdict, kind: "CONTRADICTS" }] } }] }, { review: 1 }],
    ["that is given twice in one answer", { review: [{ value: JSON.stringify(faulty).repeat(2) }] }, { review: 1 }],
    ["that is overloaded at first", { review: [overloaded] }, { review: 2 }],
    ["that asks to slow down at first", { review: [tooFast] }, { review: 2 }],
    ["that breaks off in its middle at first", { review: [brokenOff] }, { review: 2 }],
    ["that stalls at first", { review: [{ ...usual.review, stallAfter: 2 }] }, { review: 2 }],
    ["with a vote that breaks off at first", { vote: [{ ...usual.vote, cutAfter: 1 }] }, { vote: 2 }],
    ["with a replacement that breaks off in its middle at first", { repair: [{ ...usual.repair, cutAfter: 1 }] }, { repair: 2 }],
  ])("a review %s has the faulty sentence written again, and each answer is asked for once", async (_, script, more) => {
    const { play } = await table;
    const { text, asked, receiptOf, narration } = await play(script);
    expect(text).toBe(sound);
    expect(asked).toEqual({ interpreter: 1, narrator: 1, review: 1, vote: 1, repair: 1, ...more });
    expect(narration.findings).toMatchObject({ status: "reviewed" });
    expect(receiptOf("turn/review")).toMatchObject([{ attempts: more.review ?? 1 }]);
    expect(receiptOf("turn/second_vote")).toMatchObject([{ attempts: more.vote ?? 1 }]);
    expect(receiptOf("turn/narrator").map(({ attempts }) => attempts)).toEqual([1, more.repair ?? 1]);
  });

  test.each<[string, Script, number]>([
    ["whose schema the vendor refuses", { review: [refused] }, 1],
    ["that stays overloaded", { review: [overloaded, overloaded] }, 2],
    ["that always breaks off in its middle", { review: [brokenOff, brokenOff] }, 2],
    ["that is cut off at its length", { review: [{ ...usual.review, stop: "length" }] }, 1],
  ])("a review %s is a warning, and the text stays as it was streamed", async (_, script, reviews) => {
    const { play } = await table;
    const { text, asked, receiptOf, violations, narration } = await play(script);
    expect(text).toBe(untrue);
    expect(asked).toEqual({ interpreter: 1, narrator: 1, review: reviews });
    expect(narration.findings).toMatchObject({ status: "failed" });
    expect(violations).toMatchObject([{ rule_id: "not_reviewed", severity: "warning", message: expect.stringContaining("by code alone") }]);
    expect(receiptOf("turn/review")).toMatchObject([{ attempts: reviews }]);
  });

  test("a sentence whose replacement never comes goes, and the sound ones stay", async () => {
    const { play } = await table;
    const cut = { ...usual.repair, cutAfter: 1 };
    const { text, narration } = await play({ repair: [cut, cut, cut, cut] });
    expect(text).toMatch(/^The yard is quiet\..*Nothing else comes of your look around\.$/);
    expect(text).not.toContain("key");
    expect(narration).toMatchObject({ source: "repaired", correction: { status: "needs_manual_review" } });
  });
});

import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import { Campaigns } from "freeform-rpg/plugins/canon/campaigns";
import { Turns } from "freeform-rpg/plugins/turn/queue";
import type { ModelRequest } from "freeform-rpg/plugins/models/core";
import { scriptedModel } from "freeform-rpg/testing/models";
import { z } from "zod";
import narrationReviewer from "../../plugins/narration-check/reviewer/plugin.ts";
import { openEngine } from "../engine/open-engine.ts";
import type { TestEngine } from "../engine/open-engine.ts";

const untrue = "The yard is quiet. A cannon goes off behind you, and the gate falls.";
const sound = "The yard is quiet. Sand, rope, the smell of oil. Nothing comes of your look around yet.";

const Asked = z.object({ packet: z.object({ scene: z.object({ location_id: z.string() }) }), text: z.string() });
const Told = z.object({
  narration: z.object({
    violations: z.array(z.object({ policy_id: z.string(), rule_id: z.string(), severity: z.string(), message: z.string() })),
  }),
});

/** What the reviewer answers to the drafts of the next turn, and what the narrator drafts. */
let reviewer: (request: ModelRequest) => object;
let drafts: readonly string[];
let asked = 0;

const model = scriptedModel({
  "turn/interpreter": { intent: "look around", proposed_actions: [{ action: "look", target_id: "", details: "", estimated_minutes: 1 }] },
  "turn/narrator": () => ({ final_text: drafts[Math.min(asked++, drafts.length - 1)], next_prompt: "?", suggested_actions: ["wait"] }),
  "turn/reviewer": (request: ModelRequest) => reviewer(request),
});

let engine: TestEngine;
beforeAll(async () => {
  engine = await openEngine({ services: [model], plugins: [{ plugin: narrationReviewer, options: { enabled: true } }] });
  await (await engine.kernel.use(Campaigns)).create({ id: "c", scenario_id: "training_yard", user: "dee", seed: "s", character: {} });
});
afterAll(() => engine.close());

const play = async (answers: typeof reviewer, ...told: readonly string[]) => {
  [reviewer, drafts, asked] = [answers, told, 0];
  const turns = await engine.kernel.use(Turns);
  const run = await turns.play({ campaign_id: "c", user_id: "dee", text: "I look around.", idempotency_key: randomUUID(), seed: "s" });
  const { final_text } = await turns.wait(run.id);
  const { sql } = engine.db.database;
  const row = await sql.selectFrom("events").select("pass_outputs").where("run_id", "=", run.id).executeTakeFirstOrThrow();
  const { violations } = Told.parse(row.pass_outputs).narration;
  return { final_text, violations: violations.filter(({ policy_id }) => policy_id === "narration-reviewer") };
};

/** A reviewer that takes exception to the cannon, and quotes as `quote` and `against` make it. */
const objects =
  (quote: (text: string) => string, against: (place: string) => string) =>
  ({ input }: ModelRequest) => {
    const { packet, text } = Asked.parse(input);
    const why = "No event holds a cannon.";
    return { contradictions: text.includes("cannon") ? [{ quote: quote(text), against: against(packet.scene.location_id), why }] : [] };
  };

test("a contradiction that the reviewer quotes on both sides goes back to the narrator", async () => {
  const before = model.count("turn/reviewer");
  const { final_text, violations } = await play(
    objects(
      () => "A cannon goes off behind you",
      (place) => place,
    ),
    untrue,
    sound,
  );
  expect(final_text).toBe(sound);
  expect(violations).toMatchObject([{ rule_id: "contradiction", severity: "error" }]);
  expect(violations[0]?.message).toMatch(/^"A cannon goes off behind you" cannot be true beside ".+"\. No event holds a cannon\.$/);
  expect(model.count("turn/reviewer") - before).toBe(2);
});

test.each([
  [
    "words that the draft does not hold",
    objects(
      () => "A cannon explodes",
      (place) => place,
    ),
  ],
  [
    "words that nobody decided",
    objects(
      () => "A cannon goes off",
      () => "There is no cannon here.",
    ),
  ],
  [
    "a single word",
    objects(
      () => "cannon",
      (place) => place,
    ),
  ],
  [
    "nothing as what it is held against",
    objects(
      () => "A cannon goes off",
      () => " ",
    ),
  ],
])("a reviewer that quotes %s is not heard", async (_, answers) => {
  expect(await play(answers, untrue)).toEqual({ final_text: untrue, violations: [] });
});

test("a reviewer that cannot be asked is told of, and the turn goes on", async () => {
  const { final_text, violations } = await play(() => ({ contradictions: "none, I swear" }), sound);
  expect(final_text).toBe(sound);
  expect(violations).toMatchObject([{ rule_id: "not_reviewed", severity: "warning" }]);
});

test("the reviewer is shown nothing that players may not know", async () => {
  await play(() => ({ contradictions: [] }), sound);
  const { facts } = await engine.db.log.state("c");
  const hidden = facts.filter(({ visibility }) => visibility !== "known").map(({ object }) => JSON.stringify(object));
  const shown = JSON.stringify(model.requests.findLast(({ prompt }) => prompt.id === "turn/reviewer")?.input);
  expect(hidden.length).toBeGreaterThan(0);
  expect(hidden.filter((secret) => shown.includes(secret))).toEqual([]);
});

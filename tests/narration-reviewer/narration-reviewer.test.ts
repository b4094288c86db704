import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import { Campaigns } from "freeform-rpg/plugins/canon/campaigns";
import { Lore } from "freeform-rpg/plugins/memory/lore";
import { Turns } from "freeform-rpg/plugins/turn/queue";
import type { ModelRequest } from "freeform-rpg/plugins/models/core";
import { scriptedModel } from "freeform-rpg/testing/models";
import { Narration } from "freeform-rpg/schemas/turn";
import type { NarrationReview, SecondVote } from "freeform-rpg/schemas";
import { z } from "zod";
import models from "../../plugins/models/core/plugin.ts";
import { openEngine } from "../engine/open-engine.ts";
import type { TestEngine } from "../engine/open-engine.ts";
import { wholeOutputs, wholePacket } from "../engine/whole-packet.ts";

const untrue = "The yard is quiet. You find a loose brick and a key behind it. Nothing else comes of your look around.";
const sound = "The yard is quiet. Sand, rope, the smell of oil. Nothing comes of your look around yet.";

/** The answers of the next turn. */
let answers: { draft: string; review: unknown; votes: unknown; repaired: string };

const model = scriptedModel({
  "turn/interpreter": { intent: "look around", proposed_actions: [{ action: "look", target_id: "", details: "", estimated_minutes: 1 }] },
  "turn/narrator": ({ input }: ModelRequest) => (Object(input).repair === undefined ? answers.draft : answers.repaired),
  "turn/review": () => answers.review,
  "turn/second_vote": () => answers.votes,
});

let engine: TestEngine;
beforeAll(async () => {
  engine = await openEngine({ services: [model], plugins: [{ plugin: models, options: { tries: 2, backOff: 0 } }] });
  await (await engine.kernel.use(Campaigns)).create({ id: "c", scenario_id: "training_yard", user: "dee", seed: "s", character: {} });
});
afterAll(() => engine.close());

const nothing: NarrationReview = {
  covered: [],
  verdicts: [],
  details: [],
  threads: [],
  suggestions: ["Wait", "Listen", "Leave"],
  about: "",
};
const contradicted = {
  ...nothing,
  verdicts: [{ quote: "a key behind it", about: "e1", why: "Nothing was found.", kind: "contradicts" as const }],
};
const agreeing: SecondVote = { votes: [{ passage: "s2", verdict: "contradicts" }] };

const play = async (given: Partial<typeof answers>) => {
  answers = { draft: untrue, review: nothing, votes: { votes: [] }, repaired: "You find a loose brick.", ...given };
  const before = { review: model.count("turn/review"), vote: model.count("turn/second_vote"), narrator: model.count("turn/narrator") };
  const turns = await engine.kernel.use(Turns);
  const run = await turns.play({ campaign_id: "c", user_id: "dee", text: "I look around.", idempotency_key: randomUUID(), seed: "s" });
  const { final_text, suggested_actions, receipts } = await turns.wait(run.id);
  const { sql } = engine.db.database;
  const row = await sql.selectFrom("events").select(wholeOutputs).where("run_id", "=", run.id).executeTakeFirstOrThrow();
  const { narration } = z.object({ narration: Narration }).parse(row.pass_outputs);
  const calls = {
    review: model.count("turn/review") - before.review,
    vote: model.count("turn/second_vote") - before.vote,
    narrator: model.count("turn/narrator") - before.narrator,
  };
  const violations = narration.violations.filter(({ policy_id }) => policy_id === "narration-reviewer");
  return { final_text, suggested_actions, receipts, narration, violations, calls };
};

test("a sound text costs one review, whose suggestions the players are offered", async () => {
  const { final_text, suggested_actions, calls, narration } = await play({ draft: sound });
  expect(final_text).toBe(sound);
  expect(suggested_actions).toEqual(["Wait", "Listen", "Leave"]);
  expect(calls).toEqual({ review: 1, vote: 0, narrator: 1 });
  expect(narration.findings).toMatchObject({ status: "reviewed", discarded: [] });
});

test("a contradiction that a second vote confirms has its sentence written again", async () => {
  const { final_text, calls, violations } = await play({ review: contradicted, votes: agreeing });
  expect(final_text).toBe("The yard is quiet. You find a loose brick. Nothing else comes of your look around.");
  expect(calls).toEqual({ review: 1, vote: 1, narrator: 2 });
  expect(violations).toMatchObject([{ rule_id: "contradicts", severity: "error", message: expect.stringContaining("Nothing was found.") }]);
});

test("the second vote reads the suspected sentence beside another one, without the first verdict", async () => {
  await play({ review: contradicted, votes: agreeing });
  const { text } = model.requests.findLast(({ prompt }) => prompt.id === "turn/second_vote") ?? { text: "" };
  expect(text).toContain("s1 The yard is quiet.");
  expect(text).toContain("s2 You find a loose brick and a key behind it.");
  expect(text).not.toContain("Nothing was found.");
});

test.each([
  ["finds it sound", { votes: [{ passage: "s2", verdict: "sound" }] }],
  ["cannot tell", { votes: [{ passage: "s2", verdict: "Cannot_Tell" }] }],
  ["finds another sentence wrong", { votes: [{ passage: "s1", verdict: "contradicts" }] }],
  ["answers twice the same way about nothing", { votes: [] }],
])("a contradiction does not block where the second vote %s", async (_, votes) => {
  const { final_text, violations } = await play({ review: contradicted, votes });
  expect(final_text).toBe(untrue);
  expect(violations).toMatchObject([{ rule_id: "contradicts", severity: "info" }]);
});

test("a second vote without a usable answer blocks nothing and is a warning", async () => {
  const { final_text, violations } = await play({ review: contradicted, votes: "yes" });
  expect(final_text).toBe(untrue);
  expect(violations).toMatchObject([{ rule_id: "no_second_vote", severity: "warning" }]);
});

const pledged = "The yard is quiet. You give the sergeant your word on it. Sand, rope, the smell of oil.";

test("a word given for the player is voted on and written out, though the review let it pass", async () => {
  const votes: SecondVote = { votes: [{ passage: "s2", verdict: "player_acts" }] };
  const { final_text, calls, violations } = await play({ draft: pledged, votes, repaired: "The sergeant waits for an answer." });
  expect(final_text).toBe("The yard is quiet. The sergeant waits for an answer. Sand, rope, the smell of oil.");
  expect(calls).toEqual({ review: 1, vote: 1, narrator: 2 });
  expect(violations).toMatchObject([{ rule_id: "player_acts", severity: "error" }]);
});

test("a word given for the player stands where the second vote finds it sound", async () => {
  const { final_text, calls } = await play({ draft: pledged, votes: { votes: [{ passage: "s2", verdict: "sound" }] } });
  expect(final_text).toBe(pledged);
  expect(calls).toEqual({ review: 1, vote: 1, narrator: 1 });
});

test("a quotation that is not in the text is discarded and counted", async () => {
  const verdicts = [{ quote: "A cannon goes off behind you", about: "e1", why: "There is none.", kind: "contradicts" as const }];
  const { final_text, calls, narration } = await play({ review: { ...nothing, verdicts } });
  expect(final_text).toBe(untrue);
  expect(calls.vote).toBe(0);
  expect(narration.findings?.discarded).toMatchObject([{ kind: "contradicts", reason: expect.stringContaining("quote_missing") }]);
});

test.each([
  ["is no object", "none, I swear"],
  ["lacks a field", { verdicts: [] }],
  ["has another enum", { ...nothing, verdicts: [{ quote: "a key behind it", about: "e1", why: "", kind: "wrong" }] }],
])("a review that %s is a warning, and the turn goes on", async (_, review) => {
  const { final_text, violations, narration, receipts } = await play({ draft: sound, review });
  expect(final_text).toBe(sound);
  expect(violations).toMatchObject([{ rule_id: "not_reviewed", severity: "warning" }]);
  expect(narration.findings).toMatchObject({ status: "failed" });
  expect(receipts.find(({ prompt_id }) => prompt_id === "turn/review")).toMatchObject({ attempts: 2 });
});

test("an answer with enums in capitals counts, and two equal verdicts are one repair", async () => {
  const [verdict] = contradicted.verdicts;
  const loud = { ...verdict, kind: "CONTRADICTS" };
  const { final_text, calls } = await play({ review: { ...nothing, verdicts: [loud, loud] }, votes: agreeing });
  expect(final_text).toContain("You find a loose brick. Nothing else");
  expect(calls).toEqual({ review: 1, vote: 1, narrator: 2 });
});

test("a narrator that repeats its fault loses the sentence, after two attempts", async () => {
  const repaired = "You find a loose brick and a key behind it.";
  const { final_text, calls, narration } = await play({ review: contradicted, votes: agreeing, repaired });
  expect(final_text).not.toContain("key");
  expect(final_text).toMatch(/^The yard is quiet\..* Nothing else comes of your look around\.$/);
  expect(calls.narrator).toBe(3);
  expect(narration).toMatchObject({ source: "repaired", correction: { status: "needs_manual_review" } });
});

test("details and threads of the review are checked, and what stands is committed", async () => {
  const detail = { quote: "a loose brick", subject: "", name: "loose brick", text: "A brick in the yard's wall is loose." };
  const details = [
    { ...detail, kind: "thing" as const },
    { ...detail, kind: "look" as const, subject: "p99" },
  ];
  const threads = [
    { quote: "a loose brick", change: "resolve" as const, thread: "t99", type: "mystery", title: "" },
    { quote: "a loose brick", change: "add" as const, thread: "", type: "Mystery", title: "Open question: who loosened the brick?" },
  ];
  const { narration } = await play({ review: { ...nothing, details, threads } });
  expect(narration.findings?.discarded.map(({ kind }) => kind)).toEqual(["detail_look", "thread_resolve"]);
  const state = await engine.db.log.state("c");
  expect(state.entities.some(({ name }) => name === "loose brick")).toBe(true);
  expect(state.threads.some(({ title }) => title === "Open question: who loosened the brick?")).toBe(true);
});

test("an invented person with a name is written out of the text; a small thing is kept as a detail", async () => {
  const draft = "The yard is quiet. Captain Ulric Vane strides in and salutes. A dented bucket rolls by.";
  const verdicts = [
    { quote: "Captain Ulric Vane strides in", about: "Captain Ulric Vane", why: "Nobody of this name is known.", kind: "adds" as const },
    { quote: "A dented bucket rolls by.", about: "dented bucket", why: "Nothing mentions it.", kind: "adds" as const },
  ];
  const { final_text, calls, violations } = await play({ draft, review: { ...nothing, verdicts }, repaired: "Somebody strides in." });
  expect(final_text).toBe("The yard is quiet. Somebody strides in. A dented bucket rolls by.");
  expect(calls).toEqual({ review: 1, vote: 0, narrator: 2 });
  expect(violations).toMatchObject([{ rule_id: "adds", severity: "error" }]);
  const { entities } = await engine.db.log.state("c");
  expect(entities.filter(({ name }) => /bucket|vane/i.test(name)).map(({ name }) => name)).toEqual(["dented bucket"]);
});

test("the review reads nothing that players may not know", async () => {
  await play({ draft: sound });
  const { facts } = await engine.db.log.state("c");
  const hidden = facts.filter(({ visibility }) => visibility !== "known").map(({ object }) => JSON.stringify(object));
  const { text = "", input } = model.requests.findLast(({ prompt }) => prompt.id === "turn/review") ?? {};
  const shown = text + JSON.stringify(input);
  expect(hidden.length).toBeGreaterThan(0);
  expect(hidden.filter((secret) => shown.includes(secret))).toEqual([]);
});

test("what a turn was about finds it, and stands in nothing that players or the next turn's models read", async () => {
  const about = "zephyrous reconnoitring of a drill court";
  const { final_text, suggested_actions, narration, calls } = await play({ draft: sound, review: { ...nothing, about } });
  expect(calls).toEqual({ review: 1, vote: 0, narrator: 1 });
  expect(narration.output.about).toBe(about);
  const asked = model.requests.length;
  await play({ draft: sound });
  const lore = await engine.kernel.use(Lore);
  const { candidates } = await lore.search({ text: "zephyrous reconnoitring", campaignId: "c", viewer: "player", corpus: "history" });
  expect(candidates[0]?.text).toContain(sound);
  const rows = await Promise.all(
    (["entities", "facts", "threads", "summaries"] as const).map((table) => engine.db.database.sql.selectFrom(table).selectAll().execute()),
  );
  const packets = await engine.db.database.sql.selectFrom("events").select(wholePacket).execute();
  const changes = await engine.db.database.sql.selectFrom("events").select(["changes", "state_diff", "engine_events"]).execute();
  const read = [final_text, suggested_actions, candidates.map(({ text, place }) => [text, place]), rows, packets, changes];
  expect(JSON.stringify([...read, model.requests.slice(asked)])).not.toMatch(/zephyrous|drill court/);
});

test("what was written from a draft is not kept beside another text", async () => {
  const { narration } = await play({ review: { ...contradicted, about: "finding a secret key" }, votes: agreeing });
  expect(narration.output.about).toBe("");
});

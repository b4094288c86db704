import { Campaigns } from "freeform-rpg/plugins/canon/campaigns";
import { Corrections } from "freeform-rpg/plugins/canon/corrections";
import { Turns } from "freeform-rpg/plugins/turn/queue";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openEngine } from "../engine/open-engine.ts";
import type { TestEngine } from "../engine/open-engine.ts";
import { createPartlyScripted } from "../engine/partly-scripted.ts";

const model = createPartlyScripted();
let engine: TestEngine;
beforeAll(async () => {
  engine = await openEngine({ services: [model.provision] });
  await (await engine.kernel.use(Campaigns)).create({ id: "c", scenario_id: "training_yard", user: "dee", seed: "details", character: {} });
});
afterAll(() => engine.close());

let runs = 0;
const play = async (text: string) => {
  const turns = await engine.kernel.use(Turns);
  const run = await turns.play({ campaign_id: "c", user_id: "dee", text, idempotency_key: `${runs++}`, seed: text });
  return turns.wait(run.id);
};
const lookAt = (called: string) => ({
  "turn/interpreter": { intent: "look", proposed_actions: [{ action: "look", target_id: called, details: `look at ${called}` }] },
});
const ruling = async () => {
  const { events } = await lastEvent();
  return events;
};
const lastEvent = async () => {
  const row = await engine.db.database.sql
    .selectFrom("events")
    .select("pass_outputs")
    .orderBy("seq", "desc")
    .limit(1)
    .executeTakeFirstOrThrow();
  return { events: Object(row.pass_outputs).ruling };
};
const detail = async () => (await engine.db.log.state("c")).entities.find(({ tags }) => tags.includes("narrated"));

test("what a narration brings up is remembered, and can be looked at in the next turn", async () => {
  model.answer({
    "turn/narrator": "You look around the yard. Rooks argue along the wall, and a dented pewter jug stands on the well's rim.",
    "turn/review": {
      covered: [],
      verdicts: [],
      details: [
        {
          quote: "a dented pewter jug stands on the well's rim",
          subject: "",
          kind: "thing",
          name: "dented pewter jug",
          text: "It holds an inch of rain.",
        },
      ],
      threads: [],
      suggestions: [],
    },
  });
  await play("I look around.");
  expect(await detail()).toMatchObject({ name: "dented pewter jug", visibility: "known", attrs: { narrated_turn: 1 } });
  model.answer(lookAt("the jug"));
  await play("I look at the jug.");
  expect(await ruling()).toMatchObject({ allowed_actions: [{ target_id: (await detail())?.id }], blocked_actions: [] });
});

test("a DM makes it canon by a name, and takes it away by hiding it", async () => {
  const { id: target_id = "" } = (await detail()) ?? {};
  const corrections = await engine.kernel.use(Corrections);
  const propose = (proposal: Parameters<typeof corrections.propose>[0]["proposal"]) =>
    corrections.propose({ campaignId: "c", userId: "dee", proposal });
  await propose({ action: "entity_rename", target_id, payload: { name: "Odo's cup" } });
  model.answer(lookAt("Odo's cup"));
  await play("I look at Odo's cup.");
  expect(await ruling()).toMatchObject({ allowed_actions: [{ target_id, target_name: "Odo's cup" }] });
  await propose({ action: "entity_hide", target_id, payload: {} });
  model.answer(lookAt("Odo's cup"));
  await play("I look at Odo's cup again.");
  expect(await ruling()).toMatchObject({ allowed_actions: [], blocked_actions: [{ code: "unknown_target" }] });
});

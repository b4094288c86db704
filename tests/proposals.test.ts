import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { Campaigns } from "freeform-rpg/plugins/canon/campaigns";
import { openServer } from "./engine/open-server.ts";
import type { TestServer } from "./engine/open-server.ts";
import { createPartlyScripted } from "./engine/partly-scripted.ts";

const model = createPartlyScripted();
let server: TestServer;
beforeAll(async () => {
  server = await openServer({ services: [model.provision] });
  const campaigns = await server.kernel.use(Campaigns);
  await campaigns.create({ id: "c", seed: "proposals", scenario_id: "training_yard", user: "ada" });
});
afterAll(() => server.close());

const look = { action: "look", details: "look around", estimated_minutes: 1 };

/** Plays a turn in which the model proposes an effect of an action beside a plain look, and answers the turn as the DM sees it. */
const propose = async (action: string, effect: object, target_id = "") => {
  const first = { action, target_id, details: "wave my hands", estimated_minutes: 1, effects: [effect] };
  model.answer({ "turn/interpreter": { intent: "wave and look", proposed_actions: [first, look] } });
  const played = await server.play("ada", { text: "I wave my hands and look around." });
  model.answer({});
  expect(played.__typename).toBe("QueuedTurn");
  const { turns } = (
    await server.ask(
      "ada",
      `{ campaign(id: "c") { turns(last: 1) { nodes { text blockedActions { code reason } dm { refusedEffects stateDiff outputs } } } } }`,
    )
  ).campaign;
  return turns.nodes[0];
};

describe("an effect that a model proposes", () => {
  test.each([
    ["of an unknown kind", "use", { kind: "explode" }, 'There is no kind of effect "explode".'],
    ["that is malformed", "go", { kind: "move", who: "pc" }, 'The effect "move" is malformed'],
    ["on something unknown", "take", { kind: "transfer", item: "tiara", to: "pc" }, 'Nothing known answers to "tiara".'],
    ["that creates a thing of value", "craft", { kind: "create", name: "bag of gold coins" }, "more than a small thing"],
    ["that kills", "use", { kind: "set_state", target: "hedda_marl", state: "dead" }, ""],
    ["that reveals a hidden fact", "use", { kind: "reveal", target: "cap_note" }, ""],
    ["that settles a thread", "use", { kind: "settle", thread: "bring_the_apple" }, ""],
  ])("%s is refused with its reason for the DM, and the rest of the turn stands", async (_, action, effect, reason) => {
    const { dm } = await propose(action, effect);
    expect(dm.refusedEffects).toEqual([expect.objectContaining({ effect: expect.objectContaining({ kind: effect.kind }) })]);
    expect(dm.refusedEffects[0].reason).toContain(reason);
    expect(dm.refusedEffects[0].reason).not.toBe("");
    expect(dm.outputs.resolution.outcomes.map(({ action }: { action: string }) => action)).toContain("look");
    // What other columns of the event hold is read with the outputs all the same.
    expect(dm.outputs.reconciliation.state_diff).toEqual(dm.stateDiff);
    const { entities_add = [], facts_update = [], threads_update = [], inventory_changes = [] } = dm.stateDiff;
    expect({ entities_add, facts_update, threads_update, inventory_changes }).toEqual({
      entities_add: [],
      facts_update: [],
      threads_update: [],
      inventory_changes: [],
    });
  });

  test("that the scenario guards is refused with the scenario's reason, and the rest of the turn stands", async () => {
    const { dm, blockedActions } = await propose("take", { kind: "transfer", item: "watch_apple", to: "pc" }, "watch_apple");
    expect(blockedActions).toEqual([expect.objectContaining({ code: "guarded" })]);
    expect(dm.outputs.resolution.outcomes.map(({ action }: { action: string }) => action)).toEqual(["look"]);
    expect(dm.stateDiff.inventory_changes ?? []).toEqual([]);
  });
});

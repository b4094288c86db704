import { describe, expect, test } from "vitest";
import { reconcile } from "freeform-rpg/plugins/turn/reconciler/lib";
import { NarratorOutput } from "freeform-rpg/schemas/turn";
import type { EffectDraft, JsonObject, Reconciliation } from "freeform-rpg/schemas";
import { fact, worldOf } from "../../validator/tests/world.ts";
import { resolution, ruling } from "./quiet-turn.ts";

type Parts = Parameters<typeof worldOf>[0];

const reconciled = (promises_kept: string[], parts: Parts): Reconciliation => {
  const output = NarratorOutput.parse({ final_text: "!", promises_kept });
  return reconcile({ world: worldOf(parts), ruling, resolution, narration: { output } });
};

const promised = (effects: EffectDraft[] = [], more: JsonObject = {}) =>
  fact("p", "mira", "", {
    predicate: "promised",
    object: { text: "Mira has promised to try the box.", to: "try the box", toward: "", kept: false, effects, ...more },
    visibility: "known",
  });
const said = (turn_no: number) =>
  fact("p", "mira", "Mira will try the box.", { predicate: "said", tags: ["narrated", "promise"], visibility: "known", turn_no });

describe("a promise that a text shows to be kept", () => {
  test("is kept from then on, and says so", () => {
    const [update] = reconciled(["p"], { facts: [promised()] }).state_diff.facts_update;
    expect(update).toMatchObject({ id: "p", object: { kept: true, text: "Mira Sato has kept the promise to try the box." } });
  });
  test("is over where only a narration made it", () => {
    expect(reconciled(["p"], { facts: [said(3)] }).state_diff.facts_update).toEqual([{ id: "p", ended: true }]);
  });
  const { campaign } = worldOf();
  const waiting = { ...campaign, story: { ...campaign.story, triggers: [{ id: "t", text: "So.", when: { promised: "mira" } }] } };
  test.each([
    ["is decided by what it changes", { facts: [promised([{ kind: "set_state", target: "lamp", state: "lit" }])] }, "decided"],
    ["is what the scenario waits for", { facts: [promised()], campaign: waiting }, "decided"],
    ["is kept already", { facts: [promised([], { kept: true })] }, "unknown_id"],
    ["is none", { facts: [fact("p", "mira", "Mira hums.", { visibility: "known" })] }, "unknown_id"],
  ] satisfies [string, Parts, string][])("stays as it is where it %s", (_, parts, reason) => {
    const { state_diff, dropped } = reconciled(["p"], parts);
    expect(state_diff.facts_update).toEqual([]);
    expect(dropped).toMatchObject([{ kind: "promise_kept", value: "p", reason: expect.stringMatching(`^${reason}`) }]);
  });
});

test("a promise that only a narration made is forgotten after ten turns", () => {
  const campaign = { ...worldOf().campaign, current_turn: 14 };
  expect(reconciled([], { facts: [said(5)], campaign }).state_diff.facts_update).toEqual([{ id: "p", ended: true }]);
  expect(reconciled([], { facts: [said(6)], campaign }).state_diff.facts_update).toEqual([]);
});

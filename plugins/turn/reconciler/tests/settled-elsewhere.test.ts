import { expect, test } from "vitest";
import { reconcile } from "freeform-rpg/plugins/turn/reconciler/lib";
import { NarratorOutput } from "freeform-rpg/schemas/turn";
import type { Reconciliation } from "freeform-rpg/schemas";
import { worldOf } from "../../validator/tests/world.ts";
import { ruling } from "./quiet-turn.ts";

const told = (output: object, parts: Parameters<typeof worldOf>[0] = {}): Reconciliation =>
  reconcile({
    world: worldOf(parts),
    ruling,
    resolution: undefined,
    narration: { output: NarratorOutput.parse({ final_text: "!", ...output }) },
  });
const says = (predicate: string, detail: string) => told({ established_facts: [{ subject_id: "mira", predicate, detail }] });

test.each([
  ["kills someone", "dead", "Mira Sato is dead."],
  ["kills someone in other words", "event", "She falls dead on the counter."],
  ["says how someone died", "cause_of_death", "A blade."],
  ["brings someone back", "status", "She comes back to life."],
])("prose that %s is not taken as a fact", (_, predicate, detail) => {
  const { state_diff, dropped } = says(predicate, detail);
  expect(state_diff.facts_add).toEqual([]);
  expect(dropped).toMatchObject([{ kind: "established_fact", reason: expect.stringMatching(/^life: /) }]);
});

test("prose may tell of another's death", () => {
  expect(says("family", "Her brother died at Kettle Row.").state_diff.facts_add).toHaveLength(1);
});

test("prose moves a thread that has a condition, and never settles it", () => {
  const thread = {
    id: "td-1",
    title: "T",
    type: "QUEST" as const,
    status: "active" as const,
    stakes: {},
    related_entity_ids: [],
    tags: [],
  };
  const threads = [{ ...thread, resolved_when: { known: "f1" } }];
  const moves = (status: string) => told({ thread_updates: [{ id: "td-1", status, reason: "because" }] }, { threads }).dropped;
  expect(moves("resolved")).toMatchObject([{ kind: "thread_update", reason: expect.stringMatching(/^guarded: /) }]);
  expect(moves("stalled")).toEqual([]);
});

import { expect, test } from "vitest";
import { definePlugin, input, tapChange } from "freeform-rpg/kernel";
import { runStage } from "freeform-rpg/testing";
import { Reconciliation, reviewReconciliation } from "freeform-rpg/plugins/turn/reconciler";
import { World } from "freeform-rpg/plugins/turn/queue";
import { Ruling } from "freeform-rpg/plugins/turn/validator";
import { validate } from "freeform-rpg/plugins/turn/validator/lib";
import { InterpreterOutput } from "freeform-rpg/schemas/turn";
import { worldOf } from "../../validator/tests/world.ts";
import reconciler from "../plugin.ts";

const asked = { inputs: [input(World, worldOf()), input(Ruling, validate(InterpreterOutput.parse({ intent: "" }), worldOf()))] };

test("a clarification is reconciled without plan, resolution or narration", async () => {
  const { made } = await runStage(reconciler, Reconciliation, asked);
  expect(made?.engine_events).toMatchObject([{ type: "clarification_asked", details: { text: "What do you want to do?" } }]);
});

test("a tap may drop changes before they are committed, and say why", async () => {
  const strict = definePlugin({
    name: "strict",
    create: () => ({
      taps: [
        tapChange(reviewReconciliation, (merged) => ({
          ...merged,
          dropped: [{ kind: "any", value: "all", reason: "strict: nothing passes" }],
        })),
      ],
    }),
  });
  expect((await runStage(reconciler, Reconciliation, { ...asked, beside: [strict] })).made?.dropped).toHaveLength(1);
});

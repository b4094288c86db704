import * as kernel from "freeform-rpg/kernel";
import * as testing from "freeform-rpg/testing";
import { expect, test } from "vitest";

test("the kernel's door shows exactly these names", () => {
  expect(Object.keys(kernel).toSorted()).toMatchInlineSnapshot(`
    [
      "KernelError",
      "PlanError",
      "PluginError",
      "Runner",
      "artifact",
      "attributed",
      "canonicalJson",
      "changeHook",
      "collectHook",
      "createKernel",
      "createReport",
      "definePlugin",
      "facet",
      "give",
      "given",
      "messageOf",
      "observers",
      "optional",
      "pipeline",
      "provide",
      "reporters",
      "service",
      "showPlan",
      "stage",
      "supply",
      "tapChange",
      "tapCollect",
      "toFailure",
    ]
  `);
});

test("the testing door shows exactly these names", () => {
  expect(Object.keys(testing).toSorted()).toMatchInlineSnapshot(`
    [
      "describeEvent",
      "expectEvents",
      "fakeService",
      "memoryCheckpoint",
      "recordEvents",
      "runStage",
      "supply",
    ]
  `);
});

import * as kernel from "freeform-rpg/kernel";
import * as testing from "freeform-rpg/testing";
import { expect, test } from "vitest";

test("the kernel's door shows exactly these names", () => {
  expect(Object.keys(kernel).toSorted()).toMatchInlineSnapshot(`
    [
      "AppError",
      "PlanError",
      "PluginError",
      "Runner",
      "artifact",
      "attributed",
      "canonicalJson",
      "changeHook",
      "collectHook",
      "contribute",
      "createReport",
      "definePlugin",
      "errorReporters",
      "facet",
      "input",
      "kernelErrorCodes",
      "messageOf",
      "observers",
      "optional",
      "optionalPackage",
      "pipeline",
      "provide",
      "provideValue",
      "service",
      "stage",
      "tapChange",
      "tapCollect",
      "toFailure",
      "withinBound",
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
      "provideValue",
      "recordEvents",
      "runStage",
    ]
  `);
});

// #region test
import { input, provideValue } from "freeform-rpg/kernel";
import { World } from "freeform-rpg/plugins/turn/queue";
import { expectEvents, runStage } from "freeform-rpg/testing";
import { sampleWorld } from "freeform-rpg/testing/context";
import { expect, test } from "vitest";
import storms, { Forecast, Weather } from "../storms/plugin.ts";

test("a storm is forecast", async () => {
  const { made, events } = await runStage(storms, Forecast, {
    inputs: [input(World, sampleWorld({}))],
    services: [provideValue(Weather, { today: () => "storm" })],
  });
  expect(made?.text).toBe("A storm is coming.");
  expectEvents(events, ["run_started", "stage_started forecast", "progress forecast", "stage_finished forecast", "run_finished"]);
});
// #endregion

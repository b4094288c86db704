import { expect, test } from "vitest";
import { definePlugin } from "freeform-rpg/kernel";
import { layOptions } from "../lay-options.ts";

const weather = definePlugin({ name: "weather", create: () => ({}) });

test("options by plugin name are laid over those that are listed", () => {
  const plugins = [weather, { plugin: "tides", options: { high: 3, low: 1 } }, "moon"];
  expect(layOptions(plugins, { weather: { rain: true }, tides: { low: 2 } })).toEqual([
    { plugin: weather, options: { rain: true } },
    { plugin: "tides", options: { high: 3, low: 2 } },
    "moon",
  ]);
});

test("options for a plugin that is not listed are an error", () => {
  expect(() => layOptions([weather], { wether: {} })).toThrow('options for "wether", but lists no such plugin. Listed: weather.');
});

import { createKernel, definePlugin, stage } from "freeform-rpg/kernel";
import type { Configured, Plugin } from "freeform-rpg/kernel";
import { expect, test } from "vitest";
import { z } from "zod";
import { sizes } from "./fixtures/good/plugin.ts";
import { Answer, Toy, plugin, toys } from "./toy.ts";

const from = import.meta.dirname;
const create = (...plugins: readonly Configured[]) => createKernel({ plugins, from, timeLimit: 200 });

test("a plugin is loaded from its file or package, with options of its own schema", async () => {
  const kernel = await create({ plugin: "./fixtures/good/plugin.ts", options: { size: 7 } });
  expect(kernel.read(sizes)).toEqual([{ plugin: "good", value: 7 }]);
  expect(kernel.plugins).toEqual([
    { name: "good", version: "3", replaces: null, stages: [], taps: [], services: [], gifts: ["fixture/sizes"], fault: null },
  ]);
});

test("options that are not given are the schema's defaults", async () => {
  expect((await create("./fixtures/good/plugin.ts")).read(sizes)).toEqual([{ plugin: "good", value: 1 }]);
});

const throwing = definePlugin({
  name: "throwing",
  create: () => {
    throw new Error("not today");
  },
});
const strict = definePlugin({ name: "strict", options: z.object({ size: z.number() }), create: () => ({}) });
const never = definePlugin({ name: "never", create: (() => new Promise(() => {})) as never });
const shapeless = definePlugin({ name: "shapeless", create: () => ({ stages: [{ name: "x" }] }) as never });

test.each<[string, Configured, string, RegExp]>([
  ["a package that is not installed", "freeform-rpg-plugin-nowhere", "plugin_failed", /freeform-rpg-plugin-nowhere/],
  ["a module that throws", "./fixtures/throws.ts", "plugin_failed", /import failed on purpose/],
  ["a module without a default export", "./fixtures/no-default.ts", "plugin_invalid", /no plugin as its default export/],
  ["options of the wrong shape", { plugin: strict, options: { size: "big" } }, "options_invalid", /size/],
  ["options that are missing", strict, "options_invalid", /size/],
  ["options nobody asked for", { plugin: plugin("plain", {}), options: {} }, "options_invalid", /takes no options/],
  ["a plugin whose create throws", throwing, "plugin_failed", /not today/],
  ["a plugin whose create hangs", never, "time_limit", /200 ms/],
  ["a plugin whose parts have the wrong shape", shapeless, "plugin_invalid", /stages\[0\]/],
  ["something that is no plugin", { nonsense: true } as unknown as Plugin, "plugin_invalid", /default export/],
])("%s is a reported fault, and the rest works", async (_what, entry, code, words) => {
  const kernel = await create(...toys, entry);
  const fault = kernel.plugins.at(-1)?.fault;
  expect(fault?.code).toBe(code);
  expect(fault?.message).toMatch(words);
  expect(kernel.plan(Toy).stages).toHaveLength(3);
});

test("a plugin replaces a plugin of its own name", async () => {
  const twin = definePlugin({ name: "answerer", replaces: "answerer", create: () => ({ stages: [] }) });
  const end = stage({ pipeline: Toy, name: "end", needs: {}, makes: Answer, run: () => "" });
  const kernel = await create(...toys, twin, plugin("ender", { stages: [end] }));
  expect(kernel.plugins.map(({ name, replaces }) => [name, replaces])).toContainEqual(["answerer", "answerer"]);
  expect(kernel.plugins).toHaveLength(4);
});

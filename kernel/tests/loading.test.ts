import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { definePlugin, facet, contribute, stage } from "freeform-rpg/kernel";
import { createKernel } from "freeform-rpg/kernel/host";
import type { Configured, Plugin } from "freeform-rpg/kernel";
import { afterAll, beforeAll, expect, test } from "vitest";
import { z } from "zod";
import { Answer, Toy, plugin, toys } from "./toy.ts";

const from = await mkdtemp(join(tmpdir(), "plugins-"));
const create = (...plugins: readonly Configured[]) => createKernel({ plugins, from, timeLimit: 200 });

const whole = `export default { name: "whole", version: "3", create: () => ({ contributes: [{ facet: { kind: "facet", id: "toy/sizes" }, value: 7 }] }) };`;
const sources = {
  "whole.mjs": whole,
  "node_modules/packaged/index.mjs": whole,
  "node_modules/packaged/package.json": `{ "name": "packaged", "version": "1.0.0", "exports": "./index.mjs" }`,
  "throws.mjs": `throw new Error("import failed on purpose");`,
  "nameless.mjs": `export const plugin = { name: "nameless", create: () => ({}) };`,
};

beforeAll(async () => {
  await mkdir(join(from, "node_modules", "packaged"), { recursive: true });
  for (const [file, text] of Object.entries(sources)) await writeFile(join(from, file), text);
});
afterAll(() => rm(from, { recursive: true }));

const sizes = facet<number>("toy/sizes");
const sized = definePlugin({
  name: "sized",
  options: z.object({ size: z.number().default(1) }),
  create: ({ size }) => ({ contributes: [contribute(sizes, size)] }),
});

test.each(["./whole.mjs", "packaged"])("a plugin is loaded from %s, looked up where it is configured", async (name) => {
  const kernel = await create(name);
  expect(kernel.read(sizes)).toEqual([{ plugin: "whole", value: 7 }]);
  expect(kernel.plugins).toEqual([
    { name: "whole", version: "3", replaces: null, stages: [], taps: [], services: [], contributes: ["toy/sizes"], fault: null },
  ]);
});

test.each<[string, Configured, number]>([
  ["as given", { plugin: sized, options: { size: 5 } }, 5],
  ["the schema's default when left out", { plugin: sized, options: {} }, 1],
  ["the schema's default when there are none", sized, 1],
])("an option is %s", async (_what, entry, value) => {
  expect((await create(entry)).read(sizes)).toEqual([{ plugin: "sized", value }]);
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
  ["a module that throws", "./throws.mjs", "plugin_failed", /import failed on purpose/],
  ["a module without a default export", "./nameless.mjs", "plugin_invalid", /no plugin as its default export/],
  ["options of the wrong shape", { plugin: strict, options: { size: "big" } }, "options_invalid", /size/],
  ["options that are missing", strict, "options_invalid", /size/],
  ["options that are not declared", { plugin: plugin("plain", {}), options: {} }, "options_invalid", /takes no options/],
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

test.each([
  ["^1.0.0", null],
  ["^2.0.0", "engine_mismatch"],
])("a plugin for the engine %s is checked against the engine's version", async (range, code) => {
  const engine = { version: "1.2.0", satisfies: (wanted: string) => wanted === "^1.0.0" };
  const ranged = definePlugin({ name: "ranged", engine: range, create: () => ({}) });
  const { plugins } = await createKernel({ plugins: [ranged], from, engine });
  expect(plugins[0]?.fault?.code ?? null).toBe(code);
});

test("the name of a plugin that hangs is heard before its time is over", async () => {
  const slow: string[] = [];
  const { plugins } = await createKernel({ plugins: [sized, never], from, timeLimit: 200, onSlowLoad: (name) => slow.push(name) });
  expect([slow, plugins.map(({ fault }) => fault?.code)]).toEqual([["never"], [undefined, "time_limit"]]);
});

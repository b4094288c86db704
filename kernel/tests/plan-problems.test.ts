import {
  PlanError,
  artifact,
  changeHook,
  contribute,
  definePlugin,
  facet,
  pipeline,
  provide,
  service,
  stage,
  tapChange,
} from "freeform-rpg/kernel";
import { createKernel } from "freeform-rpg/kernel/host";
import type { Configured } from "freeform-rpg/kernel";
import { expect, test } from "vitest";
import { z } from "zod";
import { Answer, Count, Draft, Question, Toy, answer, count, draft, plugin, toys } from "./toy.ts";

const problemsOf = async (plugins: readonly Configured[]): Promise<readonly string[]> => {
  const thrown: unknown = await createKernel({ plugins }).catch((error: unknown) => error);
  return thrown instanceof PlanError ? thrown.problems : [];
};

const Clock = service<{ now(): number }>("toy/clock");
const Bell = service<{ ring(): void }>("toy/bell");
const named = facet<string>("toy/named", { key: (name) => name });
const review = changeHook("reviewToy", z.string());
const other = stage({ pipeline: Toy, name: "count-again", needs: {}, makes: Count, run: () => 1 });
const loopA = stage({ pipeline: Toy, name: "a", needs: { b: Draft }, makes: Count, run: () => 1 });
const loopB = stage({ pipeline: Toy, name: "b", needs: { a: Count }, makes: Draft, run: () => ({ text: "" }) });
const ends = stage({ pipeline: Toy, name: "end", needs: {}, makes: Answer, run: () => "" });
const remakes = stage({ pipeline: Toy, name: "ask", needs: {}, makes: Question, run: () => "" });
const timed = stage({ pipeline: Toy, name: "end", needs: {}, uses: { clock: Clock }, makes: Answer, run: () => "" });
const namesake = stage({ pipeline: Toy, name: "end", needs: {}, makes: Count, run: () => 1 });
const doubled = stage({ pipeline: Toy, name: "end", needs: { clock: Question }, uses: { clock: Clock }, makes: Answer, run: () => "" });
const clockByBell = provide(Clock, { uses: { bell: Bell }, create: () => ({ now: () => 0 }) });
const bellByClock = provide(Bell, { uses: { clock: Clock }, create: () => ({ ring: () => {} }) });
const clock = provide(Clock, { create: () => ({ now: () => 0 }) });
const replaces = (name: string, gone: string) => definePlugin({ name, replaces: gone, create: () => ({}) });

test.each<[string, readonly Configured[], readonly (string | RegExp)[]]>([
  [
    "two makers of one artifact",
    [...toys, plugin("rival", { stages: [other] })],
    [/"toy\/count" has two makers: .*"count".*"counter".*"rival"/],
  ],
  ["an artifact that is given and made", [...toys, plugin("asker", { stages: [remakes] })], [/"toy\/question" is given .* makes it too/]],
  ["a need that no stage makes", [plugin("answerer", { stages: [answer, draft] })], [/No stage makes "toy\/count".*"answer".*"answerer"/]],
  [
    "a result that no stage makes",
    [plugin("counter", { stages: [count] })],
    [/No stage makes "toy\/answer", the result of the pipeline "toy"/],
  ],
  ["a cycle, with its path", [plugin("loop", { stages: [loopA, loopB, ends] })], [/cycle: (a -> b -> a|b -> a -> b)/]],
  ["a missing service", [plugin("timer", { stages: [timed] })], [/No plugin provides the service "toy\/clock".*stage "end".*"timer"/]],
  [
    "a missing service of a service",
    [plugin("c", { services: [clockByBell] })],
    [/"toy\/bell", which the service "toy\/clock" of the plugin "c"/],
  ],
  [
    "services in a circle",
    [plugin("c", { services: [clockByBell, bellByClock] })],
    [/circle: .*toy\/(clock|bell) -> toy\/(bell|clock) -> /],
  ],
  ["two providers of a service", [plugin("c", { services: [clock] }), plugin("d", { services: [clock] })], [/provided by "c" and "d"/]],
  [
    "two contributions of one name",
    [plugin("c", { contributes: [contribute(named, "storm")] }), plugin("d", { contributes: [contribute(named, "storm")] })],
    ['"storm" in the facet "toy/named" comes from "c" and "d". Rename one, or leave one out.'],
  ],
  [
    "a tap on a hook that no plugin declares",
    [plugin("tapper", { taps: [tapChange(review, (text) => text)] })],
    [/"tapper" taps the hook "reviewToy"/],
  ],
  ["two plugins of one name", [plugin("twin", {}), plugin("twin", {})], [/Two plugins are named "twin"/]],
  [
    "two stages of one name",
    [plugin("one", { stages: [ends] }), plugin("two", { stages: [namesake] })],
    [/two stages named "end", from "one" and "two"/],
  ],
  [
    "a name for a need and a service",
    [plugin("both", { stages: [doubled], services: [clock] })],
    [/"clock" is both a need and a service of .*"end".*"both"/],
  ],
  ["the replacement of an unknown plugin", [replaces("new", "old")], [/"new" replaces "old", which is not registered/]],
  ["two replacements of one plugin", [plugin("old", {}), replaces("x", "old"), replaces("y", "old")], [/"x" and "y" both replace "old"/]],
])("%s is reported", async (_what, plugins, expected) => {
  const problems = await problemsOf(plugins);
  expect(problems).toHaveLength(expected.length);
  for (const [at, pattern] of expected.entries()) expect(problems[at]).toMatch(pattern);
});

test("all problems are reported at once, those of several pipelines too", async () => {
  const Lonely = pipeline("lonely", [], artifact("lonely/end", z.string()));
  const lonely = stage({
    pipeline: Lonely,
    name: "wait",
    needs: { never: artifact("lonely/never", z.string()) },
    makes: Lonely.result,
    run: () => "",
  });
  const problems = await problemsOf([
    plugin("a", { stages: [answer, lonely] }),
    plugin("b", { services: [clockByBell] }),
    replaces("c", "gone"),
  ]);
  expect(problems.map((problem) => /"([^"]*(?:toy|lonely|gone)[^"]*)"/.exec(problem)?.[1])).toEqual([
    "gone",
    "toy/bell",
    "toy/draft",
    "toy/count",
    "lonely/never",
  ]);
});

test("a missing maker is explained by the plugin that did not load", async () => {
  const broken = definePlugin({
    name: "counter",
    create: () => {
      throw new Error("no abacus");
    },
  });
  const problems = await problemsOf([plugin("rest", { stages: [answer, draft] }), broken]);
  expect(problems).toEqual([
    expect.stringMatching(/No stage makes "toy\/count".*Not loaded, and perhaps what is missing: "counter" \(.*no abacus\)/),
  ]);
});

test("a replacement takes the place and the position of the replaced plugin", async () => {
  const better = definePlugin({ name: "abacus", replaces: "counter", create: () => ({ stages: [{ ...count, run: () => 42 }] }) });
  const kernel = await createKernel({ plugins: [better, ...toys] });
  expect(kernel.plugins.map(({ name }) => name)).toEqual(["answerer", "drafter", "abacus"]);
  expect((await kernel.run(Toy, { runId: "r", inputs: [[Question, "why"]] })).result).toBe("why! (42)");
});

test("a replacement that did not load is not papered over by what it replaces", async () => {
  const broken = definePlugin({ name: "abacus", replaces: "counter", options: z.object({ beads: z.number() }), create: () => ({}) });
  expect(await problemsOf([...toys, broken])).toEqual([expect.stringMatching(/No stage makes "toy\/count".*"abacus"/)]);
});

test("a pipeline by a name that no stage belongs to is refused with the names there are", async () => {
  const kernel = await createKernel({ plugins: toys });
  expect(() => kernel.plan("tyo")).toThrow('There is no pipeline "tyo". Known pipelines: toy.');
  expect(kernel.pipelines().map(({ pipeline: name }) => name)).toEqual(["toy"]);
});

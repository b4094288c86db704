import { changeHook, collectHook, provide, service, stage, tapChange, tapCollect } from "freeform-rpg/kernel";
import { createKernel } from "freeform-rpg/kernel/host";
import type { Plugin, PluginParts, Tap, TapOrder } from "freeform-rpg/kernel";
import { expect, test } from "vitest";
import { z } from "zod";
import { Answer, Question, Toy, plugin } from "./toy.ts";

const review = changeHook<string, { readonly loud: boolean }>("reviewAnswer", z.string());
const judge = collectHook<string, { readonly fault: string }>("judgeAnswer", z.object({ fault: z.string() }));

const asker = plugin("asker", {
  hooks: [review, judge],
  stages: [
    stage({
      pipeline: Toy,
      name: "answer",
      needs: { question: Question },
      makes: Answer,
      run: async ({ question }, call) => {
        const reviewed = await call.change(review, question, { loud: true });
        const faults = await call.collect(judge, reviewed);
        return [reviewed, ...faults.map(({ fault }) => fault)].join("|");
      },
    }),
  ],
});

const ask = async (...plugins: readonly Plugin[]): Promise<string> => {
  const kernel = await createKernel({ plugins: [asker, ...plugins] });
  return (await kernel.run(Toy, { runId: "r", inputs: [[Question, "q"]] })).result;
};
const tapping = (name: string, ...taps: readonly Tap[]) => plugin(name, { taps });
const append = (text: string, order?: TapOrder) => tapChange(review, (value) => value + text, order ? { order } : {});

test("a hook that nobody taps leaves the value as it is", async () => {
  expect(await ask()).toBe("q");
});

test("taps run pre, normal, post, and in registration order within each", async () => {
  const first = tapping("first", append("3", "post"), append("2"), append("1", "pre"));
  expect(await ask(first, tapping("second", append("c", "post"), append("b"), append("a", "pre")))).toBe("q1a2b3c");
});

test("a tap gets the context, its services and the call's place", async () => {
  const Word = service<string>("toy/word");
  const tap = tapChange(review, (value, { loud, used: { word } }, { stage: name, runId }) => [value, loud, word, name, runId].join(" "), {
    uses: { word: Word },
  });
  expect(await ask(plugin("tapper", { taps: [tap], services: [provide(Word, { create: () => "word" })] }))).toBe("q true word answer r");
});

test("collected answers come in tap order, any number of each", async () => {
  const fault = (...faults: readonly string[]) => tapCollect(judge, () => faults.map((text) => ({ fault: text })));
  expect(await ask(tapping("one", fault("a", "b")), tapping("none", fault()), tapping("two", fault("c")))).toBe("q|a|b|c");
});

test.each<[string, PluginParts, string, string]>([
  [
    "throws",
    {
      taps: [
        tapChange(review, () => {
          throw new Error("bad tap");
        }),
      ],
    },
    "plugin_failed",
    "hook reviewAnswer",
  ],
  ["changes to a wrong shape", { taps: [tapChange(review, () => 5 as never)] }, "answer_invalid", "hook reviewAnswer"],
  ["forgets to return", { taps: [tapChange(review, (() => {}) as never)] }, "answer_invalid", "hook reviewAnswer"],
  ["answers a wrong shape", { taps: [tapCollect(judge, () => [{ fault: 5 as never }])] }, "answer_invalid", "hook judgeAnswer"],
  ["answers no list", { taps: [tapCollect(judge, (() => ({ fault: "x" })) as never)] }, "answer_invalid", "hook judgeAnswer"],
])("a tap that %s is named, not the stage that called it", async (_what, parts, code, point) => {
  await expect(ask(plugin("culprit", parts))).rejects.toMatchObject({ code, plugin: "culprit", point });
});

test("a tap that hangs is blamed for the stage's time", async () => {
  const hang = tapping(
    "sloth",
    tapChange(review, () => new Promise<string>(() => {})),
  );
  const kernel = await createKernel({ plugins: [asker, hang], timeLimit: 20 });
  const running = kernel.run(Toy, { runId: "r", inputs: [[Question, "q"]] });
  await expect(running).rejects.toMatchObject({ code: "time_limit", plugin: "sloth", point: "hook reviewAnswer" });
});

test("a service that a tap waits for is blamed before the tap", async () => {
  const Slow = service<string>("toy/slow");
  const tap = tapChange(review, (value) => value, { uses: { slow: Slow } });
  const sloth = plugin("sloth", { services: [provide(Slow, { create: () => new Promise<string>(() => {}) })] });
  const limited = plugin("asker", {
    ...asker.create(undefined),
    stages: asker.create(undefined).stages?.map((each) => ({ ...each, timeLimit: 20 })) ?? [],
  });
  const kernel = await createKernel({ plugins: [limited, sloth, tapping("tapper", tap)] });
  const running = kernel.run(Toy, { runId: "r", inputs: [[Question, "q"]] });
  await expect(running).rejects.toMatchObject({ code: "time_limit", plugin: "sloth", point: "service toy/slow" });
});

test("a stage may catch what a tap throws", async () => {
  const careful = plugin("careful", {
    hooks: [review],
    stages: [
      stage({
        pipeline: Toy,
        name: "answer",
        needs: { question: Question },
        makes: Answer,
        run: ({ question }, call) => call.change(review, question, { loud: false }).catch(() => "caught"),
      }),
    ],
  });
  const broken = tapping(
    "broken",
    tapChange(review, () => Promise.reject(new Error("no"))),
  );
  const kernel = await createKernel({ plugins: [careful, broken] });
  expect((await kernel.run(Toy, { runId: "r", inputs: [[Question, "q"]] })).result).toBe("caught");
});

test("calling a hook that no plugin declares is the calling plugin's fault", async () => {
  const silent = plugin("silent", {
    stages: [
      stage({ pipeline: Toy, name: "answer", needs: {}, makes: Answer, run: (_input, call) => call.change(review, "a", { loud: false }) }),
    ],
  });
  const kernel = await createKernel({ plugins: [silent] });
  const running = kernel.run(Toy, { runId: "r", inputs: [[Question, "q"]] });
  await expect(running).rejects.toMatchObject({ code: "hook_undeclared", plugin: "silent", point: "stage answer" });
});

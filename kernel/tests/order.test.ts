import { artifact, optional, pipeline, stage } from "freeform-rpg/kernel";
import { createKernel } from "freeform-rpg/kernel/host";
import type { Artifact, Stage } from "freeform-rpg/kernel";
import fc from "fast-check";
import { expect, test } from "vitest";
import { z } from "zod";
import { joinStage, plugin } from "./toy.ts";

const Start = artifact("made/start", z.string());
const made = Array.from({ length: 12 }, (_, at) => artifact(`made/${at}`, z.string()));
const End = artifact("made/end", z.string());
const Made = pipeline("made", [Start], End);

/** A random graph: stage N may need the start and any artifact made before it, and the last one ends the pipeline. */
const graphs = fc
  .integer({ min: 1, max: made.length })
  .chain((size) =>
    fc
      .tuple(...Array.from({ length: size }, (_, at) => fc.subarray([Start, ...made.slice(0, at)])))
      .map((needs) => [...needs.map(toStage), finish(size)]),
  );

const toStage = (needs: Artifact<string>[], at: number): Stage => joinStage(Made, `s${at}`, nameNeeds(needs), made[at] ?? End);
const finish = (size: number): Stage => joinStage(Made, "end", nameNeeds(made.slice(0, size)), End);
const nameNeeds = (needs: Artifact<string>[]) => Object.fromEntries(needs.map((need, at) => [`n${at}`, need]));

const planOf = async (stages: readonly Stage[]) => {
  const kernel = await createKernel({ plugins: stages.map((part) => plugin(`by-${part.name}`, { stages: [part] })) });
  return kernel.plan(Made);
};

test("any registration order gives an order in which every stage follows what it needs", async () => {
  const shuffled = graphs.chain((stages) => fc.shuffledSubarray(stages, { minLength: stages.length }));
  await fc.assert(
    fc.asyncProperty(shuffled, async (stages) => {
      const { stages: planned } = await planOf(stages);
      expect(planned).toHaveLength(stages.length);
      const there = new Set([Start.id]);
      for (const { needs, makes } of planned) {
        for (const need of needs) expect(there).toContain(need);
        there.add(makes);
      }
    }),
  );
});

test("stages registered in a valid order stay in it", async () => {
  await fc.assert(
    fc.asyncProperty(graphs, async (stages) => {
      const { stages: planned } = await planOf(stages);
      expect(planned.map(({ name }) => name)).toEqual(stages.map(({ name }) => name));
    }),
  );
});

test("a stage's level is one above the highest it waits for", async () => {
  await fc.assert(
    fc.asyncProperty(graphs, async (stages) => {
      const { stages: planned } = await planOf(stages);
      const levels = new Map(planned.map(({ name, level }) => [name, level]));
      for (const { after, level } of planned) expect(level).toBe(1 + Math.max(0, ...after.map((name) => levels.get(name) ?? 0)));
    }),
  );
});

test("every registration order of the same stages gives the same result and the same event order for the same plan", async () => {
  await fc.assert(
    fc.asyncProperty(graphs, async (stages) => {
      const kernel = await createKernel({ plugins: [plugin("all", { stages })] });
      const back = await createKernel({ plugins: [plugin("all", { stages: stages.toReversed() })] });
      const run = { runId: "r", inputs: [[Start, "x"]] as const };
      expect((await kernel.run(Made, run)).result).toBe((await back.run(Made, run)).result);
    }),
    { numRuns: 30 },
  );
});

test("a stage waits for the maker of an optional need", async () => {
  const Early = artifact("made/early", z.string());
  const late = stage({ pipeline: Made, name: "late", needs: { early: optional(Early) }, makes: End, run: ({ early }) => early ?? "none" });
  const { stages } = await planOf([late, joinStage(Made, "early", { start: Start }, Early)]);
  expect(stages.map(({ name }) => name)).toEqual(["early", "late"]);
});

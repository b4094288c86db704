import { readdirSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { judgeProse } from "./judge-prose.ts";
import { figuresOf } from "./prose-figures.ts";
import { readProse } from "./read-prose.ts";
import { readShortTexts } from "./short-texts.ts";

const short = join(import.meta.dirname, "short");

test.each(readdirSync(short))("texts of one or two sentences are judged by the same rules: %s", async (folder) => {
  const judged = await judgeProse(readShortTexts(join(short, folder)));
  const found = judged.filter(({ violations }) => violations.length > 0);
  const hits = found.filter(({ faulty }) => faulty).length;
  expect(hits / judged.filter(({ faulty }) => faulty).length).toBeGreaterThanOrEqual(0.8);
  expect(hits / found.length).toBeGreaterThanOrEqual(0.95);
});

test("hardly a sound narration of real length is sent back by code", async () => {
  const judged = await judgeProse(readProse(join(import.meta.dirname, "prose")));
  const figures = new Map(figuresOf(judged).map(({ metric, value }) => [metric, value]));
  expect(figures.get("false_alarms_per_100")).toBeLessThanOrEqual(1);
  expect(figures.get("precision")).toBeGreaterThanOrEqual(0.95);
});

import { readdirSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { judgeProse } from "./judge-prose.ts";
import { readShortTexts } from "./short-texts.ts";

const short = join(import.meta.dirname, "short");

test.each(readdirSync(short))("texts of one or two sentences are judged by the same rules: %s", async (folder) => {
  const judged = await judgeProse(readShortTexts(join(short, folder)));
  const found = judged.filter(({ violations }) => violations.length > 0);
  const hits = found.filter(({ faulty }) => faulty).length;
  expect(hits / judged.filter(({ faulty }) => faulty).length).toBeGreaterThanOrEqual(0.85);
  expect(hits / found.length).toBeGreaterThanOrEqual(0.95);
});

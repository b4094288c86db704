import { input, provideValue } from "freeform-rpg/kernel";
import { createKernel } from "freeform-rpg/kernel/host";
import { Models } from "freeform-rpg/plugins/models/core";
import { runStage } from "freeform-rpg/testing";
import { scriptedModel } from "freeform-rpg/testing/models";
import { Extraction, Segments, Structure } from "freeform-rpg/plugins/ingest/core";
import { detectStructure } from "freeform-rpg/plugins/ingest/structure/lib";
import type { Block, Extraction as Book } from "freeform-rpg/schemas";
import { expect, test } from "vitest";
import models from "../../../models/core/plugin.ts";
import segment from "../plugin.ts";

const places: Block["places"] = [{ page: 1, box: [0, 0, 1, 1] }];
const para = (text: string): Block => ({ type: "para", text, places });
const lore = para("The river folk keep their dead in boats of reed and send them down the stream at dusk. ".repeat(6));
const rules = para("Roll 2d6 +1. On a hit deal 1d8 damage at DC 12; on a miss lose 2 points. Roll again with 1d6 if you fail. ".repeat(6));
const blocks: Block[] = [{ type: "heading", text: "The River", level: 1, places }, lore, lore, rules, rules];
const book: Book = {
  title: "The Book",
  page_count: 1,
  pages: [{ number: 1, width: 1, height: 1, order: "stream", matter: "body", ocr: false, heads: [], blocks }],
  bookmarks: [],
  warnings: [],
};

const run = async (before: readonly number[], options: unknown) => {
  const model = scriptedModel({ "ingest/segment": { splits: [{ id: 0, before }] } });
  const kernel = await createKernel({ plugins: [models], services: [model] });
  const trial = {
    inputs: [input(Extraction, book), input(Structure, detectStructure(book))],
    services: [provideValue(Models, await kernel.use(Models))],
    beside: [models],
    options,
  };
  const { made } = await runStage(segment, Segments, trial);
  await kernel.close();
  return { texts: made?.segments.map(({ text }) => text) ?? [], model };
};

test("a passage that mixes world and rules is parted where a model says", async () => {
  const { texts } = await run([3], { partMixed: true });
  expect(texts.map((text) => [text.includes("river folk"), text.includes("2d6")])).toEqual([
    [true, false],
    [false, true],
  ]);
});

test("a part that would be too small is not cut off, and no model is asked unless it is wanted", async () => {
  expect((await run([1], { partMixed: true })).texts).toHaveLength(1);
  expect((await run([3], {})).model.count()).toBe(0);
});

import { input, provideValue } from "freeform-rpg/kernel";
import { createKernel } from "freeform-rpg/kernel/host";
import { Models } from "freeform-rpg/plugins/models/core";
import { ModelError } from "freeform-rpg/plugins/models/core/lib";
import { runStage } from "freeform-rpg/testing";
import { inTurn, scriptedModel } from "freeform-rpg/testing/models";
import { Extraction, Structure } from "freeform-rpg/plugins/ingest/core";
import type { Block, Extraction as Book } from "freeform-rpg/schemas";
import { expect, test } from "vitest";
import models from "../../../models/core/plugin.ts";
import structure from "../plugin.ts";

const block = (text: string): Block => ({ type: "para", text, places: [{ page: 1, box: [0, 0, 1, 1] }] });
const bare: Book = {
  title: "The Book",
  page_count: 1,
  pages: [
    {
      number: 1,
      width: 612,
      height: 792,
      order: "stream",
      matter: "body",
      ocr: false,
      heads: [],
      blocks: Array.from({ length: 14 }, (_, at) => block(`it rained for the ${at + 1}th day and nothing was dry.`)),
    },
  ],
  bookmarks: [],
  warnings: [],
};

const detect = async (book: Book, answer: Parameters<typeof scriptedModel>[0][string]) => {
  const model = scriptedModel({ "ingest/structure": answer });
  const kernel = await createKernel({ plugins: [{ plugin: models, options: { backOff: 0 } }], services: [model] });
  const { made } = await runStage(structure, Structure, {
    inputs: [input(Extraction, book)],
    services: [provideValue(Models, await kernel.use(Models))],
    beside: [models],
  });
  await kernel.close();
  return { made, model };
};

test("a book that gives no sign of sections is shown to a model", async () => {
  const headings = [
    { block: 0, title: "The Rain", level: 1 },
    { block: 7, title: "Nothing was dry", level: 1 },
  ];
  const { made, model } = await detect(bare, { headings });
  expect(made?.found_by).toBe("model");
  expect(made?.sections.map(({ title, blocks }) => [title, blocks.length])).toEqual([
    ["The Rain", 7],
    ["Nothing was dry", 7],
  ]);
  expect(JSON.stringify(model.requests[0]?.input)).toContain("it rained for the 1th day");
});

test("a section that begins where nothing stands goes back to the model, and is left out if it stays", async () => {
  const wrong = { headings: [{ block: 99, title: "Nowhere", level: 1 }] };
  const mended = await detect(bare, inTurn(wrong, { headings: [{ block: 3, title: "The 4th day", level: 1 }] }));
  expect([mended.model.count(), mended.made?.sections.map(({ title }) => title)]).toEqual([2, ["The Book", "The 4th day"]]);
  const stubborn = await detect(bare, wrong);
  expect([stubborn.made?.found_by, stubborn.made?.sections.length]).toEqual(["none", 1]);
});

test("a title that the book does not bear out goes back, and the section is called by its beginning if it stays", async () => {
  const { made, model } = await detect(bare, { headings: [{ block: 3, title: "Almighty Zorg", level: 1 }] });
  expect([model.count(), made?.sections.map(({ title }) => title)]).toEqual([3, ["The Book", "it rained for the 4th day and nothing"]]);
  expect(made?.doubts).toEqual([expect.stringContaining('"Almighty Zorg"')]);
});

test("without a usable answer the book stays as it is, and somebody is told", async () => {
  const { made } = await detect(bare, { headings: "none" });
  expect([made?.found_by, made?.doubts]).toEqual(["none", [expect.stringContaining("no usable answer")]]);
});

test("a book with headings of its own asks nobody", async () => {
  const [page] = bare.pages;
  const titled: Book = {
    ...bare,
    pages: page ? [{ ...page, blocks: [{ ...block("Rain"), type: "heading", level: 1 }, ...page.blocks] }] : [],
  };
  const { made, model } = await detect(titled, { headings: [] });
  expect([made?.found_by, model.count()]).toEqual(["fonts", 0]);
});

test("what the model fails with while its answer is mended is told as it is", async () => {
  const wrong = { headings: [{ block: 99, title: "Nowhere", level: 1 }] };
  await expect(detect(bare, inTurn(wrong, new ModelError("model_unavailable", "No such key.")))).rejects.toMatchObject({
    message: expect.stringContaining("No such key."),
    cause: { code: "model_unavailable" },
  });
});

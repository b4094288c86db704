import { mkdtemp, readFile, readdir, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describeEvent, recordEvents } from "freeform-rpg/testing";
import { Ingests } from "freeform-rpg/plugins/ingest/core";
import { afterEach, beforeEach, expect, test } from "vitest";
import { makePdf } from "./make-pdf.ts";
import { openIngest } from "./open-ingest.ts";

const prose = "The old harbour town keeps its secrets under the tide and its lanterns lit.";

let folder = "";
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "ingest-"));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const book = () =>
  makePdf([
    [[60, 720, 20, "The Harbour"], ...[690, 676, 662].map((y) => [60, y, 10, prose] as const)],
    [
      [60, 720, 20, "Combat Rules"],
      ...[690, 676, 662].map((y) => [60, y, 10, "Roll 2d6 and add +1. On a hit deal 1d8 damage at DC 12."] as const),
    ],
  ]);

const run = async (options: { fromStage?: string; file?: string; range?: { from: number; to: number } } = {}) => {
  const kernel = await openIngest();
  const { events, onEvent } = recordEvents();
  const file = options.file ?? join(folder, "book.pdf");
  try {
    const made = await (await kernel.use(Ingests)).run({ ...options, file, out: join(folder, "out"), onEvent });
    return { made, told: events.filter((event) => event.type === "stage_finished" && event.stage !== "note_model").map(describeEvent) };
  } finally {
    await kernel.close();
  }
};

const readSegments = async () => JSON.parse(await readFile(join(folder, "out/03_segment/segment_manifest.json"), "utf8")).segments;

const stages = ["extract", "structure", "segment", "classify", "enrich", "guide", "assemble", "validate"];
const finished = (...restored: string[]) => stages.map((stage) => `stage_finished ${stage}${restored.includes(stage) ? " restored" : ""}`);

test("a book becomes a pack, with every stage in a folder of its own", async () => {
  await writeFile(join(folder, "book.pdf"), book());
  const { made, told } = await run();
  expect(told).toEqual(finished());
  expect(made).toMatchObject({ manifest: { id: "book" }, usable: true, folder: "06_assemble/book" });
  expect(await readSegments()).toMatchObject([{ id: "the_harbour" }, { id: "combat_rules" }]);
  const numbered = await readdir(join(folder, "out"));
  expect(numbered.map((name) => name.slice(0, 2))).toEqual(["01", "02", "03", "04", "05", "06", "07", "gu"]);
  expect(await readFile(join(folder, "out/01_extract/pages/page_0001.md"), "utf8")).toMatch(/^# The Harbour\n\nThe old harbour town/);
  const meta = JSON.parse(await readFile(join(folder, "out/02_structure/stage_meta.json"), "utf8"));
  expect(meta).toMatchObject({ stage: "structure", artifact: "ingest/structure" });
});

test("a second run keeps what is unchanged, and begins again where it is told to", async () => {
  await writeFile(join(folder, "book.pdf"), book());
  await run();
  expect((await run()).told).toEqual(finished(...stages));
  expect((await run({ fromStage: "segment" })).told).toEqual(finished("extract", "structure"));
  await rm(join(folder, "out/02_structure/stage_meta.json"));
  expect((await run()).told[1]).toBe("stage_finished structure");
});

test("another file or other pages are read anew", async () => {
  await writeFile(join(folder, "book.pdf"), book());
  await run();
  const { told } = await run({ range: { from: 2, to: 2 } });
  expect(told[0]).toBe("stage_finished extract");
  expect(await readSegments()).toMatchObject([{ id: "combat_rules" }]);
});

test.each([
  ["file_not_found", "absent.pdf", null],
  ["pdf_empty", "empty.pdf", ""],
  ["pdf_wrong_type", "notes.pdf", "Dear diary"],
  ["pdf_broken", "broken.pdf", "%PDF-1.7\nnot much of a book"],
])("a file that is no book fails with %s", async (code, name, text) => {
  const file = join(folder, name);
  if (text !== null) await writeFile(file, text);
  await expect(run({ file })).rejects.toMatchObject({ code });
});

test("a book of pictures is told from one of text", async () => {
  await writeFile(join(folder, "book.pdf"), makePdf([[], []]));
  await expect(run()).rejects.toMatchObject({ code: "pdf_no_text" });
});

test("an unknown stage is named with those there are", async () => {
  await expect(run({ fromStage: "polish" })).rejects.toThrow(/"polish".*extract, structure, segment, classify/);
});

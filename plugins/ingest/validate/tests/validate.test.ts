import { input, provideValue } from "freeform-rpg/kernel";
import type { Kernel } from "freeform-rpg/kernel";
import { AssembledPack, Enrichment, Extraction, IngestedPack, Structure } from "freeform-rpg/plugins/ingest/core";
import { Packs } from "freeform-rpg/plugins/memory/lore";
import { PackManifest } from "freeform-rpg/schemas/packs";
import { runStage } from "freeform-rpg/testing";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openIngest } from "../../core/tests/open-ingest.ts";
import validate from "../plugin.ts";

let kernel: Kernel;
beforeAll(async () => {
  kernel = await openIngest();
});
afterAll(() => kernel.close());

const gull =
  "---\nid: gull\ntype: location\n---\n# The Blind Gull\n\nA bar at the end of the pier.\n\n## History\n\nThe upper floor burned in the year of the comet.\n";
const marta = "---\nid: marta\ntype: npc\n---\n# Marta Quill\n\nKeeper of the house, seventy, with one gold tooth.\n";

/** A book of one section with this text. */
const bookOf = (text: string) => {
  const places = [{ page: 1, box: [0, 0, 1, 1] as [number, number, number, number] }];
  const page = { number: 1, width: 612, height: 792, order: "stream" as const, matter: "body" as const, ocr: false, heads: [] };
  return {
    book: {
      title: "Old Harbour",
      page_count: 1,
      pages: [{ ...page, blocks: [{ type: "para" as const, text, places }] }],
      bookmarks: [],
      warnings: [],
    },
    structure: {
      found_by: "fonts" as const,
      sections: [
        {
          id: "tides",
          title: "The Tides",
          level: 1,
          path: [],
          intent: "SETTING" as const,
          intent_from: "content" as const,
          pages: [1, 1] as [number, number],
          blocks: [[1, 0] as [number, number]],
        },
      ],
    },
  };
};

const check = async (files: Readonly<Record<string, string>>, more: object = {}, text = "") => {
  const { book, structure } = bookOf(text);
  const manifest = PackManifest.parse({ id: "harbour", name: "Old Harbour", version: "1.0.0", ...more });
  const paths = Object.entries({ "pack.yaml": JSON.stringify(manifest), ...files }).map(([path, text]) => ({ path, text }));
  const { made } = await runStage(validate, IngestedPack, {
    inputs: [
      input(AssembledPack, { manifest, draft: false, files: paths }),
      input(Extraction, book),
      input(Structure, structure),
      input(Enrichment, { entities: [], files: [], suggestions: [], review: [] }),
    ],
    services: [provideValue(Packs, await kernel.use(Packs))],
  });
  return made!;
};

test("a sound pack is read and answers questions about itself", async () => {
  const { usable, findings, counts } = await check({ "locations/gull.md": gull, "npcs/marta.md": marta });
  expect({ usable, findings }).toEqual({ usable: true, findings: [] });
  expect(counts).toMatchObject({ files: 3, sections: 3, questions: 2, questions_found: 2 });
});

test("what the loader refuses is an error that names the file, and nothing is asked", async () => {
  const { usable, findings, counts } = await check({ "locations/gull.md": gull, "npcs/marta.md": marta.replace("npc", "wizard") });
  expect(usable).toBe(false);
  expect(findings).toMatchObject([
    { severity: "error", phase: "structure", file: "npcs/marta.md", message: expect.stringContaining("wizard") },
  ]);
  expect(counts).not.toHaveProperty("sections");
});

test("two files of one id are an error", async () => {
  const { findings } = await check({ "locations/gull.md": gull, "npcs/gull.md": gull });
  expect(findings).toMatchObject([{ severity: "error", file: "npcs/gull.md", message: expect.stringContaining("is already used by") }]);
});

test("links that lead nowhere and packs that are missing are warnings", async () => {
  const { usable, findings } = await check(
    { "npcs/marta.md": marta.replace("type: npc", "type: npc\nrelated_entities: [corvus]") },
    { depends_on: ["port_core"] },
  );
  expect(usable).toBe(true);
  expect(findings.map(({ severity, message }) => `${severity} ${/"(\w+)"/.exec(message)?.[1]}`)).toEqual([
    "warning port_core",
    "warning corvus",
  ]);
});

test("a section whose words are not in the pack is named in a warning", async () => {
  const { usable, findings } = await check({ "locations/gull.md": gull }, {}, "Neap tides strand the ferries every second week.");
  expect(usable).toBe(true);
  expect(findings).toMatchObject([{ severity: "warning", file: null, message: expect.stringContaining('"The Tides" (page 1, 8 words)') }]);
});

test("a pack without any text is an error", async () => {
  const { usable, findings } = await check({ "README.md": "# Nothing" });
  expect(usable).toBe(false);
  expect(findings).toMatchObject([{ severity: "error", message: expect.stringContaining("no text to search") }]);
});

test("a path that leads out of the pack is refused", async () => {
  await expect(check({ "../escape.md": gull })).rejects.toMatchObject({ cause: { code: "path_invalid" } });
});

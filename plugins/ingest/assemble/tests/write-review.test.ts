import { PackContentType, PackManifest } from "freeform-rpg/schemas";
import type { Enrichment, IngestEntity } from "freeform-rpg/schemas";
import { expect, test } from "vitest";
import { gatherReview } from "../draft/gather-review.ts";
import { writeReview } from "../draft/write-review.ts";

const entity = (name: string, more: Partial<IngestEntity> = {}): IngestEntity => ({
  id: name,
  name,
  type: "npc",
  aliases: [],
  description: "",
  related: [],
  segments: ["s1"],
  file: null,
  confidence: 0.5,
  ...more,
});

const gather = (lore: Partial<Enrichment>, doubts: readonly string[] = []) =>
  gatherReview({
    enrichment: { entities: [], files: [], suggestions: [], review: [], doubts: [], corrections: [], ...lore },
    guidance: { notes: [], doubts: ["Is this advice?"] } as never,
    systems: { review: ["clocks: only 49% sure."] } as never,
    manifest: PackManifest.parse({ id: "book", name: "Book", version: "1.0.0", license: { type: "custom" } }),
    doubts,
  });

const write = (lore: Partial<Enrichment>, doubts: readonly string[] = []) => writeReview("Book", gather(lore, doubts));

const decisions = (text: string) => text.match(/^- \[ \] /gm)?.length;

test("a review has at most twenty decisions, whatever a book leaves in doubt", () => {
  const files = PackContentType.options.flatMap((type) =>
    [1, 2, 3].map((n) => ({
      path: `${type}/${n}.md`,
      text: "Text.",
      id: `${type}_${n}`,
      title: `${type} ${n}`,
      segment: "s1",
      type,
      tags: [],
      pages: [n, n] as [number, number],
      words: 1,
    })),
  );
  const unsure = files.map(({ path, pages }) => ({ topic: "confidence" as const, message: "Unsure.", file: path, pages }));
  const general = (["confidence", "entity", "size", "link", "orders"] as const).map((topic) => ({
    topic,
    message: `About ${topic}.`,
    file: null,
    pages: null,
  }));
  const text = write(
    {
      files,
      review: [...unsure, ...general],
      entities: [entity("King Levus")],
      suggestions: [{ ids: ["a", "b"], why: "One?" }],
    },
    ["Which order?"],
  );
  expect(decisions(text)).toBe(20);
  for (const { message } of general) expect(text).toContain(message);
  for (const { path } of files) expect(text).toContain(`[${path}](${path})`);
});

test("a name that is only mentioned is listed once, and not at all where it is a single word", () => {
  const text = write({ entities: [entity("King Levus"), entity("Esme")] });
  expect(text.match(/King Levus/g)).toHaveLength(1);
  expect(text).not.toContain("Esme");
});

test("an entry is not asked about where its name is a single word, but in scripts without spaces", () => {
  const named = ["Overview", "The Salt Road", "灯台守"].map((title, n) => ({
    path: `lore/${n}.md`,
    text: "Text.",
    id: `e${n}`,
    title,
    segment: "s1",
    type: "general" as const,
    tags: [],
    pages: [1, 1] as [number, number],
    words: 1,
  }));
  const review = named.map(({ path, pages }) => ({ topic: "confidence" as const, message: "Unsure.", file: path, pages }));
  const asked = gather({ files: named, review }).decisions.flatMap(({ kind, cases }) =>
    kind === "type" ? cases.map(({ name }) => name) : [],
  );
  expect(asked).toEqual(["The Salt Road", "灯台守"]);
});

test("a case has its entry, its files and its pages, and the answers that fit it", () => {
  const file = {
    path: "npc/levus.md",
    text: "Text.",
    id: "levus",
    title: "King Levus",
    segment: "s1",
    type: "npc" as const,
    tags: [],
    pages: [3, 4] as [number, number],
    words: 1,
  };
  const { decisions: found } = gather({
    files: [file],
    review: [{ topic: "entity", message: "Unsure.", file: file.path, pages: file.pages }],
  });
  expect(found.map(({ key, answers }) => [key, answers.join()])).toEqual([
    ["licence", "keep"],
    ["rules", "keep"],
    ["type_npc", "keep,drop,rename,retype,hide"],
    ["advice", "keep,drop"],
  ]);
  expect(found[2]?.cases).toEqual([
    { key: "type_npc_1", text: "Unsure.", name: "King Levus", files: ["npc/levus.md"], pages: [3, 4], answered: null },
  ]);
});

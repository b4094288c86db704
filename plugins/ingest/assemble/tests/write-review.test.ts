import { PackContentType, PackManifest } from "freeform-rpg/schemas";
import type { Enrichment, IngestEntity } from "freeform-rpg/schemas";
import { expect, test } from "vitest";
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

const write = (lore: Partial<Enrichment>, doubts: readonly string[] = []) =>
  writeReview({
    enrichment: { entities: [], files: [], suggestions: [], review: [], doubts: [], corrections: [], ...lore },
    guidance: { notes: [], doubts: ["Is this advice?"] } as never,
    systems: { review: ["clocks: only 49% sure."] } as never,
    manifest: PackManifest.parse({ id: "book", name: "Book", version: "1.0.0", license: { type: "custom" } }),
    doubts,
  });

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

import { PackManifest } from "freeform-rpg/schemas";
import type { Extraction } from "freeform-rpg/schemas";
import { expect, test } from "vitest";
import { completeManifest } from "../complete-manifest.ts";

const manifest = PackManifest.parse({ id: "turm", name: "Turm", version: "1.0.0", license: { type: "mit" } });
const complete = (text: string, more: object = {}) =>
  completeManifest({
    manifest: { ...manifest, ...more },
    book: { page_count: 3, pages: [], blocks: [], metadata: {} } as unknown as Extraction,
    files: [{ path: "lore/turm.md", text } as Parameters<typeof completeManifest>[0]["files"][number]],
    system: null,
  }).language;

const german = "Der Orden der Asche bewacht seit hundert Jahren die Glocke im Turm. Läutet sie, so kehren die Ertrunkenen zurück.";

test("a book's language is written into its manifest, unless the manifest says one or it is English", () => {
  expect(complete(german)).toBe("de");
  expect(complete(german, { language: "de-AT" })).toBe("de-AT");
  expect(
    complete("The order of ash has guarded the bell in the tower for a hundred years; the drowned return when it rings."),
  ).toBeUndefined();
  expect(complete("")).toBeUndefined();
});

test.each(["german", "d", "de DE", ""])("%j is no language of a pack", (language) => {
  const { error } = PackManifest.safeParse({ ...manifest, language });
  expect(error?.issues[0]?.message).toBe(`"${language}" is not a language tag. Use one of BCP 47, such as "de", "pt-BR" or "ja".`);
});

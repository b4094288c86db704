import { fileURLToPath } from "node:url";
import { classifySegments } from "freeform-rpg/plugins/ingest/classify/lib";
import { extractSystems } from "freeform-rpg/plugins/ingest/systems/lib";
import { openSystemRepository } from "freeform-rpg/plugins/rules/systems/lib";
import type { SystemRepository } from "freeform-rpg/plugins/rules/systems";
import type { Segment, SystemsExtraction } from "freeform-rpg/schemas";

const shipped = openSystemRepository(fileURLToPath(new URL("../../../../systems", import.meta.url)));
const read = new Map<string, ReturnType<SystemRepository["extraction"]>>();

/** The systems that ship, each read once. */
export const shelf: SystemRepository = {
  ...shipped,
  extraction: (request) => {
    const known = read.get(String(request.hint)) ?? shipped.extraction(request);
    read.set(String(request.hint), known);
    return known;
  },
};

/** Segments of these texts, a page each; a text begins with its heading. */
export const segmentsOf = (...texts: readonly string[]): Segment[] =>
  texts.map((text, at) => {
    const title = /^#+ (.+)$/m.exec(text)?.[1] ?? `Piece ${at + 1}`;
    const words = text.split(/\s+/).length;
    return { id: `s${at + 1}`, title, path: [], intent: "MECHANICS", pages: [at + 1, at + 1], words, text };
  });

/** What structure alone tells of these texts. */
export const extract = (texts: readonly string[], hint: string | null = null): Promise<SystemsExtraction> => {
  const segments = segmentsOf(...texts);
  return extractSystems({ segments, classes: classifySegments(segments), hint, systems: shelf });
};

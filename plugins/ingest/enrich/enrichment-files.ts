import type { Enrichment } from "freeform-rpg/schemas";

/** `entity_registry.json`, and the content files below `enriched/`. */
export const enrichmentFiles = ({ entities, files, suggestions, review }: Enrichment): ReadonlyMap<string, string> =>
  new Map([
    ["entity_registry.json", `${JSON.stringify({ entities, suggestions, review }, null, 1)}\n`],
    ...files.map(({ path, text }) => [`enriched/${path}`, text] as const),
  ]);

import { stringify } from "yaml";
import type { Classification, Enrichment, Segments } from "freeform-rpg/schemas";

/** A book's segments as content files. */
export const enrichBook = ({ segments }: Segments, classes: Classification): Enrichment => {
  const types = new Map(classes.segments.map(({ id, type }) => [id, type]));
  const files = segments.map(({ id, title, text, pages, words }) => {
    const type = types.get(id) ?? "general";
    const front = stringify({ id, type, name: title, source_pages: pages });
    return { id, title, segment: id, type, tags: [], pages, words, path: `${type}/${id}.md`, text: `---\n${front}---\n\n${text}\n` };
  });
  return { entities: [], files, suggestions: [], review: [] };
};

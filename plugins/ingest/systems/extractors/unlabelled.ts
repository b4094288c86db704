import { chapterOf, findLists, kindOfHeading, looksLikeName } from "freeform-rpg/plugins/ingest/book-text/lib";
import type { EntryKind } from "freeform-rpg/plugins/ingest/book-text";
import type { SystemsKey } from "freeform-rpg/schemas";
import type { Book } from "../book.ts";

/** What the report calls the entries of an extractor, and what they should have. */
const kinds: Partial<Record<SystemsKey, { readonly kind: EntryKind; readonly called: string; readonly have: string }>> = {
  entity_stats: { kind: "creature", called: "creatures", have: "stats" },
  magic: { kind: "power", called: "powers", have: "labels" },
};

/** The minimum number and share of a chapter's headings without labels that the report names. */
const least = { headings: 3, share: 0.2 };

/** Chapters whose headings look like creatures or powers, but have no labels that were understood. */
export const findUnlabelled = ({ texts, entries }: Book, key: SystemsKey): { readonly name: string; readonly why: string }[] => {
  const sought = kinds[key];
  if (sought === undefined) return [];
  const described = new Set(entries.filter(({ form }) => form === "heading").map(({ passage }) => passage));
  const listed = [...findLists(texts)].filter((passage) => !described.has(passage) && kindOfHeading(passage.path) === sought.kind);
  const own = entries.filter(({ kind, form }) => kind === sought.kind && form === "heading").map(({ passage }) => passage);
  return [...Map.groupBy([...own, ...listed], chapterOf)].flatMap(([name, headings]) => {
    if (!looksLikeName(name)) return [];
    const without = headings.filter((passage) => !described.has(passage));
    if (without.length < Math.max(least.headings, least.share * headings.length)) return [];
    const some = without.slice(0, 5).map(({ title }) => title);
    const why = `${headings.length} headings look like ${sought.called}, ${headings.length - without.length} have ${sought.have}. Without: ${some.join(", ")}${without.length > some.length ? " and others" : ""}.`;
    return [{ name: `${without.length} headings of ${name}`, why }];
  });
};

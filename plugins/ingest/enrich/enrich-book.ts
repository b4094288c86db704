import type { EnrichParts } from "./enrich-parts.ts";
import type { ClassifiedSegment, Enrichment } from "freeform-rpg/schemas";
import type { Entry } from "./files/entry.ts";
import { labelEntries } from "./files/label-entries.ts";
import { linkEntries, settleEntities } from "./files/link-entries.ts";
import { planEntries } from "./files/plan-entries.ts";
import { renderEntry } from "./files/render-entry.ts";
import { tagEntries } from "./files/tag-entries.ts";
import { nameEntities } from "./names/name-entities.ts";
import { suggestDuplicates } from "./names/suggest-duplicates.ts";
import { splitPassages } from "freeform-rpg/plugins/ingest/book-text/lib";
import { modelWarnings, reviewNotes } from "./review-notes.ts";

/** Names the entities of a book and turns its text into content files with front matter, tags and a limited size. */
export const enrichBook = async ({ pieces, classes, models, call, options }: EnrichParts): Promise<Enrichment> => {
  const byId = new Map(classes.segments.map((one) => [one.id, one]));
  const passages = splitPassages(pieces.segments);
  const { entities: merged, faults, missed: unnamed } = await nameEntities({ passages, pieces, classes, models, call, options });
  const { entries, split } = planEntries({ passages, entities: merged, classes: byId, most: options.most });
  const links = linkEntries(entries, merged);
  const known = new Map(merged.map((entity) => [entity.id, entity]));
  const asked = (entry: Entry) => byId.get(entry.passages[0]?.segment.id ?? "")?.route !== "SYSTEMS";
  const shared = { models, call, asked, width: options.width };
  const { labels, missed: unlabelled } = await labelEntries(entries, { ...shared, links, entities: known, batch: options.batches.labels });
  const { tags, missed: untagged } = await tagEntries(entries, { ...shared, batch: options.batches.tags });
  const described = new Set(entries.map(({ id }) => id));
  const files = entries.flatMap((entry) => {
    const label = labels.get(entry);
    if (label === undefined) return [];
    const facts = { label, tags: tags.get(entry) ?? [], links: links.get(entry) ?? [], entities: known, described };
    return [renderEntry(entry, { ...facts, confidence: confidenceOf(entry, byId) })];
  });
  const entities = settleEntities(merged, links, new Map(files.map(({ id, path }) => [id, path])));
  const missed = [...unnamed, ...unlabelled, ...untagged];
  const doubts = modelWarnings({ faults, missed });
  return {
    entities,
    files,
    suggestions: suggestDuplicates(entities),
    review: reviewNotes({ entities, files, split, faults, missed, classes: byId }),
    ...(doubts.length > 0 && { doubts }),
  };
};

const confidenceOf = ({ entity, passages }: Entry, classes: ReadonlyMap<string, ClassifiedSegment>): number =>
  entity?.confidence ?? classes.get(passages[0]?.segment.id ?? "")?.confidence ?? 0.5;

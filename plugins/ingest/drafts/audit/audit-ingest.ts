import { resolve } from "node:path";
import {
  AssembledPack,
  Classification,
  Enrichment,
  Extraction,
  Guidance,
  IngestedPack,
  Segments,
  Structure,
} from "freeform-rpg/plugins/ingest/core";
import type { StageFolder } from "freeform-rpg/plugins/ingest/core";
import { SystemsExtraction } from "freeform-rpg/plugins/ingest/systems";
import type {
  Classification as Classified,
  Enrichment as Enriched,
  Extraction as Extracted,
  IngestedPack as Checked,
  SystemsExtraction as ExtractedSystems,
} from "freeform-rpg/schemas";
import { measureCoverage } from "./measure-coverage.ts";
import type { IngestAudit } from "./ingest-audit.ts";
import { readStages } from "./read-stages.ts";
import type { SavedStages } from "./read-stages.ts";

/** Results below this confidence need a review. */
const sure = 0.7;

/** Reports the result of an ingest. Stages that have not run yet are left out. */
export const auditIngest = async (given: string, folders: readonly StageFolder[]): Promise<IngestAudit> => {
  const folder = resolve(given);
  const saved = await readStages(folder, folders);
  const book = await saved.artifact(Extraction);
  const pieces = await saved.artifact(Segments);
  const assembled = await saved.artifact(AssembledPack);
  const guidance = await saved.artifact(Guidance);
  return {
    folder,
    run: saved.run,
    stages: saved.stages,
    ...describePages(book),
    warnings: await gatherWarnings(saved),
    words: book && pieces && assembled ? measureCoverage(book, pieces, assembled) : null,
    left_out_sections: pieces?.left_out ?? [],
    ...describeSegments(await saved.artifact(Classification)),
    ...describeLore(await saved.artifact(Enrichment)),
    rules: describeRules(await saved.artifact(SystemsExtraction)),
    advice: guidance?.notes.length ?? 0,
    ...describeChecks(await saved.artifact(IngestedPack)),
  };
};

/** Collects warnings of the extraction, and open questions about models' answers that the review does not list. */
const gatherWarnings = async (saved: SavedStages): Promise<readonly string[]> => {
  const asked = [
    await saved.artifact(Structure),
    await saved.artifact(Segments),
    await saved.artifact(Classification),
    await saved.artifact(Guidance),
  ];
  return [...((await saved.artifact(Extraction))?.warnings ?? []), ...asked.flatMap((made) => made?.doubts ?? [])];
};

const describePages = (book: Extracted | null): Pick<IngestAudit, "pages" | "running_heads"> => {
  const { pages, page_count } = book ?? { pages: [], page_count: 0 };
  const recognised = pages.filter(({ ocr }) => ocr).length;
  const empty = pages.filter(({ blocks }) => blocks.length === 0).length;
  const running_heads = pages.reduce((sum, { heads }) => sum + heads.length, 0);
  return { pages: { total: page_count, read: pages.length, recognised, empty }, running_heads };
};

const describeSegments = (classes: Classified | null): Pick<IngestAudit, "segments"> => {
  const all = classes?.segments ?? [];
  return {
    segments: { total: all.length, unsure: countUnsure(all), likely_right: countLikely(all), routes: countBy(all, ({ route }) => route) },
  };
};

const describeLore = (enrichment: Enriched | null): Pick<IngestAudit, "entities" | "duplicates" | "review"> => {
  const { entities, suggestions, review } = enrichment ?? { entities: [], suggestions: [], review: [] };
  const unlinked = entities.filter(({ file }) => file === null).map(({ name }) => name);
  const types = countBy(entities, ({ type }) => type);
  return {
    entities: { total: entities.length, unsure: countUnsure(entities), likely_right: countLikely(entities), types, unlinked },
    duplicates: suggestions,
    review,
  };
};

const describeRules = (extraction: ExtractedSystems | null): IngestAudit["rules"] =>
  Object.fromEntries(
    Object.entries(extraction?.results ?? {}).flatMap(([key, { items }]) =>
      items.length === 0 ? [] : [[key, { total: items.length, likely_right: countLikely(items) }] as const],
    ),
  );

const describeChecks = (checked: Checked | null): Pick<IngestAudit, "findings" | "counts"> => ({
  findings: checked?.findings ?? [],
  counts: checked?.counts ?? {},
});

const countUnsure = (all: readonly { readonly confidence: number }[]): number => all.filter(({ confidence }) => confidence < sure).length;

const countLikely = (all: readonly { readonly confidence: number }[]): number =>
  Math.round(all.reduce((sum, { confidence }) => sum + confidence, 0));

const countBy = <T>(all: readonly T[], keyOf: (one: T) => string): Record<string, number> =>
  Object.fromEntries([...Map.groupBy(all, keyOf)].map(([key, { length }]) => [key, length] as const).toSorted(([, a], [, b]) => b - a));

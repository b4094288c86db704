import { resolve } from "node:path";
import { AssembledPack, Classification, Enrichment, Extraction, Guidance, IngestedPack, Segments } from "freeform-rpg/plugins/ingest";
import type { StageFolder } from "freeform-rpg/plugins/ingest";
import { accountWords } from "./account-words.ts";
import type { IngestAudit } from "./ingest-audit.ts";
import { readStages } from "./read-stages.ts";

/** Below this, a person should look. */
const sure = 0.7;

/** Tells what became of a book. Stages that are not made yet tell nothing. */
export const auditIngest = async (given: string, folders: readonly StageFolder[]): Promise<IngestAudit> => {
  const folder = resolve(given);
  const kept = await readStages(folder, folders);
  const book = await kept.artifact(Extraction);
  const pieces = await kept.artifact(Segments);
  const classes = (await kept.artifact(Classification))?.segments ?? [];
  const enrichment = await kept.artifact(Enrichment);
  const assembled = await kept.artifact(AssembledPack);
  const checked = await kept.artifact(IngestedPack);
  const entities = enrichment?.entities ?? [];
  const pages = book?.pages ?? [];
  return {
    folder,
    run: kept.run,
    stages: kept.stages,
    pages: {
      total: book?.page_count ?? 0,
      read: pages.length,
      recognised: pages.filter(({ ocr }) => ocr).length,
      empty: pages.filter(({ blocks }) => blocks.length === 0).length,
    },
    words: book && pieces && assembled ? accountWords(book, pieces, assembled) : null,
    left_out_sections: pieces?.left_out ?? [],
    running_heads: pages.reduce((sum, { heads }) => sum + heads.length, 0),
    warnings: book?.warnings ?? [],
    segments: { total: classes.length, unsure: countUnsure(classes), routes: countBy(classes, ({ route }) => route) },
    entities: {
      total: entities.length,
      unsure: countUnsure(entities),
      types: countBy(entities, ({ type }) => type),
      unlinked: entities.filter(({ file }) => file === null).map(({ name }) => name),
    },
    duplicates: enrichment?.suggestions ?? [],
    review: enrichment?.review ?? [],
    advice: (await kept.artifact(Guidance))?.notes.length ?? 0,
    findings: checked?.findings ?? [],
    counts: checked?.counts ?? {},
  };
};

const countUnsure = (all: readonly { readonly confidence: number }[]): number => all.filter(({ confidence }) => confidence < sure).length;

const countBy = <T>(all: readonly T[], keyOf: (one: T) => string): Record<string, number> =>
  Object.fromEntries([...Map.groupBy(all, keyOf)].map(([key, { length }]) => [key, length] as const).toSorted(([, a], [, b]) => b - a));

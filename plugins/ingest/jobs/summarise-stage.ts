import {
  AssembledPack,
  Classification,
  Enrichment,
  Extraction,
  Guidance,
  IngestedPack,
  Segments,
  Structure,
  SystemsExtraction,
  SystemsPack,
} from "freeform-rpg/schemas/ingest";
import { CorrectionRecord } from "freeform-rpg/schemas/policy";
import { z } from "zod";

/** The result of a stage in numbers, and its warnings. */
export interface StageSummary {
  readonly counts: Readonly<Record<string, number>>;
  readonly warnings: readonly string[];
}

const nothing: StageSummary = { counts: {}, warnings: [] };

/** Summarises the artifact of a stage; stages of other plugins have an empty summary. */
export const summariseStage = (stage: string, value: unknown): StageSummary => {
  const { counts, warnings } = summaries[stage]?.(value) ?? nothing;
  return { counts: { ...counts, ...countCorrections(value) }, warnings };
};

/** Answers that were sent back, and how often; absent when none was. */
const countCorrections = (value: unknown): Readonly<Record<string, number>> => {
  const { corrections = [] } = z.object({ corrections: z.array(CorrectionRecord).optional() }).safeParse(value).data ?? {};
  if (corrections.length === 0) return {};
  const attempts = corrections.reduce((sum, { total_attempts }) => sum + total_attempts, 0);
  return { answers_sent_back: corrections.length, correction_attempts: attempts };
};

const summaries: Readonly<Record<string, (value: unknown) => StageSummary>> = {
  extract: (value) => {
    const { pages, pictures = [], warnings } = Extraction.parse(value);
    return { counts: { pages: pages.length, recognised: pages.filter(({ ocr }) => ocr).length, pictures: pictures.length }, warnings };
  },
  structure: (value) => {
    const { sections, doubts = [] } = Structure.parse(value);
    return { counts: { sections: sections.length }, warnings: doubts };
  },
  segment: (value) => {
    const { segments, left_out, doubts = [] } = Segments.parse(value);
    return { counts: { segments: segments.length, left_out: left_out.length }, warnings: doubts };
  },
  classify: (value) => {
    const { segments, doubts = [] } = Classification.parse(value);
    const unsure = segments.filter(({ confidence }) => confidence < 0.7).length;
    return { counts: { segments: segments.length, likely_right: likelyRight(segments), unsure }, warnings: doubts };
  },
  enrich: (value) => {
    const { entities, files, review, doubts = [] } = Enrichment.parse(value);
    return {
      counts: { entities: entities.length, likely_right: likelyRight(entities), files: files.length, to_review: review.length },
      warnings: doubts,
    };
  },
  validate_systems: (value) => {
    const { files, review } = SystemsPack.parse(value);
    return { counts: { files: files.length, to_review: review.length }, warnings: [] };
  },
  extract_systems: (value) => {
    const results = Object.entries(SystemsExtraction.parse(value).results);
    const found = results.flatMap<{ confidence: number }>(([, { items }]) => items);
    return { counts: { rules: found.length, likely_right: likelyRight(found) }, warnings: results.flatMap(describeDoubts) };
  },
  guide: (value) => {
    const { notes, doubts = [] } = Guidance.parse(value);
    return { counts: { advice: notes.length }, warnings: doubts };
  },
  assemble: (value) => ({ counts: { files: AssembledPack.parse(value).files.length }, warnings: [] }),
  validate: (value) => {
    const { counts, findings } = IngestedPack.parse(value);
    return { counts, warnings: findings.map(({ severity, file, message }) => `${severity}${file ? ` in ${file}` : ""}: ${message}`) };
  },
};

/** The expected number of right ones, by their confidence. */
const likelyRight = (all: readonly { readonly confidence: number }[]): number =>
  Math.round(all.reduce((sum, { confidence }) => sum + confidence, 0));

const describeDoubts = ([key, { failed, dropped }]: [
  string,
  SystemsExtraction["results"][keyof SystemsExtraction["results"]],
]): string[] => [
  ...(failed === null ? [] : [`${key}: ${failed}.`]),
  ...dropped.map(({ name, why }) => `${key}: "${name}" was left out. ${why}`),
];

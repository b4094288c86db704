import {
  AssembledPack,
  Classification,
  Enrichment,
  Extraction,
  Guidance,
  IngestedPack,
  Segments,
  Structure,
  SystemsPack,
} from "freeform-rpg/schemas";

/** What a stage came to: numbers by what they count, and what somebody should know. */
export interface StageAccount {
  readonly counts: Readonly<Record<string, number>>;
  readonly warnings: readonly string[];
}

const nothing: StageAccount = { counts: {}, warnings: [] };

/** Gives account of the artifact that a stage made; a stage that is not known here counts nothing. */
export const accountStage = (stage: string, value: unknown): StageAccount => accounts[stage]?.(value) ?? nothing;

const accounts: Readonly<Record<string, (value: unknown) => StageAccount>> = {
  extract: (value) => {
    const { pages, pictures = [], warnings } = Extraction.parse(value);
    return { counts: { pages: pages.length, recognised: pages.filter(({ ocr }) => ocr).length, pictures: pictures.length }, warnings };
  },
  structure: (value) => ({ counts: { sections: Structure.parse(value).sections.length }, warnings: [] }),
  segment: (value) => {
    const { segments, left_out } = Segments.parse(value);
    return { counts: { segments: segments.length, left_out: left_out.length }, warnings: [] };
  },
  classify: (value) => {
    const { segments } = Classification.parse(value);
    return { counts: { segments: segments.length, unsure: segments.filter(({ confidence }) => confidence < 0.7).length }, warnings: [] };
  },
  enrich: (value) => {
    const { entities, files, review } = Enrichment.parse(value);
    return { counts: { entities: entities.length, files: files.length, to_review: review.length }, warnings: [] };
  },
  validate_systems: (value) => {
    const { files, review } = SystemsPack.parse(value);
    return { counts: { files: files.length, to_review: review.length }, warnings: [] };
  },
  guide: (value) => ({ counts: { advice: Guidance.parse(value).notes.length }, warnings: [] }),
  assemble: (value) => ({ counts: { files: AssembledPack.parse(value).files.length }, warnings: [] }),
  validate: (value) => {
    const { counts, findings } = IngestedPack.parse(value);
    return { counts, warnings: findings.map(({ severity, file, message }) => `${severity}${file ? ` in ${file}` : ""}: ${message}`) };
  },
};

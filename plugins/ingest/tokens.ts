import { artifact, facet, pipeline, service } from "freeform-rpg/kernel";
import type { RunEvent } from "freeform-rpg/kernel";
import {
  Classification as ClassificationSchema,
  Extraction as ExtractionSchema,
  IngestRequest as IngestRequestSchema,
  Segments as SegmentsSchema,
  Structure as StructureSchema,
} from "freeform-rpg/schemas";
import type { Classification as ClassificationValue } from "freeform-rpg/schemas";
import type { StageFolder } from "./folders/stage-folder.ts";

/** The file to read and which pages: the ingest pipeline is given it. */
export const IngestRequest = artifact("ingest/request", IngestRequestSchema);
/** The book as blocks of text. */
export const Extraction = artifact("ingest/extraction", ExtractionSchema);
/** The book's sections and what each is for. */
export const Structure = artifact("ingest/structure", StructureSchema);
/** The book in pieces for retrieval. */
export const Segments = artifact("ingest/segments", SegmentsSchema);
/** What each segment is about and where it goes. */
export const Classification = artifact("ingest/classification", ClassificationSchema);
/** From a PDF to classified segments. */
export const Ingest = pipeline("ingest", [IngestRequest], Classification);

/** How a stage's artifact is laid out on disk, for people to read. */
export const stageFolders = facet<StageFolder>("ingest/stage-folders");

/** What an ingest may be told. */
export interface IngestOptions {
  readonly file: string;
  /** Folder for the numbered folders of the stages. */
  readonly out: string;
  readonly range?: { readonly from: number; readonly to: number } | undefined;
  /** Runs this stage and those after it again, whatever is kept of them. */
  readonly fromStage?: string | undefined;
  readonly signal?: AbortSignal;
  readonly onEvent?: (event: RunEvent) => void;
}

/** Reads books. */
export interface Ingests {
  /**
   * Runs the stages that are not made yet. Throws `file_not_found`, `stage_unknown`, `PdfError`s and what a stage fails with; what was made stays on
   * disk, and the next run goes on from it.
   */
  run(options: IngestOptions): Promise<ClassificationValue>;
}
export const Ingests = service<Ingests>("ingest/ingests");

export type { StageFolder } from "./folders/stage-folder.ts";
export { folderCheckpoints } from "./folders/folder-checkpoints.ts";
export { blocksToMarkdown } from "./markdown.ts";

import { artifact, facet, pipeline, service } from "freeform-rpg/kernel";
import type { RunEvent } from "freeform-rpg/kernel";
import {
  AskedModel as AskedModelSchema,
  AssembledPack as AssembledPackSchema,
  Classification as ClassificationSchema,
  Enrichment as EnrichmentSchema,
  Extraction as ExtractionSchema,
  Guidance as GuidanceSchema,
  IngestedPack as IngestedPackSchema,
  IngestRequest as IngestRequestSchema,
  PackSettings as PackSettingsSchema,
  Segments as SegmentsSchema,
  Structure as StructureSchema,
  SystemsPack as SystemsPackSchema,
  SystemsSettings as SystemsSettingsSchema,
} from "freeform-rpg/schemas/ingest";
import type { IngestedPack as IngestedPackValue, OcrMode, PackManifest } from "freeform-rpg/schemas";
import type { StageFolder } from "./folders/stage-folder.ts";

/** The file and the pages to read, an input of the pipeline. */
export const IngestRequest = artifact("ingest/request", IngestRequestSchema);
/** The pack's own settings, an input of the pipeline. */
export const PackSettings = artifact("ingest/pack-settings", PackSettingsSchema);
/** Whether and how the book's rules are extracted, an input of the pipeline. */
export const SystemsSettings = artifact("ingest/systems-settings", SystemsSettingsSchema);
/** The model and prompt versions of the run. Stages that call a model need it, so that they run again when either changes. */
export const AskedModel = artifact("ingest/asked-model", AskedModelSchema);
/** The book as blocks of text. */
export const Extraction = artifact("ingest/extraction", ExtractionSchema);
/** The book's sections and their intents. */
export const Structure = artifact("ingest/structure", StructureSchema);
/** The book in pieces for retrieval. */
export const Segments = artifact("ingest/segments", SegmentsSchema);
/** The content type of each segment and where it goes. */
export const Classification = artifact("ingest/classification", ClassificationSchema);
/** The book's entities, and its lore as content files. */
export const Enrichment = artifact("ingest/enrichment", EnrichmentSchema);
/** The book's rules as the engine plays them. */
export const SystemsPack = artifact("ingest/systems-pack", SystemsPackSchema);
/** The book's advice to the person who runs the game. */
export const Guidance = artifact("ingest/guidance", GuidanceSchema);
/** The files of the pack. */
export const AssembledPack = artifact("ingest/assembled-pack", AssembledPackSchema);
/** The pack, checked. */
export const IngestedPack = artifact("ingest/ingested-pack", IngestedPackSchema);
/** From a book to a pack, checked. */
export const Ingest = pipeline("ingest", [IngestRequest, PackSettings, SystemsSettings], IngestedPack);

/** Directories of runs. A stage may save there, in its own folder, what must survive a crash. */
export interface RunFolders {
  /** `null` for a run that has no folder. */
  of(runId: string): string | null;
  /** The path of the book of a run on this server. */
  fileOf(runId: string): string | null;
}
export const RunFolders = service<RunFolders>("ingest/run-folders");

/** How a stage's artifact is laid out on disk, for people to read. */
export const stageFolders = facet<StageFolder>("ingest/stage-folders");

/** Options of an ingest. */
export interface IngestOptions {
  readonly file: string;
  /** What stages are given in place of `file` where servers have it under different paths, so that results of one are those of another. Default: `file`. */
  readonly sharedAs?: string | undefined;
  /** The name of the book's file; default: the last part of `file`. */
  readonly name?: string | undefined;
  /** Folder for the numbered folders of the stages. */
  readonly out: string;
  readonly range?: { readonly from: number; readonly to: number } | undefined;
  /** Runs this stage and the later ones again, even where their results are saved. */
  readonly fromStage?: string | undefined;
  /** Ends with this stage. */
  readonly toStage?: string | undefined;
  /** The pack's id, name and version; missing ones are made from the file's name. */
  readonly pack?: Partial<PackManifest>;
  /** Makes a draft for a reviewer. */
  readonly draft?: boolean;
  /** When text is read from pictures of pages; default `auto`. */
  readonly ocr?: OcrMode;
  /** Writes the book's pictures as files. */
  readonly images?: boolean;
  readonly systems?: { readonly skip?: boolean; readonly hint?: string | undefined };
  readonly signal?: AbortSignal;
  readonly onEvent?: (event: RunEvent) => void;
  /** Number of the first event, default 1. */
  readonly firstSeq?: number;
}

/** Reads books. */
export interface Ingests {
  /**
   * Runs the stages without saved results. Throws `file_not_found`, `stage_unknown`, `ingest_locked` while another run uses the folder,
   * `PdfError`s and the errors of stages. Finished results stay on disk, and the next run continues from them.
   */
  run(options: Omit<IngestOptions, "toStage">): Promise<IngestedPackValue>;
  /** Runs up to and including a stage; returns `null` unless it is the last. */
  runTo(stage: string, options: Omit<IngestOptions, "toStage">): Promise<IngestedPackValue | null>;
}
export const Ingests = service<Ingests>("ingest/ingests");

export type { StageFolder } from "./folders/stage-folder.ts";

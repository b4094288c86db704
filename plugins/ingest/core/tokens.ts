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

/** The file to read and which pages: the ingest pipeline is given it. */
export const IngestRequest = artifact("ingest/request", IngestRequestSchema);
/** The pack's own settings, an input of the pipeline. */
export const PackSettings = artifact("ingest/pack-settings", PackSettingsSchema);
/** Whether and how the book's rules are looked for: the ingest pipeline is given it. */
export const SystemsSettings = artifact("ingest/systems-settings", SystemsSettingsSchema);
/** Who answers questions about the book. Stages that ask need it: another model, or another version of a prompt, has them run again. */
export const AskedModel = artifact("ingest/asked-model", AskedModelSchema);
/** The book as blocks of text. */
export const Extraction = artifact("ingest/extraction", ExtractionSchema);
/** The book's sections and what each is for. */
export const Structure = artifact("ingest/structure", StructureSchema);
/** The book in pieces for retrieval. */
export const Segments = artifact("ingest/segments", SegmentsSchema);
/** The content type of each segment and where it goes. */
export const Classification = artifact("ingest/classification", ClassificationSchema);
/** Who and what the book names, and its lore as content files. */
export const Enrichment = artifact("ingest/enrichment", EnrichmentSchema);
/** The book's rules as the engine plays them. */
export const SystemsPack = artifact("ingest/systems-pack", SystemsPackSchema);
/** The book's advice to the person who runs the game. */
export const Guidance = artifact("ingest/guidance", GuidanceSchema);
/** The pack as it will lie in its folder. */
export const AssembledPack = artifact("ingest/assembled-pack", AssembledPackSchema);
/** The pack, checked. */
export const IngestedPack = artifact("ingest/ingested-pack", IngestedPackSchema);
/** From a PDF to a pack, checked. */
export const Ingest = pipeline("ingest", [IngestRequest, PackSettings, SystemsSettings], IngestedPack);

/** Directories of runs. A stage may save there, in its own folder, what must survive when it is killed. */
export interface RunFolders {
  /** `null` for a run that has no folder. */
  of(runId: string): string | null;
}
export const RunFolders = service<RunFolders>("ingest/run-folders");

/** How a stage's artifact is laid out on disk, for people to read. */
export const stageFolders = facet<StageFolder>("ingest/stage-folders");

/** Options of an ingest. */
export interface IngestOptions {
  readonly file: string;
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
   * Runs the stages that are not made yet. Throws `file_not_found`, `stage_unknown`, `ingest_locked` while another run is at work in the folder,
   * `PdfError`s and what a stage fails with; what was made stays on disk, and the next run goes on from it.
   */
  run(options: Omit<IngestOptions, "toStage">): Promise<IngestedPackValue>;
  /** The same up to a stage, included; `null` where that is before the last. */
  runTo(stage: string, options: Omit<IngestOptions, "toStage">): Promise<IngestedPackValue | null>;
}
export const Ingests = service<Ingests>("ingest/ingests");

export type { StageFolder } from "./folders/stage-folder.ts";

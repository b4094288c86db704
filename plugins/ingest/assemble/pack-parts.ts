import type {
  Classification,
  Enrichment,
  Extraction,
  Guidance,
  IngestRequest,
  PackSettings,
  Segments,
  Structure,
  SystemsPack,
} from "freeform-rpg/schemas";

/** The artifacts that a pack is assembled from. */
export interface PackParts {
  readonly request: IngestRequest;
  readonly settings: PackSettings;
  readonly book: Extraction;
  readonly structure: Pick<Structure, "doubts">;
  readonly pieces: Pick<Segments, "doubts">;
  readonly classes: Pick<Classification, "doubts">;
  readonly enrichment: Enrichment;
  readonly guidance: Guidance;
  readonly systems: SystemsPack | undefined;
}

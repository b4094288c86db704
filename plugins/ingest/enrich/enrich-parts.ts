import type { StageContext } from "freeform-rpg/kernel";
import type { ModelService } from "freeform-rpg/plugins/models/core";
import type { Classification, Segments } from "freeform-rpg/schemas";

/** The dependencies of the enrich stage. */
export interface EnrichParts {
  readonly pieces: Segments;
  readonly classes: Classification;
  readonly models: ModelService;
  readonly call: StageContext;
  readonly options: EnrichOptions;
}

/** The number of pieces in one request, the number of concurrent calls, and the maximum words of a file. */
export interface EnrichOptions {
  readonly batches: { readonly names: number; readonly labels: number; readonly tags: number };
  readonly width: number;
  readonly most: number;
}

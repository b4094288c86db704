import { artifact } from "freeform-rpg/kernel";
import {
  SystemsAssembly as SystemsAssemblySchema,
  SystemsAtHand as SystemsAtHandSchema,
  SystemsExtraction as SystemsExtractionSchema,
} from "freeform-rpg/schemas/ingest";

/** The installed systems. When one of them changes, the stages of rules run again. */
export const SystemsAtHand = artifact("ingest/systems-at-hand", SystemsAtHandSchema);
/** The rules of a book as it states them. */
export const SystemsExtraction = artifact("ingest/systems-extraction", SystemsExtractionSchema);
/** The rules of a book as the engine would play them. */
export const SystemsAssembly = artifact("ingest/systems-assembly", SystemsAssemblySchema);

export type { SystemsReader, SystemsRequest } from "./extract-systems.ts";

export type { Passage } from "./passages.ts";

export type { SystemsProblems } from "./validate/validate-systems.ts";

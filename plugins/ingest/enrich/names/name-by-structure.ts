import type { Segments } from "freeform-rpg/schemas";
import { splitPassages } from "freeform-rpg/plugins/ingest/book-text/lib";
import { describedApart } from "./described-apart.ts";
import { findCandidates } from "./find-candidates.ts";
import { mergeNames } from "./merge-names.ts";
import type { MergedEntity } from "./merge-names.ts";
import { offlineNames } from "./offline-names.ts";

/** The entities found by structure alone, without a model. */
export const nameByStructure = ({ segments }: Pick<Segments, "segments">): MergedEntity[] => {
  const passages = splitPassages(segments);
  return mergeNames(offlineNames({ candidates: findCandidates(passages) }).entities, describedApart(passages));
};

import type { Segments } from "freeform-rpg/schemas";
import type { Vocabulary } from "freeform-rpg/plugins/ingest/book-text";
import { splitPassages } from "freeform-rpg/plugins/ingest/book-text/lib";
import { describedApart } from "./described-apart.ts";
import { findCandidates } from "./find-candidates.ts";
import { mergeNames } from "./merge-names.ts";
import type { MergedEntity } from "./merge-names.ts";
import { offlineNames } from "./offline-names.ts";

/** The entities found by structure alone, without a model. `vocabulary`: the labels of other games than the usual families. */
export const nameByStructure = ({ segments }: Pick<Segments, "segments">, vocabulary?: Vocabulary): MergedEntity[] => {
  const passages = splitPassages(segments);
  return mergeNames(offlineNames({ candidates: findCandidates(passages, vocabulary) }).entities, describedApart(passages));
};

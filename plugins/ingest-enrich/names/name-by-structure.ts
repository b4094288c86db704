import type { Segments } from "freeform-rpg/schemas";
import { splitPassages } from "../passages/split-passages.ts";
import { describedApart } from "./described-apart.ts";
import { findCandidates } from "./find-candidates.ts";
import { mergeNames } from "./merge-names.ts";
import type { Merged } from "./merge-names.ts";
import { offlineNames } from "./offline-names.ts";

/** The entities that structure alone tells of a book, without any model. */
export const nameByStructure = ({ segments }: Pick<Segments, "segments">): Merged[] => {
  const passages = splitPassages(segments);
  return mergeNames(offlineNames({ candidates: findCandidates(passages) }).entities, describedApart(passages));
};

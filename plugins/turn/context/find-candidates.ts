import type { Candidate } from "./candidate.ts";
import type { Lens } from "./lens.ts";
import { findConditions } from "./parts/conditions.ts";
import { findEntities } from "./parts/entities.ts";
import { findFacts } from "./parts/facts.ts";
import { findMemories } from "./parts/memories.ts";
import { findPossessions } from "./parts/possessions.ts";
import { findRules } from "./parts/rules.ts";
import { findStakes } from "./parts/stakes.ts";

/** Everything that might go into the packet, in no order. */
export const findCandidates = (lens: Lens): readonly Candidate[] =>
  [findEntities, findConditions, findPossessions, findMemories, findStakes, findFacts, findRules].flatMap((find) => find(lens));

import type { World } from "freeform-rpg/schemas";
import type { Candidate } from "../candidate.ts";
import type { Lens } from "../lens.ts";

type Situation = World["situations"][number];
type Threat = World["threats"][number];

/** Lasting situations, announced threats, and how far a search has come. */
export const findConditions = (lens: Lens): Candidate[] => [
  ...lens.world.situations.filter(({ cleared_turn }) => cleared_turn === null).map(toSituation),
  ...lens.world.threats.filter(({ status }) => status === "pending").map((threat) => toThreat(lens, threat)),
  ...findProgress(lens),
];

const toSituation = ({ id, type, hardness, subject_id, narrative }: Situation): Candidate => ({
  kind: "situation",
  id,
  rank: 1,
  reason: "lasts",
  piece: { active_situations: [{ id, type, hardness, subject_id, narrative }] },
});

const toThreat = ({ isShown }: Lens, { id, text, source_entity_id, hardness }: Threat): Candidate => {
  const source = source_entity_id !== null && isShown(source_entity_id) ? source_entity_id : null;
  return { kind: "threat", id, rank: 1, reason: "pending", piece: { pending_threats: [{ id, text, source_entity_id: source, hardness }] } };
};

const findProgress = ({ world, mayName }: Lens): Candidate[] =>
  Object.entries(world.director.investigation_progress)
    .filter(([id]) => mayName(id))
    .map(([id, { times, fact_ids }]) => ({
      kind: "investigation",
      id,
      rank: 7,
      reason: "searched before",
      piece: { investigation_progress: { [id]: { times, found: fact_ids.length } } },
    }));

import type { StateDiff } from "freeform-rpg/schemas";
import type { Tables, Turning } from "../tables.ts";

/** Situations and threats that begin, harden or end. */
export const applyConditions = (diff: StateDiff, tables: Tables, turning: Turning): void => {
  for (const change of diff.situations) applySituation(change, tables, turning);
  for (const change of diff.threats) applyThreat(change, tables, turning);
};

const applySituation = (change: StateDiff["situations"][number], { situations }: Tables, { turnNo }: Turning): void => {
  if (change.change === "create") {
    const { change: _, ...situation } = change;
    return situations.add({ ...situation, created_turn: turnNo, cleared_turn: null });
  }
  const situation = situations.need(change.id);
  if (change.change === "clear") return situations.put({ ...situation, cleared_turn: turnNo });
  situations.put({ ...situation, hardness: "hard", narrative: change.narrative });
};

const applyThreat = (change: StateDiff["threats"][number], { threats }: Tables, { turnNo }: Turning): void => {
  if (change.change === "create") {
    const { change: _, ...threat } = change;
    return threats.add({ ...threat, status: "pending", created_turn: turnNo, hardened_turn: threat.hardness === "hard" ? turnNo : null });
  }
  const threat = threats.need(change.id);
  if (change.change === "harden") return threats.put({ ...threat, hardness: "hard", hardened_turn: turnNo });
  threats.put({ ...threat, status: change.change === "land" ? "landed" : "averted" });
};

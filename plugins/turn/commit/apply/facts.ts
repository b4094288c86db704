import type { StateDiff } from "freeform-rpg/schemas";
import type { Tables, Turning } from "../tables.ts";

/** New facts, and changes to old ones. A fact that becomes known is marked with the turn in which it did. */
export const applyFacts = ({ facts_add, facts_update }: StateDiff, { facts }: Tables, { turnNo }: Turning): void => {
  for (const fact of facts_add) {
    const discovered_turn = fact.visibility === "known" ? turnNo : null;
    facts.add({ ...fact, discovered_turn, turn_no: turnNo, ended_turn: null, origin: "campaign", pack_id: null });
  }
  for (const { id, object, visibility, discovery_method, ended } of facts_update) {
    const fact = facts.need(id);
    const found = visibility === "known" && fact.visibility !== "known";
    facts.put({
      ...fact,
      object: { ...fact.object, ...object },
      visibility: visibility ?? fact.visibility,
      discovered_turn: found ? turnNo : fact.discovered_turn,
      discovery_method: discovery_method ?? fact.discovery_method,
      ended_turn: ended === true ? (fact.ended_turn ?? turnNo) : fact.ended_turn,
    });
  }
};

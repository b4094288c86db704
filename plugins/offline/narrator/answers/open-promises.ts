import { isStanding } from "freeform-rpg/plugins/turn/scene/lib";
import type { Known } from "./known.ts";

/** Promises that are still to be kept, and favours that somebody counts on. */
export const openPromises = (packet: Known): Known["facts"] =>
  packet.facts.filter((fact) => (fact.predicate === "promised" || fact.predicate === "expects") && isStanding(fact));

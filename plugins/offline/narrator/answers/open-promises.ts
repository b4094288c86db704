import type { Known } from "./known.ts";

/** Promises that are still to be kept. */
export const openPromises = (packet: Known): Known["facts"] =>
  packet.facts.filter(({ predicate, object }) => predicate === "promised" && object["kept"] !== true && object["void"] !== true);

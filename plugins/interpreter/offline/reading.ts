import type { ContextPacket } from "freeform-rpg/schemas";
import type { Named } from "./name-book.ts";

/** What a clause is read with. */
export interface Reading {
  readonly packet: ContextPacket;
  readonly book: readonly Named[];
  /** What earlier clauses mentioned, oldest first. */
  readonly earlier: readonly Named[];
}

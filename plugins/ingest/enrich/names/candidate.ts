import type { PackContentType } from "freeform-rpg/schemas";

/** A possible name, before it is checked. */
export interface Candidate {
  readonly name: string;
  readonly type: PackContentType;
  /** Id of the segment in which it was found. */
  readonly segment: string;
  readonly found: "heading" | "lead_in" | "table" | "text";
  /** 0 to 1. */
  readonly confidence: number;
  /** A sentence of the book that describes it; empty for none. */
  readonly says: string;
}

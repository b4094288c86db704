import type { PackContentType } from "freeform-rpg/schemas";

/** What looks like a name, before anybody has judged it. */
export interface Candidate {
  readonly name: string;
  readonly type: PackContentType;
  /** Id of the segment in which it was found. */
  readonly segment: string;
  readonly found: "heading" | "lead_in" | "table" | "text";
  /** 0 to 1. */
  readonly confidence: number;
  /** What the book says of it, in one sentence of its own; empty for none. */
  readonly says: string;
}

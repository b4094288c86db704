import type { Span } from "freeform-rpg/schemas";

/** The finding of a check: the error and its place. */
export interface Finding {
  readonly message: string;
  readonly location?: Span;
  /** The node that it is about. Default: the node that the rule speaks of. */
  readonly node_id?: string;
  readonly suggestion?: string;
  readonly expected?: string;
  readonly actual?: string;
}

import type { ActionCatalogue } from "freeform-rpg/plugins/rules/actions";
import type { ShownPacket } from "freeform-rpg/plugins/turn/interpreter";
import type { Lexicon } from "./lexicon.ts";
import type { Named } from "./name-book.ts";

/** The context in which a clause is read. */
export interface Reading {
  readonly packet: ShownPacket;
  readonly book: readonly Named[];
  readonly actions: ActionCatalogue;
  readonly lexicon: Lexicon;
  /** What earlier clauses mentioned, oldest first. */
  readonly earlier: readonly Named[];
}

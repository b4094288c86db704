import type { Action } from "freeform-rpg/plugins/rules/actions";
import type { Arguments } from "../clauses/arguments.ts";
import type { Named } from "../names/name-book.ts";
import type { Parts } from "./choose-roles.ts";
import type { Role } from "./shape.ts";

/** A clause whose verb and phrases are understood, before its target is settled. */
export interface FramedClause {
  readonly action: Action;
  /** As the catalogue lists it. */
  readonly phrase: string;
  readonly parts: Parts;
  readonly args: Arguments;
  readonly roles: readonly Role[];
  readonly text: string;
}

/** What a clause names that nothing answers to, and whether the player takes it to be there. */
export interface Miss {
  readonly called: string;
  readonly perceived: readonly string[];
}

/** The target of an action. */
export interface Aim {
  readonly target: Named | undefined;
  /** Set when a pronoun or a description pointed to the target. */
  readonly pointed?: Named;
  /** The actor's own person. */
  readonly self: boolean;
  readonly missed: Miss;
}

import type { Action } from "freeform-rpg/plugins/rules/actions";
import type { Named } from "../names/name-book.ts";
import type { Token } from "../text/token.ts";
import type { Parts } from "./choose-parts.ts";
import type { Role } from "./shape.ts";

/** An action whose verb and roles are understood, before its target is settled. */
export interface FramedClause {
  readonly action: Action;
  /** The word for it: "show" is a way to talk. */
  readonly word: string;
  /** What somebody is shown. */
  readonly shown: Named | undefined;
  /** True when what is named leaves no doubt about the action. */
  readonly settled: boolean;
  /** As the catalogue lists it. */
  readonly phrase: string;
  readonly parts: Parts;
  readonly roles: readonly Role[];
  /** What is asked, told, thought about or promised. */
  readonly content: Content;
  /** When it ends; empty for none. */
  readonly until: string;
  /** A sum or a number that is named; empty for none. */
  readonly amount: string;
  readonly text: string;
}

/** The words that an action of speaking or thinking is about. */
export interface Content {
  readonly tokens: readonly Token[];
  /** The word that leads in to them: `that`, `to`, `about`, `what`; empty for none. */
  readonly opening: string;
  /** Words that are said aloud. */
  readonly words: string;
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

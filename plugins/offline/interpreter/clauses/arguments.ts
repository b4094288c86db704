import type { Token } from "../text/token.ts";

/** A noun phrase and the preposition before it; an empty one for an object. */
export interface Phrase {
  readonly prep: string;
  readonly tokens: readonly Token[];
}

/** What stands behind a verb. */
export interface Arguments {
  readonly phrases: readonly Phrase[];
  /** What is asked, told or looked for: "whether he is well", "to open the gate". */
  readonly content: readonly Token[];
  /** The word that the content begins with: `that`, `to`, `what`; empty for none. */
  readonly opening: string;
  /** What it is done for. */
  readonly purpose: readonly Token[];
  readonly manner: readonly string[];
  readonly until: string;
}

/** The arguments as far as they are read. */
export interface ArgumentsDraft {
  readonly phrases: { prep: string; tokens: Token[] }[];
  readonly manner: string[];
}

/** Words that turn a noun into somebody's. */
export const possessives: ReadonlySet<string> = new Set("my your his her its our their".split(" "));

import type { PackContentType, Visibility } from "freeform-rpg/schemas";

/** One entry of somebody's notes. */
export interface Note {
  readonly title: string;
  readonly type: PackContentType;
  readonly aliases: readonly string[];
  readonly tags: readonly string[];
  /** `null` where the source does not say who may read it. */
  readonly visibility: Visibility | null;
  /** Markdown below the title. */
  readonly text: string;
  /** Markdown for the DM alone. */
  readonly secret: string;
  /** Titles of the notes that it points to. */
  readonly links: readonly string[];
  /** Where it stands in the source, and what the source says beside its text, as it says it. */
  readonly origin: Readonly<Record<string, unknown>>;
}

/** Something that a pack has no place for. */
export interface LeftOut {
  /** Such as `pictures` or `system prompt`. */
  readonly what: string;
  readonly count: number;
  readonly why: string;
}

/** What a reader found. */
export interface ReadNotes {
  /** Such as `SillyTavern lorebook`. */
  readonly format: string;
  /** The name of the whole; `null` where it has none. */
  readonly title: string | null;
  readonly notes: readonly Note[];
  readonly leftOut: readonly LeftOut[];
}

/** A note with nothing but its title. */
export const blankNote: Omit<Note, "title"> = {
  type: "general",
  aliases: [],
  tags: [],
  visibility: null,
  text: "",
  secret: "",
  links: [],
  origin: {},
};

/** Counts what was left out: one entry for each kind, without those of count 0. */
export const countLeftOut = (kinds: Readonly<Record<string, readonly [count: number, why: string]>>): LeftOut[] =>
  Object.entries(kinds).flatMap(([what, [count, why]]) => (count > 0 ? [{ what, count, why }] : []));

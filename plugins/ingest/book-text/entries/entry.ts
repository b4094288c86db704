import type { Passage } from "../split-passages.ts";
import type { EntryKind } from "./families/family.ts";

/** A thing that a book describes under labels, such as a creature, a spell or a weapon. */
export interface Entry {
  readonly name: string;
  readonly kind: EntryKind;
  /** The passage in which it stands. */
  readonly passage: Passage;
  /** A heading with its text, a paragraph that begins with the name, or a row of a table. */
  readonly form: "heading" | "run_in" | "row";
  /** Fields by the names that games have for them, in the book's order; labels that no game is known to use keep their own. */
  readonly fields: readonly { readonly name: string; readonly value: string }[];
  /** How many fields the vocabulary knows for its kind. */
  readonly known: number;
  /** What the book says of it, without its name. */
  readonly text: string;
}

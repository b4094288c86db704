import type { PackContentType } from "freeform-rpg/schemas";
import type { Merged } from "../names/merge-names.ts";
import type { Passage } from "freeform-rpg/plugins/ingest/book-text";

/** Passages that become one content file: a heading, and what belongs to it. */
export interface Entry {
  /** Its id within the pack: that of the entity it is about, if it is about one. */
  readonly id: string;
  readonly title: string;
  readonly entity: Merged | null;
  readonly type: PackContentType;
  /** In reading order; the first holds the title. */
  readonly passages: readonly Passage[];
}

/** Words of all passages of an entry. */
export const totalWords = (passages: readonly Passage[]): number => passages.reduce((sum, { words }) => sum + words, 0);

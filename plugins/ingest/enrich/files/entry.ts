import type { PackContentType } from "freeform-rpg/schemas";
import type { MergedEntity } from "../names/merge-names.ts";
import type { Passage } from "freeform-rpg/plugins/ingest/book-text";

/** Passages that become one content file: a heading and its text. */
export interface Entry {
  /** Its id within the pack: the id of its entity, if it is about one. */
  readonly id: string;
  readonly title: string;
  readonly entity: MergedEntity | null;
  readonly type: PackContentType;
  /** In reading order; the first has the title. */
  readonly passages: readonly Passage[];
}

/** Words of all passages of an entry. */
export const totalWords = (passages: readonly Passage[]): number => passages.reduce((sum, { words }) => sum + words, 0);

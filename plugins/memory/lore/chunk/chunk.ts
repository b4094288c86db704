import type { Visibility } from "freeform-rpg/schemas";

/** A piece of a pack's text, which searches find. */
export interface Chunk {
  /** `pack:file:section`. */
  readonly id: string;
  readonly pack_id: string;
  /** Relative to the pack's folder. */
  readonly file_path: string;
  /** Title and section, such as `The Neon Dragon > History`. */
  readonly section_path: string;
  /** The original Markdown. */
  readonly text: string;
  readonly tokens: number;
  /** The visibility: `dm` for sections for the DM, otherwise that of the file. */
  readonly visibility: Visibility;
  /** The position within the pack, from 0: neighbours in a file have neighbouring numbers. */
  readonly position: number;
  /** A hash of everything that is indexed: a chunk with the same hash need not be indexed again. */
  readonly hash: string;
  readonly metadata: ChunkMetadata;
}

/** The subject of a chunk. Ids of the pack's own files are full ids, `pack:id`. */
export interface ChunkMetadata {
  /** `pack:id` of the file. */
  readonly file_id: string;
  readonly type: string;
  readonly title: string;
  /** The heading of the section; `Intro` for the text below the file's title. */
  readonly section: string;
  readonly aliases: readonly string[];
  readonly tags: readonly string[];
  readonly location_ids: readonly string[];
  readonly entity_ids: readonly string[];
  readonly faction_ids: readonly string[];
  readonly thread_ids: readonly string[];
}

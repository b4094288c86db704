import type { Visibility } from "freeform-rpg/schemas";

/** A piece of a pack's text, as retrieval finds it. */
export interface Chunk {
  /** `pack:file:section`. */
  readonly id: string;
  readonly pack_id: string;
  /** Relative to the pack's folder. */
  readonly file_path: string;
  /** Title and section, such as `The Neon Dragon > History`. */
  readonly section_path: string;
  /** Markdown, as it was written. */
  readonly text: string;
  readonly tokens: number;
  /** Who may read it: `dm` for sections that speak to the DM, else what the file says. */
  readonly visibility: Visibility;
  /** Place within the pack, from 0: neighbours in a file have neighbouring numbers. */
  readonly position: number;
  /** Of everything that retrieval knows of the chunk: equal hashes need no indexing. */
  readonly hash: string;
  readonly metadata: ChunkMetadata;
}

/** What a chunk is about; ids of the pack's own files are written in full, `pack:id`. */
export interface ChunkMetadata {
  /** `pack:id` of the file. */
  readonly file_id: string;
  readonly type: string;
  readonly title: string;
  /** Heading of the section; `Intro` for the text below the file's title. */
  readonly section: string;
  readonly aliases: readonly string[];
  readonly tags: readonly string[];
  readonly location_ids: readonly string[];
  readonly entity_ids: readonly string[];
  readonly faction_ids: readonly string[];
  readonly thread_ids: readonly string[];
}

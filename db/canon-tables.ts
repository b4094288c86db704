import type { PackLayer } from "freeform-rpg/schemas";
import type { Default, JsonDefault, Maybe, MaybeTime, TimeDefault } from "./columns.ts";

/** An installed content pack. Packs belong to no campaign. */
export interface ContentPacksTable {
  id: string;
  name: string;
  version: string;
  genre: Maybe<string>;
  layer: Default<PackLayer>;
  depends_on: JsonDefault<string[]>;
  path: string;
  license: JsonDefault<Record<string, unknown>>;
  installed_at: TimeDefault;
  /** A BCP 47 tag. */
  language: Default<string>;
}

/** A piece of a pack's text, as retrieval finds it. */
export interface PackChunksTable {
  pack_id: string;
  id: string;
  file_path: string;
  section_path: string;
  chunk_text: string;
  tokens: Default<number>;
  metadata: JsonDefault<Record<string, unknown>>;
  /** Full-text form of the chunk and its neighbours. */
  search: Maybe<string>;
  /** Reading order within the pack: sections of one file lie beside each other. */
  position: Default<number>;
  visibility: Default<"known" | "world" | "dm">;
  /** Of everything that was indexed of it: an equal one needs no indexing again. */
  content_hash: Default<string>;
}

/** Lore found for a scene, cached until the scene, the pack or the canon changes. */
export interface SceneLoreTable {
  campaign_id: string;
  id: string;
  scene_id: string;
  session_id: Maybe<string>;
  lore: JsonDefault<Record<string, unknown>>;
  retrieved_at: TimeDefault;
}

/** A change to canon that a DM approves or rejects. */
export interface CorrectionsTable {
  campaign_id: string;
  id: string;
  session_id: Maybe<string>;
  action: string;
  target_id: string;
  payload: JsonDefault<Record<string, unknown>>;
  reason: Default<string>;
  status: Default<"pending" | "approved" | "rejected" | "withdrawn">;
  proposed_by: string;
  proposed_at: TimeDefault;
  decided_by: Maybe<string>;
  decided_at: MaybeTime;
  note: Maybe<string>;
  withdrawn_by: Maybe<string>;
  withdrawn_at: MaybeTime;
  withdrawn_note: Maybe<string>;
  /** The names of the corrected row, and of the row it is merged into, in the campaign's own rows. */
  target_name: Maybe<string>;
  into_name: Maybe<string>;
}

/** A campaign's pinned version of a prompt. */
export interface PromptPinsTable {
  campaign_id: string;
  prompt_id: string;
  version: string;
}

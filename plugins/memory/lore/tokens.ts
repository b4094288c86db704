import type { PackRepository } from "./pack-repository.ts";
import { facet, service } from "freeform-rpg/kernel";
import type { EmbedderOffer } from "./index/embedder.ts";
import type { PackInstaller } from "./pack-installer.ts";
import type { LoreService } from "./open-lore.ts";
import type { Pack } from "./read-pack.ts";
import type { DryRunOptions, PackDryRun } from "./try-pack.ts";

/** The packs that can be installed. */
export const Packs = service<PackRepository>("lore/packs");

/** The installed packs, which searches cover. */
export const InstalledPacks = service<PackInstaller>("lore/installed-packs");

/** Dry runs of packs, before a campaign uses them. */
export interface PackDryRuns {
  /** Installs a pack into a separate index, which is deleted when the dry run is closed. Installed packs are not changed. */
  open(pack: Pack, options?: DryRunOptions): Promise<PackDryRun>;
}
/** Dry runs of packs. */
export const PackDryRuns = service<PackDryRuns>("lore/pack-dry-runs");

/** The search of lore. */
export const Lore = service<LoreService>("lore/lore");

/** Embedders, which make vectors of text. Unless the option `embedder` of this plugin selects one, the first that has all its settings is used. */
export const embedders = facet<EmbedderOffer>("lore/embedders");

export type { CollectionEmbedder, EmbeddedPiece, EmbeddedTexts, Embedder, EmbedderFit, EmbedderOffer } from "./index/embedder.ts";
export type { TextEmbedder, TextPurpose } from "./index/embedder.ts";

export type { EmbedderRequestOptions } from "./index/ask-embedder.ts";
export type { EmbedderError } from "./index/embedder-error.ts";
export type { EmbedderFailure } from "./index/embedder-error.ts";

export type { VendorSettings } from "./index/vendor-embedder.ts";
export type { EmbeddingVendor, FailedResponse } from "./index/explain-embedding.ts";
export type { IndexGeneration, LoreIndex } from "./index/read-indexes.ts";
export type { InstallReport } from "./packs/install-report.ts";
export type { OnPack, PackInstaller } from "./pack-installer.ts";
export type { InstalledPack } from "./packs/read-installed.ts";
export type { UninstallReport } from "./packs/uninstall.ts";
export type { PackPreview } from "./packs/pack-preview.ts";
export type { PackChange } from "./packs/pack-preview.ts";

export type { FileClaim, PackConflict } from "./packs/conflicts.ts";

export type { PlacedPack } from "./packs/precedence.ts";

export type { LoreService } from "./open-lore.ts";
export type {
  IncludedPieces,
  LoreCandidate,
  LoreCorpus,
  LoreFilter,
  LoreMatch,
  LoreQuery,
  LoreResult,
  LoreViewer,
  StoryTurns,
} from "./retrieve/query.ts";
export type { PackDryRun } from "./try-pack.ts";

export type { Viewpoint } from "./retrieve/viewpoint.ts";

export type { Discoverable } from "./chunk/discoverables.ts";

export type { Chunk, ChunkMetadata } from "./chunk/chunk.ts";

export type { Pack } from "./read-pack.ts";
export type { PackFile } from "./read-content-file.ts";
export type { PackRepository } from "./pack-repository.ts";

import { facet, service } from "freeform-rpg/kernel";
import type { EmbedderOffer } from "./index/embedder.ts";
import type { PackLibrary } from "./library.ts";
import type { LoreService } from "./open-lore.ts";
import type { OtherPacks, Pack } from "./read-pack.ts";
import type { PackManifest } from "freeform-rpg/schemas";
import type { PackTrial } from "./try-pack.ts";

/** The content packs at hand. */
export interface PackShelf {
  /** Ids of all packs, sorted, whether or not they can be used. */
  ids(): Promise<readonly string[]>;
  /** Where each of them lies, in the same order. */
  folders(): Promise<readonly string[]>;
  /** Throws `pack_not_found`, or `pack_invalid` with all problems at once; given what `others` hold, references into them are checked. */
  read(id: string, others?: OtherPacks): Promise<Pack>;
  /** A pack's manifest alone, without a look at its files. Throws as `read` does. */
  manifest(id: string): Promise<PackManifest>;
}
export const Packs = service<PackShelf>("lore/packs");

/** The packs that are installed and searched. */
export const Library = service<PackLibrary>("lore/library");

/** Tries packs out before anybody plays with them. */
export interface PackTrials {
  /** Installs a pack into an index of its own, which is gone when the trial is closed. Nothing that is installed is touched. */
  open(pack: Pack): Promise<PackTrial>;
}
export const PackTrials = service<PackTrials>("lore/pack-trials");

/** Retrieval. */
export const Lore = service<LoreService>("lore/lore");

/** Embedders that plugins bring. Unless the option `embedder` of this plugin names one, the first that misses nothing is in use. */
export const embedders = facet<EmbedderOffer>("lore/embedders");

export { asksModel } from "./index/embedder.ts";
export type { CollectionEmbedder, EmbeddedPiece, EmbeddedTexts, Embedder, EmbedderFit, EmbedderOffer } from "./index/embedder.ts";
export type { TextEmbedder, TextPurpose } from "./index/embedder.ts";
export { askEmbedder } from "./index/ask-embedder.ts";
export type { EmbedderPatience } from "./index/ask-embedder.ts";
export { EmbedderError } from "./index/embedder-error.ts";
export type { EmbedderFailure } from "./index/embedder-error.ts";
export { explainEmbedding, unreadableEmbedding } from "./index/explain-embedding.ts";
export { readVectors } from "./index/vendor-embedder.ts";
export type { VendorSettings } from "./index/vendor-embedder.ts";
export type { EmbeddingVendor, FailedAnswer } from "./index/explain-embedding.ts";
export type { IndexGeneration, LoreIndex } from "./index/read-indexes.ts";
export { InstallReport } from "./packs/install-report.ts";
export type { PackLibrary } from "./library.ts";
export type { InstalledPack } from "./packs/read-installed.ts";
export type { UninstallReport } from "./packs/uninstall.ts";
export { PackPreview } from "./packs/pack-preview.ts";
export type { PackChange } from "./packs/pack-preview.ts";
export { findConflicts } from "./packs/conflicts.ts";
export type { FileClaim, PackConflict } from "./packs/conflicts.ts";
export { orderPacks } from "./packs/precedence.ts";
export type { PlacedPack } from "./packs/precedence.ts";
export { openWithDependencies } from "./packs/open-packs.ts";
export { layeredFiles } from "./packs/layered-files.ts";
export { findOverridden } from "./packs/overridden.ts";
export { bareId } from "./packs/conflicts.ts";
export type { LoreService } from "./open-lore.ts";
export type { AtHand, LoreCandidate, LoreCorpus, LoreFilter, LoreMatch, LoreQuery, LoreResult, LoreViewer } from "./retrieve/query.ts";
export type { PackTrial } from "./try-pack.ts";
export { isShown } from "./retrieve/find-authored.ts";
export { readStandpoint } from "./retrieve/standpoint.ts";
export type { Standpoint } from "./retrieve/standpoint.ts";
export { isDiscoverables, readDiscoverables } from "./chunk/discoverables.ts";
export type { Discoverable } from "./chunk/discoverables.ts";
export { chunkPack } from "./chunk/load-chunker.ts";
export type { Chunk, ChunkMetadata } from "./chunk/chunk.ts";

export { readPack } from "./read-pack.ts";
export type { Pack } from "./read-pack.ts";
export type { PackFile } from "./read-content-file.ts";
export { openPackShelf } from "./pack-shelf.ts";
export { FileError, errorsAmong, inReadingOrder, showProblem } from "./problems.ts";
export type { FileProblem } from "./problems.ts";
export { parseLocatedYaml } from "./located-yaml.ts";
export type { LocatedYaml } from "./located-yaml.ts";
export { schemaProblems, showPath } from "./schema-problems.ts";
export { closestWord, didYouMean } from "./closest-word.ts";
export { shipped } from "./shipped.ts";

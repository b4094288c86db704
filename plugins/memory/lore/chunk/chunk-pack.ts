import { createHash } from "node:crypto";
import { canonicalJson } from "freeform-rpg/kernel";
import type { Visibility } from "freeform-rpg/schemas";
import type { Pack } from "../read-pack.ts";
import type { PackFile } from "../read-content-file.ts";
import type { Chunk, ChunkMetadata } from "./chunk.ts";
import { countTokens } from "./count-tokens.ts";
import { packBlocks } from "./pack-blocks.ts";
import { splitSections } from "./split-sections.ts";
import type { Section } from "./split-sections.ts";

/** Splits all files of a pack into chunks, in reading order. The same files give the same chunks. */
export const chunkPack = (pack: Pick<Pack, "files"> & { readonly manifest: { readonly id: string } }): Chunk[] => {
  const pieces = pack.files.flatMap((file) => chunkFile(pack.manifest.id, file));
  return pieces.map((piece, position) => ({ ...piece, position, hash: hashOf(piece) }));
};

type Piece = Omit<Chunk, "position" | "hash">;

const hashOf = (piece: Piece): string => createHash("sha256").update(canonicalJson(piece)).digest("hex").slice(0, 32);

const chunkFile = (packId: string, file: PackFile): Piece[] => {
  const taken = new Map<string, number>();
  return splitSections(file.body).flatMap((section) => {
    const slug = slugOf(section.heading);
    const nth = (taken.get(slug) ?? 0) + 1;
    taken.set(slug, nth);
    const name = nth === 1 ? slug : `${slug}-${nth}`;
    return packBlocks(section.blocks).map((text, part): Piece => ({
      id: `${file.id}:${part === 0 ? name : `${name}.${part + 1}`}`,
      pack_id: packId,
      file_path: file.path,
      section_path: section.heading === "Intro" ? file.title : `${file.title} > ${section.heading}`,
      text,
      tokens: countTokens(text),
      visibility: visibilityOf(file, section),
      metadata: describe(packId, file, section),
    }));
  });
};

const slugOf = (heading: string): string =>
  heading
    .normalize("NFKC")
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}\p{M}]+/gu, "_")
    .replaceAll(/^_+|_+$/g, "") || "section";

const visibilityOf = ({ metadata }: PackFile, { forTheDm }: Section): Visibility => (forTheDm ? "dm" : metadata.visibility);

const describe = (packId: string, { id, title, metadata }: PackFile, { heading }: Section): ChunkMetadata => {
  const full = (ids: readonly string[]) => ids.map((each) => (each.includes(":") ? each : `${packId}:${each}`));
  const own = (...types: readonly string[]) => (types.includes(metadata.type) ? [id] : []);
  return {
    file_id: id,
    type: metadata.type,
    title,
    section: heading,
    aliases: metadata.aliases,
    tags: metadata.tags,
    location_ids: [...own("location"), ...full(metadata.related_locations)],
    entity_ids: [...own("npc", "item"), ...full(metadata.related_entities)],
    faction_ids: [...own("faction"), ...full(metadata.related_factions)],
    thread_ids: metadata.related_threads,
  };
};

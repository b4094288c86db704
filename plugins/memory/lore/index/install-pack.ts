import { encodeJson } from "freeform-rpg/db/lib";
import type { DatabaseConnection, Tables } from "freeform-rpg/db";
import type { Kysely } from "kysely";
import type { Chunk } from "../chunk/chunk.ts";
import { chunkPack } from "../chunk/load-chunker.ts";
import type { InstallReport } from "../packs/install-report.ts";
import type { Pack } from "../read-pack.ts";
import type { Embedders } from "./choose-embedder.ts";
import { packCollection } from "./collection.ts";
import { languageOf, setLanguage } from "./search-language.ts";
import { saveVectors } from "./save-vectors.ts";
import { countTerms, withNeighbours, writeSearch } from "./write-search.ts";

/**
 * Installs a pack, or updates an installed one, in one transaction. Unchanged chunks are not indexed again; when none has changed,
 * nothing is refitted. A pack whose language has changed is indexed again.
 */
export const installPack = async (database: DatabaseConnection, pack: Pack, embedders: Embedders): Promise<InstallReport> => {
  const chunks = await chunkPack(pack);
  const language = languageOf(pack, chunks);
  return database.transaction(async ({ sql: db }) => {
    await writeManifest(db, pack, language);
    const isNewLanguage = await setLanguage(db, packCollection(pack.manifest.id), language);
    const compared = await compare(db, pack.manifest.id, chunks);
    const [changed, gone] = [isNewLanguage ? chunks : compared.changed, compared.gone];
    if (gone.length > 0) await db.deleteFrom("pack_chunks").where("pack_id", "=", pack.manifest.id).where("id", "in", gone).execute();
    await writeChunks(db, changed);
    if (changed.length + gone.length > 0) await indexChunks(db, pack.manifest.id, { chunks, changed, gone }, embedders);
    return {
      pack_id: pack.manifest.id,
      version: pack.manifest.version,
      language,
      chunks: chunks.length,
      tokens: chunks.reduce((sum, { tokens }) => sum + tokens, 0),
      indexed: changed.length,
      removed: gone.length,
    };
  });
};

const writeManifest = async (db: Kysely<Tables>, { manifest, folder }: Pack, language: string): Promise<void> => {
  const row = {
    name: manifest.name,
    version: manifest.version,
    genre: manifest.genre,
    layer: manifest.layer,
    depends_on: encodeJson(manifest.depends_on.map(({ id, version }) => `${id}@${version}`)),
    path: folder,
    language,
    license: encodeJson(manifest.license),
  };
  await db
    .insertInto("content_packs")
    .values({ id: manifest.id, ...row })
    .onConflict((conflict) => conflict.column("id").doUpdateSet(row))
    .execute();
};

const compare = async (db: Kysely<Tables>, packId: string, chunks: readonly Chunk[]): Promise<{ changed: Chunk[]; gone: string[] }> => {
  const stored = await db.selectFrom("pack_chunks").select(["id", "content_hash", "position"]).where("pack_id", "=", packId).execute();
  const known = new Map(stored.map((row) => [row.id, row]));
  const current = new Set(chunks.map(({ id }) => id));
  const same = ({ id, hash, position }: Chunk) => known.get(id)?.content_hash === hash && known.get(id)?.position === position;
  return { changed: chunks.filter((chunk) => !same(chunk)), gone: stored.flatMap(({ id }) => (current.has(id) ? [] : id)) };
};

const batch = 200;

const writeChunks = async (db: Kysely<Tables>, chunks: readonly Chunk[]): Promise<void> => {
  for (let from = 0; from < chunks.length; from += batch)
    await db
      .insertInto("pack_chunks")
      .values(chunks.slice(from, from + batch).map(rowOf))
      .onConflict((conflict) =>
        conflict.columns(["pack_id", "id"]).doUpdateSet(({ ref }) => ({
          file_path: ref("excluded.file_path"),
          section_path: ref("excluded.section_path"),
          chunk_text: ref("excluded.chunk_text"),
          tokens: ref("excluded.tokens"),
          metadata: ref("excluded.metadata"),
          position: ref("excluded.position"),
          visibility: ref("excluded.visibility"),
          content_hash: ref("excluded.content_hash"),
        })),
      )
      .execute();
};

const rowOf = (chunk: Chunk) => ({
  pack_id: chunk.pack_id,
  id: chunk.id,
  file_path: chunk.file_path,
  section_path: chunk.section_path,
  chunk_text: chunk.text,
  tokens: chunk.tokens,
  metadata: encodeJson(chunk.metadata),
  position: chunk.position,
  visibility: chunk.visibility,
  content_hash: chunk.hash,
});

interface Comparison {
  readonly chunks: readonly Chunk[];
  readonly changed: readonly Chunk[];
  /** Ids of removed chunks. */
  readonly gone: readonly string[];
}

const indexChunks = async (
  db: Kysely<Tables>,
  packId: string,
  { chunks, changed, gone }: Comparison,
  embedders: Embedders,
): Promise<void> => {
  const files = new Set(changed.map(({ file_path }) => file_path));
  const pieces = chunks
    .filter(({ file_path }) => files.has(file_path))
    .map(({ id, file_path, visibility, text, metadata }) => ({
      id,
      group: `${file_path} ${visibility}`,
      own: text,
      names: namesOf(metadata),
    }));
  const collection = packCollection(packId);
  await writeSearch(db, collection, withNeighbours(pieces));
  await countTerms(db, collection);
  await saveVectors(db, collection, embedders, [...changed.map(({ id }) => id), ...gone]);
};

const namesOf = ({ title, section, aliases, tags }: Chunk["metadata"]): string =>
  [title, section, ...aliases, ...tags.map((tag) => tag.replaceAll("_", " "))].join("\n");

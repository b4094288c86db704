import { createHash } from "node:crypto";
import { createReadStream, createWriteStream } from "node:fs";
import { mkdir } from "node:fs/promises";
import { dirname } from "node:path";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { EngineError } from "freeform-rpg/errors";
import type { DatabaseConnection } from "freeform-rpg/db";
import { sql } from "kysely";
import type { ObjectStore, StoredContent } from "./tokens.ts";

/** Contents by their hash: the rows that say what is stored, and the store itself. */
export interface Contents {
  /** Stores a file's content unless it is stored already. */
  put(content: StoredContent, file: string): Promise<void>;
  /** Writes a content to a file and checks it by its hash. Throws `files_damaged`. */
  get(content: StoredContent, file: string): Promise<void>;
  /** Those of these hashes that are not stored. */
  findMissing(hashes: readonly string[]): Promise<ReadonlySet<string>>;
  /** Removes what no folder has used for a day. Returns how many. */
  clean(): Promise<number>;
}

/** Opens the contents of a store. */
export const openContents = (database: DatabaseConnection, store: ObjectStore): Contents => ({
  put: (content, file) => putContent(database, store, content, file),
  get: (content, file) => getContent(store, content, file),
  findMissing: async (hashes) => {
    if (hashes.length === 0) return new Set();
    const stored = await database.sql
      .selectFrom("shared_objects")
      .select("sha256")
      .where("place", "=", store.place)
      .where("complete", "=", true)
      .where(sql<boolean>`sha256 in (select jsonb_array_elements_text(${JSON.stringify(hashes)}::jsonb))`)
      .execute();
    return new Set(hashes).difference(new Set(stored.map(({ sha256 }) => sha256)));
  },
  clean: async () => {
    let removed = 0;
    for (let last = batch; last === batch; removed += last) last = await removeUnused(database, store);
    return removed;
  },
});

const putContent = async (database: DatabaseConnection, store: ObjectStore, content: StoredContent, file: string): Promise<void> => {
  const { sha256, bytes } = content;
  const { complete } = await database.sql
    .insertInto("shared_objects")
    .values({ place: store.place, sha256, bytes })
    // The time protects it until the folder that has it is written.
    .onConflict((same) => same.columns(["place", "sha256"]).doUpdateSet({ stored_at: sql`now()` }))
    .returning("complete")
    .executeTakeFirstOrThrow();
  if (complete) return;
  let digest = (): string => "";
  await store.put(content, () => {
    const read = hashed(file);
    digest = read.digest;
    return read.stream;
  });
  if (digest() !== sha256) {
    await store.remove([sha256], database.sql);
    throw new EngineError("files_changed", `"${file}" was written to while it was stored. It is stored the next time.`);
  }
  const own = database.sql.updateTable("shared_objects").where("place", "=", store.place).where("sha256", "=", sha256);
  await own.set({ complete: true }).execute();
};

const getContent = async (store: ObjectStore, { sha256, bytes }: StoredContent, file: string): Promise<void> => {
  const source = await store.get(sha256);
  if (source === null) throw damaged(store, sha256, "it is not there");
  const hash = createHash("sha256");
  await mkdir(dirname(file), { recursive: true });
  const check = async function* (chunks: AsyncIterable<Uint8Array>) {
    for await (const chunk of chunks) {
      hash.update(chunk);
      yield chunk;
    }
  };
  await pipeline(source, check, createWriteStream(file));
  if (hash.digest("hex") !== sha256) throw damaged(store, sha256, `what is there is not what was stored (${bytes} bytes)`);
};

/** A file's content, and its hash once it has been read. */
const hashed = (file: string) => {
  const hash = createHash("sha256");
  const read = async function* () {
    for await (const chunk of createReadStream(file)) {
      hash.update(chunk);
      yield chunk;
    }
  };
  return { stream: Readable.from(read(), { objectMode: false }), digest: () => hash.digest("hex") };
};

/** Contents that are removed in one transaction. */
const batch = 200;

/** The rows stay locked until the store has removed the contents, so that no one stores one of them in the meantime. */
const removeUnused = ({ transaction }: DatabaseConnection, store: ObjectStore): Promise<number> =>
  transaction(async ({ sql: db }) => {
    const { rows } = await sql<{ sha256: string }>`
      delete from shared_objects where place = ${store.place} and sha256 = any(array(
        select o.sha256 from shared_objects o
        where o.place = ${store.place} and o.stored_at < now() - interval '1 day' and not exists (
          select from shared_folders f, jsonb_each(f.files) e where e.value->>'sha256' = o.sha256)
        limit ${batch} for update skip locked)) returning sha256`.execute(db);
    await store.remove(
      rows.map(({ sha256 }) => sha256),
      db,
    );
    return rows.length;
  });

const damaged = ({ place }: ObjectStore, sha256: string, why: string): EngineError =>
  new EngineError(
    "files_damaged",
    `The content ${sha256} cannot be read from ${place}: ${why}. Restore it there, or store the file again from a server that has it.`,
  );

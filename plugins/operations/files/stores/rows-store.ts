import { Readable } from "node:stream";
import type { DatabaseConnection } from "freeform-rpg/db";
import type { ObjectStore } from "../tokens.ts";

/** Bytes of one row. */
const partBytes = 1_000_000;

/** Stores contents in rows of the database, for small set-ups: they grow its backups. */
export const rowsStore = (database: DatabaseConnection): ObjectStore => ({
  place: "the database",
  check: async () => undefined,
  put: async ({ sha256 }, read) => {
    // Parts of an attempt that broke off.
    await database.sql.deleteFrom("shared_contents").where("sha256", "=", sha256).execute();
    let part = 0;
    for await (const content of inParts(read())) {
      await database.sql.insertInto("shared_contents").values({ sha256, part, content }).execute();
      part += 1;
    }
  },
  get: async (sha256) => ((await readPart(database, sha256, 0)) === null ? null : Readable.from(readParts(database, sha256))),
  remove: async (hashes, sql) => {
    if (hashes.length > 0) await sql.deleteFrom("shared_contents").where("sha256", "in", hashes).execute();
  },
});

/** The same bytes in pieces of one size; at least one piece. */
async function* inParts(chunks: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  let rest = Buffer.alloc(0);
  for await (const chunk of chunks) {
    rest = Buffer.concat([rest, chunk]);
    if (rest.length < partBytes) continue;
    yield rest;
    rest = Buffer.alloc(0);
  }
  yield rest;
}

async function* readParts(database: DatabaseConnection, sha256: string): AsyncGenerator<Uint8Array> {
  for (let part = 0; ; part += 1) {
    const content = await readPart(database, sha256, part);
    if (content === null) return;
    yield content;
  }
}

const readPart = async ({ sql }: DatabaseConnection, sha256: string, part: number): Promise<Uint8Array | null> => {
  const row = await sql
    .selectFrom("shared_contents")
    .select("content")
    .where("sha256", "=", sha256)
    .where("part", "=", part)
    .executeTakeFirst();
  return row?.content ?? null;
};

import { randomUUID } from "node:crypto";
import type { DatabaseConnection } from "freeform-rpg/db";
import { sql } from "kysely";
import type { Collection } from "./collection.ts";

/** The duration of a lease, after which another process takes over, and the interval of its renewal, in seconds. */
const seconds = { lease: 60, renewal: 20 };

const self = randomUUID();

/** Runs work on a generation under a lease. Returns `false`, without running it, while another process holds the lease. */
export const withGenerationLease = async (
  database: DatabaseConnection,
  collection: Collection,
  generation: number,
  work: () => Promise<void>,
): Promise<boolean> => {
  if (!(await claim(database, collection, generation))) return false;
  const renewal = setInterval(() => void claim(database, collection, generation).catch(() => undefined), seconds.renewal * 1000);
  try {
    await work();
  } finally {
    clearInterval(renewal);
    await database.sql
      .updateTable("lore_generations")
      .set({ owner: null, lease_until: null })
      .where("collection", "=", collection.key)
      .where("generation", "=", generation)
      .where("owner", "=", self)
      .execute();
  }
  return true;
};

const claim = async ({ sql: db, engine }: DatabaseConnection, { key }: Collection, generation: number): Promise<boolean> => {
  // An embedded database has one process: an earlier holder of the lease has ended.
  const alone = engine === "pglite";
  const { rows } = await sql`
    update lore_generations set owner = ${self}, lease_until = now() + ${seconds.lease} * interval '1 second'
    where collection = ${key} and generation = ${generation} and (${alone} or owner is null or owner = ${self} or lease_until < now())
    returning generation`.execute(db);
  return rows.length > 0;
};

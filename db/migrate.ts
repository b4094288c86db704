import type { SqlEntityManager } from "@mikro-orm/postgresql";
import { DatabaseError } from "./errors.ts";
import { migrations } from "./migrations/index.ts";
import type { OpenOrm } from "./orm.ts";

/**
 * Runs the migrations that this database has not seen; returns their names. Safe to call at every start, and by several
 * processes at once: one runs them while the others wait. Throws `database_newer` where a later version has been at work.
 */
export const migrate = async ({ orm, native }: OpenOrm): Promise<readonly string[]> => {
  // The embedded database has this process alone, and would wait for ever for a look at it from outside the transaction.
  const done = native === null ? await migrateLocked(orm) : await migrateAlone(orm);
  return done.map(({ name }) => name);
};

const migrateAlone = async ({ em, migrator }: OpenOrm["orm"]) => {
  await refuseNewer(em.fork());
  return migrator.up();
};

const migrateLocked = ({ em, migrator }: OpenOrm["orm"]) =>
  em.fork().transactional(async (locked) => {
    // The lock comes before any read of the migrations: another process may be about to create even their own table.
    await locked.execute("select pg_advisory_xact_lock(4937281)");
    await refuseNewer(locked);
    return migrator.up({ transaction: locked.getTransactionContext() });
  });

/** A version that does not know the tables would write into them as they once were. */
const refuseNewer = async (em: SqlEntityManager): Promise<void> => {
  const [{ begun }] = await em.execute<[{ begun: boolean }]>("select to_regclass('migrations') is not null as begun");
  if (!begun) return;
  const seen = await em.execute<{ name: string }[]>("select name from migrations order by name");
  const known = new Set(migrations.map(({ name }) => name));
  const later = seen.filter(({ name }) => !known.has(name)).at(-1);
  if (later === undefined) return;
  throw new DatabaseError(
    "database_newer",
    `A newer version of freeform-rpg has been at work on this database: it made the change "${later.name}", which this version does not know. ` +
      `Nothing was touched. Install that version or a later one, or go back to a backup from before it.`,
  );
};

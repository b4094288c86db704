import type { OpenOrm } from "./orm.ts";

/**
 * Runs the migrations that this database has not seen; returns their names. Safe to call at every start, and by several
 * processes at once: one runs them while the others wait.
 */
export const migrate = async ({ orm, native }: OpenOrm): Promise<readonly string[]> => {
  // The embedded database has this process alone, and would wait for ever for a look at it from outside the transaction.
  const done = native === null ? await migrateLocked(orm) : await orm.migrator.up();
  return done.map(({ name }) => name);
};

const migrateLocked = ({ em, migrator }: OpenOrm["orm"]) =>
  em.fork().transactional(async (locked) => {
    // The lock comes before any look at the migrations: even their own table may be about to be made by somebody else.
    await locked.execute("select pg_advisory_xact_lock(4937281)");
    return migrator.up({ transaction: locked.getTransactionContext() });
  });

import { setTimeout as sleep } from "node:timers/promises";
import { codeOf } from "./errors.ts";
import type { OpenOrm } from "./orm.ts";
import { refuseNewer } from "./refuse-newer.ts";

/**
 * Runs the migrations that this database has not seen; returns their names. Safe to call at every start, and by several
 * processes at once: one runs them while the others wait. Throws `database_newer` where a later version has
 * taken away what this one uses.
 */
export const migrate = async ({ orm, native }: OpenOrm): Promise<readonly string[]> => {
  // The embedded database has this process alone, and would wait for ever for a look at it from outside the transaction.
  const done = native === null ? await migrateSoon(orm) : await migrateAlone(orm);
  return done.map(({ name }) => name);
};

const migrateAlone = async ({ em, migrator }: OpenOrm["orm"]) => {
  await refuseNewer((query) => em.fork().execute(query));
  return migrator.up();
};

/** How often a migration is tried while other servers use the tables that it changes. */
const tries = 60;

/** Codes of a migration that gave way: to who held a table, or because each waited for the other. */
const gaveWay: ReadonlySet<string | undefined> = new Set(["database_busy", "conflict"]);

const migrateSoon = async (orm: OpenOrm["orm"]) => {
  for (let tried = 1; ; tried += 1) {
    try {
      return await migrateLocked(orm);
    } catch (thrown) {
      if (!gaveWay.has(codeOf(thrown)) || tried === tries) throw thrown;
      await sleep(200 + Math.random() * 600);
    }
  }
};

const migrateLocked = ({ em, migrator }: OpenOrm["orm"]) =>
  em.fork().transactional(async (locked) => {
    // The lock comes before any read of the migrations: another process may be about to create even their own table.
    await locked.execute("select pg_advisory_xact_lock(4937281)");
    await refuseNewer((query) => locked.execute(query));
    // What waits for a table keeps all that come after it waiting too, and may be what a turn waits for itself. It gives way instead, before Postgres
    // looks for such circles, and is tried again.
    await locked.execute("set local lock_timeout = '500ms'");
    return migrator.up({ transaction: locked.getTransactionContext() });
  });

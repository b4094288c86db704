import type { Orm } from "./orm.ts";

/** Runs the migrations that this database has not seen; returns their names. Safe to call at every start and by several processes. */
export const migrate = async (orm: Pick<Orm, "migrator">): Promise<readonly string[]> => {
  const pending = await orm.migrator.getPending();
  if (pending.length === 0) return [];
  const done = await orm.migrator.up();
  return done.map(({ name }) => name);
};

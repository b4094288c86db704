import { AppError } from "freeform-rpg/kernel";
import { askThrough, refuseNewer } from "./refuse-newer.ts";
import { refuseNewerPlugins } from "./refuse-newer-plugins.ts";
import type { Contributed, DatabaseConnection } from "./tokens.ts";

/**
 * Calls `onRefused`, once, when a newer version takes away what this one uses while it runs; returns what stops watching. It asks when it is
 * notified of such a change, and after notifications may have been lost. `contributed` are the migrations of the plugins that run.
 */
export const watchContracts = (
  { sql: db, notifications }: Pick<DatabaseConnection, "sql" | "notifications">,
  contributed: Contributed,
  onRefused: (error: AppError) => void,
): (() => void) => {
  const ask = askThrough(db);
  const look = async (): Promise<void> => {
    try {
      await refuseNewer(ask);
      await refuseNewerPlugins(ask, contributed);
    } catch (thrown) {
      // A database that does not answer now is asked when it is back: notifications may have been lost then.
      if (!(thrown instanceof AppError) || thrown.code !== "database_newer") return;
      stop();
      onRefused(thrown);
    }
  };
  const stop = notifications.listen(({ type }) => {
    if (type === "schema_contracted" || type === "missed") void look();
  });
  return stop;
};

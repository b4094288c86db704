import { once } from "node:events";
import type { DatabaseConnection } from "freeform-rpg/db";
import { watchContracts } from "freeform-rpg/db/lib";
import type { Contributed } from "freeform-rpg/db/lib";
import { remark } from "../output.ts";
import { endAtLast, stopLimit } from "./end-at-last.ts";

/**
 * Resolves at the first Ctrl-C or SIGTERM, or when a newer version takes away what this one uses of the database. A second Ctrl-C ends the
 * process at once, and what does not stop is ended after {@link stopLimit}.
 */
export const untilStopped = async (database: DatabaseConnection, contributed: Contributed): Promise<void> => {
  await Promise.race([once(process, "SIGINT"), once(process, "SIGTERM"), untilRefused(database, contributed)]);
  process.once("SIGINT", () => process.exit(130));
  endAtLast(stopLimit, { say: remark, exit: (code) => process.exit(code) });
};

/** Resolves when this version cannot work with the database any more, which is said; the process then ends with an error. */
const untilRefused = (database: DatabaseConnection, contributed: Contributed): Promise<void> =>
  new Promise((resolve) => {
    watchContracts(database, contributed, ({ message }) => {
      remark(`\n${message}`);
      process.exitCode = 1;
      resolve();
    });
  });

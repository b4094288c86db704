import { DatabaseError } from "./errors.ts";
import type { Contributed } from "./tokens.ts";
import { isThere } from "./refuse-newer.ts";
import type { AskDatabase } from "./refuse-newer.ts";

interface Noted {
  readonly plugin: string;
  readonly name: string;
  readonly after: string | null;
}

/**
 * Throws `database_newer` where a later version of a plugin has taken away what the one that runs here uses. Tables of plugins that do not run here do not
 * matter, nor does what only adds.
 */
export const refuseNewerPlugins = async (ask: AskDatabase, contributed: Contributed): Promise<void> => {
  if (!(await isThere(ask, "plugin_migrations"))) return;
  // The column came later than the table.
  const noted = await ask<Noted>(
    "select plugin, name, to_jsonb(m) ->> 'after' as after from plugin_migrations m order by executed_at, name",
  );
  const refused = noted.find(({ plugin, name, after }) => {
    const known = new Set(contributed.filter((own) => own.plugin === plugin).map(({ value }) => value.name));
    return known.size > 0 && after !== null && !known.has(name) && !known.has(after);
  });
  if (refused === undefined) return;
  throw new DatabaseError(
    "database_newer",
    `A newer version of the plugin "${refused.plugin}" has been at work on this database: it made the change "${refused.name}", which the version installed here cannot work with. ` +
      "Nothing was touched. Install that version of the plugin or a later one, or go back to a backup from before it.",
  );
};

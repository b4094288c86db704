import { Migration } from "@mikro-orm/migrations";
import { campaigns } from "./first-shape/campaigns.ts";
import { canonAndRuns } from "./first-shape/canon-and-runs.ts";
import { state } from "./first-shape/state.ts";

/** Every statement of every migration, in order: what a cached template stands for. */
export const migrationSql: readonly string[] = [...campaigns, ...state, ...canonAndRuns];

/** The first shape of the database. */
class FirstShape extends Migration {
  override up(): void {
    for (const statement of [...campaigns, ...state, ...canonAndRuns]) this.addSql(statement);
  }
}

/** All migrations, oldest first. A name, once published, never changes. */
export const migrations = [{ name: "20260101000000_first_shape", class: FirstShape }];

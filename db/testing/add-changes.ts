import { migrations, toMigration } from "../migrations/index.ts";
import type { Change } from "../migrations/change.ts";

/** Makes this process one of a later release: one that has these changes of the database too, in order. */
export const addChanges = (changes: Readonly<Record<string, Change>>): void =>
  void migrations.push(...Object.entries(changes).map(([name, change]) => toMigration(name, change)));

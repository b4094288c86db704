import { CompiledQuery } from "kysely";
import type { Kysely } from "kysely";
import type { DatabaseConnection } from "freeform-rpg/db";

/** A statement as it was sent. */
export interface SentStatement {
  readonly sql: string;
  readonly parameters: readonly unknown[];
}

/** Notes every statement that is sent while `work` runs. */
export async function recordStatements<T>(
  database: DatabaseConnection,
  work: () => Promise<T>,
): Promise<{ sent: SentStatement[]; value: T }> {
  const sent: SentStatement[] = [];
  const stop = database.onStatement((sql, parameters) => sent.push({ sql, parameters }));
  const value = await work().finally(stop);
  return { sent, value };
}

/** The same statements with other ids in their text and parameters. */
export function renamed(sent: readonly SentStatement[], names: Readonly<Record<string, string>>): SentStatement[] {
  const rename = (text: string) => Object.entries(names).reduce((renaming, [from, to]) => renaming.replaceAll(from, to), text);
  return sent.map(({ sql, parameters }) => ({
    sql: rename(sql),
    parameters: parameters.map((parameter) => (typeof parameter === "string" ? rename(parameter) : parameter)),
  }));
}

/** Sends statements one after another, the commit's in one transaction as the engine does: a bare loop. */
export async function replayStatements({ sql: db }: DatabaseConnection, sent: readonly SentStatement[]): Promise<void> {
  const first = sent.findIndex(({ sql }) => /select c\.head_seq, c\.current_turn/i.test(sql));
  const last = sent.findIndex(({ sql }) => /insert into "events"/i.test(sql));
  if (first < 0 || last < first) throw new Error("The statements hold no commit; the benchmark no longer fits the engine.");
  await replayInOrder(db, sent.slice(0, first));
  await db.transaction().execute((transaction) => replayInOrder(transaction, sent.slice(first, last + 1)));
  await replayInOrder(db, sent.slice(last + 1));
}

/** Sends statements one after another. */
export async function replayInOrder<T>(db: Kysely<T>, sent: readonly SentStatement[]): Promise<void> {
  for (const { sql, parameters } of sent) await db.executeQuery(CompiledQuery.raw(sql, [...parameters]));
}

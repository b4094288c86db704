import type { DatabaseConnection, Tables } from "freeform-rpg/db";
import { sql } from "kysely";
import type { Kysely } from "kysely";
import { historyCollection } from "./collection.ts";
import { forgetVectors } from "./generations.ts";
import { countTokensOf, eventText, passageAbout } from "./passages.ts";
import { countNewTerms, forgetTerms, withNeighbours, writeSearch } from "./write-search.ts";

/** SQL for the passages of a campaign whose text has changed since they were indexed: their narration was held and then released. */
export const changedPassages = (campaignId: string) => sql`
  select passage.id, passage.position, ${eventText} as text from events
  join history_passages passage on passage.campaign_id = events.campaign_id and passage.id = 'event:' || events.seq
  where events.campaign_id = ${campaignId} and events.release is not null and passage.passage_text <> ${eventText}`;

/** Reindexes passages whose text has changed. Cheap when none has. */
export const reindexChangedPassages = async ({ transaction, sql: db }: DatabaseConnection, campaignId: string): Promise<void> => {
  if ((await readChangedPassages(db, campaignId)).length === 0) return;
  await transaction(async (work) => {
    // Of two processes that do this at the same time, the second finds nothing left.
    await sql`select from lore_collections where collection = ${historyCollection(campaignId).key} for update`.execute(work.sql);
    await writeChangedPassages(work.sql, campaignId, await readChangedPassages(work.sql, campaignId));
  });
};

interface ChangedPassage {
  readonly id: string;
  readonly position: number;
  readonly text: string;
}

const readChangedPassages = async (db: Kysely<Tables>, campaignId: string): Promise<ChangedPassage[]> => {
  const { rows } = await sql<ChangedPassage>`${changedPassages(campaignId)}`.execute(db);
  return rows;
};

const writeChangedPassages = async (db: Kysely<Tables>, campaignId: string, changed: readonly ChangedPassage[]): Promise<void> => {
  if (changed.length === 0) return;
  const collection = historyCollection(campaignId);
  const ids = changed.map(({ id }) => id);
  await forgetTerms(db, collection, ids);
  for (const { id, text } of changed)
    await db
      .updateTable("history_passages")
      .set({ passage_text: text })
      .where("campaign_id", "=", campaignId)
      .where("id", "=", id)
      .execute();
  await countTokensOf(db, campaignId, changed);
  await forgetVectors(db, collection, ids);
  for (const { position } of changed) await writeSearch(db, collection, await readAround(db, campaignId, position));
  await countNewTerms(db, collection, ids);
};

/** A passage and the two on each side, with the words of their neighbours. */
const readAround = async (db: Kysely<Tables>, campaignId: string, position: number) => {
  const passages = db
    .selectFrom("history_passages as piece")
    .select(["id", "passage_text as own", "position", passageAbout.as("names")])
    .where("campaign_id", "=", campaignId)
    .where("kind", "=", "event")
    .limit(5);
  const before = await passages.where("position", "<", position).orderBy("position", "desc").limit(4).execute();
  const from = await passages.where("position", ">=", position).orderBy("position").execute();
  const all = [...before.toReversed(), ...from].map(({ id, own, names }) => ({ id, own, names, group: "event" }));
  return withNeighbours(all).slice(Math.max(0, before.length - 2), before.length + 3);
};

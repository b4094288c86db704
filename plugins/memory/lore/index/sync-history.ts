import type { DatabaseConnection, Tables } from "freeform-rpg/db";
import { sql } from "kysely";
import type { Kysely } from "kysely";
import { historyCollection } from "./collection.ts";
import type { Collection } from "./collection.ts";
import { forgetVectors } from "./generations.ts";
import { countTokensOf, eventText, passageAbout } from "./passages.ts";
import { reindexChangedPassages } from "./reindex-passages.ts";
import { campaignConfiguration } from "./search-language.ts";
import { countNewTerms, withNeighbours, writeSearch } from "./write-search.ts";

/** The maximum number of events indexed in one transaction. */
const batch = 200;

/**
 * Indexes a campaign's history up to the head of its log: narrations, including those released since, facts and summaries.
 * Cheap when nothing is new. It makes no vectors: full text finds the new passages.
 */
export const syncHistory = async (database: DatabaseConnection, campaignId: string): Promise<void> => {
  for (;;) {
    const { head, indexed } = await readPlace(database.sql, campaignId);
    if (head <= indexed) return reindexChangedPassages(database, campaignId);
    await database.transaction(({ sql: db }) => indexEvents(db, campaignId, indexed, Math.min(head, indexed + batch)));
  }
};

const readPlace = async (db: Kysely<Tables>, campaignId: string): Promise<{ head: number; indexed: number }> => {
  const { key } = historyCollection(campaignId);
  const { rows } = await sql<{ head: number; indexed: number }>`
    select head_seq as head, coalesce((select indexed_seq from lore_collections where collection = ${key}), 0) as indexed
    from campaigns where id = ${campaignId}`.execute(db);
  return rows[0] ?? { head: 0, indexed: 0 };
};

const indexEvents = async (db: Kysely<Tables>, campaignId: string, after: number, upTo: number): Promise<void> => {
  const collection = historyCollection(campaignId);
  if (!(await claim(db, collection, after, upTo))) return;
  const fresh = [...(await addTurnPassages(db, campaignId, after, upTo)), ...(await addRows(db, campaignId, after, upTo))];
  const before = await readTurnPassages(db, campaignId, after);
  const turnPassages = fresh.filter(({ kind }) => kind === "event").toSorted((a, b) => a.position - b.position);
  const others = fresh.filter(({ kind }) => kind !== "event");
  const toPiece = ({ id, text, about, kind }: Passage) => ({ id, group: kind === "event" ? "event" : id, own: text, names: about });
  const searchable = withNeighbours([...before, ...turnPassages, ...others].map(toPiece));
  await countTokensOf(db, campaignId, fresh);
  await forgetVectors(
    db,
    collection,
    others.map(({ id }) => id),
  );
  // The last two earlier passages gain neighbours. The ones before them were read only as context.
  await writeSearch(db, collection, searchable.slice(Math.max(0, before.length - 2)));
  await countNewTerms(
    db,
    collection,
    fresh.map(({ id }) => id),
  );
};

/** Of two processes that do this at the same time, the one that advances `indexed_seq` does the work. */
const claim = async (db: Kysely<Tables>, { key, id }: Collection, after: number, upTo: number): Promise<boolean> => {
  const { numAffectedRows } = await sql`
    insert into lore_collections (collection, indexed_seq, language) values (${key}, ${upTo}, ${campaignConfiguration(id)})
    on conflict (collection) do update set indexed_seq = excluded.indexed_seq, indexed_at = now()
    where lore_collections.indexed_seq = ${after}`.execute(db);
  return numAffectedRows === 1n;
};

interface Passage {
  readonly id: string;
  readonly kind: string;
  readonly text: string;
  /** What it is about in other words; searched, and never shown. */
  readonly about: string;
  readonly position: number;
}

const addTurnPassages = async (db: Kysely<Tables>, campaignId: string, after: number, upTo: number): Promise<Passage[]> => {
  const { rows } = await sql<Passage>`
    insert into history_passages as piece (campaign_id, id, kind, source_id, position, turn_no, passage_text)
    select campaign_id, 'event:' || seq, 'event', id, seq, turn_no, narrated.text
    from events, lateral (select ${eventText} as text) narrated
    where campaign_id = ${campaignId} and seq > ${after} and seq <= ${upTo} and kind in ('genesis', 'turn', 'narration') and narrated.text <> ''
    on conflict (campaign_id, id) do nothing
    returning id, kind, position, passage_text as text, ${passageAbout} as about`.execute(db);
  return rows;
};

/** Facts and summaries written by events, each as its last event left it. Their positions are spaced out because they have no neighbours. */
const addRows = async (db: Kysely<Tables>, campaignId: string, after: number, upTo: number): Promise<Passage[]> => {
  const { rows } = await sql<Passage>`
    insert into history_passages (campaign_id, id, kind, source_id, position, turn_no, passage_text)
    select distinct on (written.id) ${campaignId}, written.kind || ':' || written.id, written.kind, written.id,
      1000000000 + (event.seq * 1000 + written.nth) * 2, event.turn_no, written.text
    from events event, lateral (
      select case change->>'table' when 'facts' then 'fact' else 'summary' end as kind, change->'row'->>'id' as id, nth,
        case change->>'table' when 'facts' then change->'row'->'object'->>'text' else change->'row'->>'text' end as text
      from jsonb_array_elements(event.changes) with ordinality as one(change, nth)
      where change->>'table' in ('facts', 'summaries') and jsonb_typeof(change->'row') = 'object') written
    where event.campaign_id = ${campaignId} and event.seq > ${after} and event.seq <= ${upTo} and event.kind <> 'rewind' and written.text <> ''
    order by written.id, event.seq desc
    on conflict (campaign_id, id) do update set passage_text = excluded.passage_text
    returning id, kind, position, passage_text as text, '' as about`.execute(db);
  return rows;
};

const readTurnPassages = async (db: Kysely<Tables>, campaignId: string, after: number): Promise<Passage[]> => {
  const rows = await db
    .selectFrom("history_passages as piece")
    .select(["id", "kind", "position", "passage_text as text", passageAbout.as("about")])
    .where("campaign_id", "=", campaignId)
    .where("kind", "=", "event")
    .where("position", "<=", after)
    .orderBy("position", "desc")
    .limit(4)
    .execute();
  return rows.toReversed();
};

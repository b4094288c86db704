import { encodeJson } from "freeform-rpg/db/lib";
import type { Tables } from "freeform-rpg/db";
import { splitUnspaced } from "freeform-rpg/language";
import { sql } from "kysely";
import type { Kysely } from "kysely";
import { piecesOf } from "./collection.ts";
import type { Collection } from "./collection.ts";
import { configurationIn } from "./search-language.ts";

/** The full-text content of a piece, by falling weight: its own words, its names or what it is about in other words, and the words of its neighbours. */
export interface Searchable {
  readonly id: string;
  readonly own: string;
  readonly names: string;
  readonly near: string;
  readonly far: string;
}

/** A piece before its neighbours are known. Pieces of one group follow each other. */
export interface Piece {
  readonly id: string;
  readonly group: string;
  readonly own: string;
  readonly names: string;
}

/** Adds to each piece the words of its neighbours in the same group, at a distance of one and of two. */
export const withNeighbours = (pieces: readonly Piece[]): Searchable[] =>
  pieces.map(({ id, own, names, group }, at) => {
    const beside = (distance: number) =>
      [pieces[at - distance], pieces[at + distance]].map((piece) => (piece?.group === group ? piece.own : "")).join("\n");
    return { id, own, names, near: beside(1), far: beside(2) };
  });

/** Writes the full-text index of stored pieces, in the language of their collection. */
export const writeSearch = async (db: Kysely<Tables>, collection: Collection, pieces: readonly Searchable[]): Promise<void> => {
  const { table, own } = piecesOf([collection]);
  for (let from = 0; from < pieces.length; from += batch)
    await sql`
      update ${table} piece set search =
        setweight(to_tsvector(spoken.configuration, fresh.own), 'A') || setweight(to_tsvector(spoken.configuration, fresh.names), 'B') ||
        setweight(to_tsvector(spoken.configuration, fresh.near), 'C') || setweight(to_tsvector(spoken.configuration, fresh.far), 'D')
      from jsonb_to_recordset(${encodeJson(pieces.slice(from, from + batch).map(separate))}::jsonb)
        as fresh(id text, own text, names text, near text, far text), (select ${configurationIn(collection)} as configuration) spoken
      where ${own} and piece.id = fresh.id`.execute(db);
};

const batch = 500;

const separate = ({ id, own, names, near, far }: Searchable): Searchable => ({
  id,
  own: splitUnspaced(own),
  names: splitUnspaced(names),
  near: splitUnspaced(near),
  far: splitUnspaced(far),
});

/** Recounts the pieces of a collection in which each term occurs. The vectors of the last fit are not changed. */
export const countTerms = async (db: Kysely<Tables>, collection: Collection): Promise<void> => {
  const { table, own } = piecesOf([collection]);
  await sql`
    with counted as materialized (
      select lexeme, count(*)::integer as pieces from ${table} piece, unnest(piece.search) as word
      where ${own} and word.weights && array['A', 'B'] group by lexeme),
    gone as (delete from lore_terms where collection = ${collection.key} and term not in (select lexeme from counted)),
    total as (
      insert into lore_collections (collection, pieces) select ${collection.key}, count(*) from ${table} piece where ${own}
      on conflict (collection) do update set pieces = excluded.pieces, indexed_at = now())
    insert into lore_terms (collection, term, pieces) select ${collection.key}, lexeme, pieces from counted
    on conflict (collection, term) do update set pieces = excluded.pieces`.execute(db);
};

/** Adds the terms of new pieces to the counts of their collection. */
export const countNewTerms = async (db: Kysely<Tables>, collection: Collection, ids: readonly string[]): Promise<void> => {
  const { table, own } = piecesOf([collection]);
  await sql`
    with fresh as materialized (select piece.search from ${table} piece, jsonb_array_elements_text(${encodeJson(ids)}::jsonb) as added(piece_id)
      where ${own} and piece.id = added.piece_id),
    total as (update lore_collections set pieces = pieces + (select count(*) from fresh) where collection = ${collection.key})
    insert into lore_terms (collection, term, pieces)
    select ${collection.key}, lexeme, count(*)::integer from fresh, unnest(fresh.search) as word where word.weights && array['A', 'B'] group by lexeme
    on conflict (collection, term) do update set pieces = lore_terms.pieces + excluded.pieces`.execute(db);
};

/** Subtracts the terms of pieces that are about to change from the counts of their collection. */
export const forgetTerms = async (db: Kysely<Tables>, collection: Collection, ids: readonly string[]): Promise<void> => {
  const { table, own } = piecesOf([collection]);
  await sql`
    with gone as materialized (select piece.search from ${table} piece, jsonb_array_elements_text(${encodeJson(ids)}::jsonb) as changed(piece_id)
      where ${own} and piece.id = changed.piece_id),
    total as (update lore_collections set pieces = pieces - (select count(*) from gone) where collection = ${collection.key})
    update lore_terms set pieces = lore_terms.pieces - counted.pieces from (
      select lexeme, count(*)::integer as pieces from gone, unnest(gone.search) as word where word.weights && array['A', 'B'] group by lexeme) counted
    where collection = ${collection.key} and lore_terms.term = counted.lexeme`.execute(db);
};

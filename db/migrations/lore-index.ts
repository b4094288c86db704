/**
 * The data that retrieval searches: chunks of packs, passages of a campaign's own story, and for each such collection its terms with how
 * many pieces hold them and where the fitted embedding puts them.
 */
export const loreIndex = [
  `alter table pack_chunks add column position integer not null default 0, add column visibility text not null default 'known',
    add column content_hash text not null default ''`,
  "create index pack_chunks_place on pack_chunks (pack_id, position)",
  `create table history_passages (
    campaign_id text not null references campaigns, id text not null, kind text not null, source_id text not null,
    position integer not null, turn_no integer not null, passage_text text not null, tokens integer not null default 0,
    search tsvector, embedding vector(128), primary key (campaign_id, id))`,
  "create index history_passages_place on history_passages (campaign_id, position)",
  "create index history_passages_search on history_passages using gin (search)",
  `create table lore_terms (
    collection text not null, term text not null, pieces integer not null, vector vector(128), primary key (collection, term))`,
  `create table lore_collections (
    collection text primary key, pieces integer not null default 0, embedder text, generation integer not null default 0,
    indexed_seq integer not null default 0, indexed_at timestamptz not null default now())`,
];

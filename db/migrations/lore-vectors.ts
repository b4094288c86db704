/** Vector lengths that have an index for large collections; others are compared one by one. */
const indexed = [128, 768, 1024, 1536];

/**
 * Vectors, separate from their texts: each embedder creates its own generation, and a search uses the last
 * that is whole. Only collections marked `large` are in an index: comparing some ten thousand vectors one by one is faster than
 * keeping a graph of them.
 */
export const loreVectors = [
  `create table lore_generations (
    collection text not null, generation integer not null, embedder text not null, model text not null default '', dimensions integer not null,
    large boolean not null default false, state text not null, failure text, requests integer not null default 0, tokens double precision not null default 0,
    cost double precision, owner text, lease_until timestamptz, started_at timestamptz not null default now(), ended_at timestamptz,
    primary key (collection, generation))`,
  `create table lore_vectors (
    collection text not null, generation integer not null, piece_id text not null, dimensions integer not null,
    large boolean not null default false, embedding vector not null, primary key (collection, generation, piece_id))`,
  // Out of line each comparison would fetch its vector from elsewhere.
  "alter table lore_vectors alter column embedding set storage main",
  ...indexed.map(
    (length) =>
      `create index lore_vectors_${length} on lore_vectors using hnsw ((embedding::vector(${length})) vector_cosine_ops)
       where dimensions = ${length} and large`,
  ),
  `insert into lore_generations (collection, generation, embedder, dimensions, state, ended_at)
    select collection, generation, embedder, 128, 'whole', now() from lore_collections where generation > 0 and embedder is not null`,
  `insert into lore_vectors (collection, generation, piece_id, dimensions, embedding)
    select made.collection, made.generation, piece.id, 128, piece.embedding from lore_generations made
    join pack_chunks piece on made.collection = 'pack:' || piece.pack_id where piece.embedding is not null`,
  `insert into lore_vectors (collection, generation, piece_id, dimensions, embedding)
    select made.collection, made.generation, piece.id, 128, piece.embedding from lore_generations made
    join history_passages piece on made.collection = 'campaign:' || piece.campaign_id where piece.embedding is not null`,
  "alter table pack_chunks drop column embedding, drop column generation",
  "alter table history_passages drop column embedding",
];

/** Indexes of large collections whose vectors are of models that run on this machine, of 384 and 512 numbers. */
export const vectorLengths = [384, 512].map(
  (length) =>
    `create index lore_vectors_${length} on lore_vectors using hnsw ((embedding::vector(${length})) vector_cosine_ops)
     where dimensions = ${length} and large`,
);

import { defineEntity, p } from "@mikro-orm/core";
import { VectorType } from "pgvector/mikro-orm";
import { integer, key, maybeText, maybeTime, text, time } from "./columns.ts";

const HistoryPassageSchema = defineEntity({
  name: "HistoryPassage",
  tableName: "history_passages",
  properties: {
    campaign_id: key(),
    id: key(),
    kind: text(),
    source_id: text(),
    position: integer(),
    turn_no: integer(),
    passage_text: text(),
    tokens: integer().default(0),
    search: p.text().columnType("tsvector").nullable(),
  },
});
/** A passage of a campaign's own story. */
export class HistoryPassage extends HistoryPassageSchema.class {}
HistoryPassageSchema.setClass(HistoryPassage);

const LoreTermSchema = defineEntity({
  name: "LoreTerm",
  tableName: "lore_terms",
  properties: {
    collection: key(),
    term: key(),
    pieces: integer(),
    vector: p.type(VectorType).columnType("vector(128)").nullable(),
  },
});
/** A term of a collection. */
export class LoreTerm extends LoreTermSchema.class {}
LoreTermSchema.setClass(LoreTerm);

const LoreCollectionSchema = defineEntity({
  name: "LoreCollection",
  tableName: "lore_collections",
  properties: {
    collection: key(),
    pieces: integer().default(0),
    embedder: maybeText(),
    generation: integer().default(0),
    indexed_seq: integer().default(0),
    indexed_at: time(),
    language: text().default("english"),
  },
});
/** The progress of indexing a collection. */
export class LoreCollection extends LoreCollectionSchema.class {}
LoreCollectionSchema.setClass(LoreCollection);

const LoreGenerationSchema = defineEntity({
  name: "LoreGeneration",
  tableName: "lore_generations",
  properties: {
    collection: key(),
    generation: p.integer().primary(),
    embedder: text(),
    model: text().default(""),
    dimensions: integer(),
    large: p.boolean().default(false),
    state: text(),
    failure: maybeText(),
    requests: integer().default(0),
    tokens: p.double().default(0),
    cost: p.double().nullable(),
    owner: maybeText(),
    lease_until: maybeTime(),
    started_at: time(),
    ended_at: maybeTime(),
  },
});
/** One embedder's vectors of a collection. */
export class LoreGeneration extends LoreGenerationSchema.class {}
LoreGenerationSchema.setClass(LoreGeneration);

const LoreVectorSchema = defineEntity({
  name: "LoreVector",
  tableName: "lore_vectors",
  properties: {
    collection: key(),
    generation: p.integer().primary(),
    piece_id: key(),
    dimensions: integer(),
    large: p.boolean().default(false),
    embedding: p.type(VectorType).columnType("vector"),
  },
});
/** The vector of a piece by one embedder. */
export class LoreVector extends LoreVectorSchema.class {}
LoreVectorSchema.setClass(LoreVector);

import { defineEntity, p } from "@mikro-orm/core";
import { integer, key, maybeText, text, time } from "./columns.ts";

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
    embedding: p.text().columnType("vector(128)").nullable(),
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
    vector: p.text().columnType("vector(128)").nullable(),
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
  },
});
/** How far a collection is indexed. */
export class LoreCollection extends LoreCollectionSchema.class {}
LoreCollectionSchema.setClass(LoreCollection);

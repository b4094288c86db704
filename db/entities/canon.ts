import { defineEntity, p } from "@mikro-orm/core";
import { integer, json, key, maybeText, maybeTime, text, time } from "./columns.ts";

const ContentPackSchema = defineEntity({
  name: "ContentPack",
  tableName: "content_packs",
  properties: {
    id: key(),
    name: text(),
    version: text(),
    genre: maybeText(),
    layer: text().default("setting"),
    depends_on: json<string[]>().defaultRaw("'[]'"),
    path: text(),
    license: json<Record<string, unknown>>().defaultRaw("'{}'"),
    installed_at: time(),
    language: text().default("en"),
  },
});
/** An installed content pack. */
export class ContentPack extends ContentPackSchema.class {}
ContentPackSchema.setClass(ContentPack);

const PackChunkSchema = defineEntity({
  name: "PackChunk",
  tableName: "pack_chunks",
  properties: {
    pack_id: key(),
    id: key(),
    file_path: text(),
    section_path: text(),
    chunk_text: text(),
    tokens: integer().default(0),
    metadata: json<Record<string, unknown>>().defaultRaw("'{}'"),
    search: p.text().columnType("tsvector").nullable(),
    position: integer().default(0),
    visibility: text().default("known"),
    content_hash: text().default(""),
  },
});
/** A piece of a pack's text. */
export class PackChunk extends PackChunkSchema.class {}
PackChunkSchema.setClass(PackChunk);

const SceneLoreSchema = defineEntity({
  name: "SceneLore",
  tableName: "scene_lore",
  properties: {
    campaign_id: key(),
    id: key(),
    scene_id: text(),
    session_id: maybeText(),
    lore: json<Record<string, unknown>>().defaultRaw("'{}'"),
    retrieved_at: time(),
  },
});
/** Lore gathered for a scene. */
export class SceneLore extends SceneLoreSchema.class {}
SceneLoreSchema.setClass(SceneLore);

const CorrectionSchema = defineEntity({
  name: "Correction",
  tableName: "corrections",
  properties: {
    campaign_id: key(),
    id: key(),
    session_id: maybeText(),
    action: text(),
    target_id: text(),
    payload: json<Record<string, unknown>>().defaultRaw("'{}'"),
    reason: text().default(""),
    status: text().default("pending"),
    proposed_by: text(),
    proposed_at: time(),
    decided_by: maybeText(),
    decided_at: maybeTime(),
    note: maybeText(),
    withdrawn_by: maybeText(),
    withdrawn_at: maybeTime(),
    withdrawn_note: maybeText(),
    target_name: maybeText(),
    into_name: maybeText(),
  },
});
/** A change to canon that a DM approves or rejects. */
export class Correction extends CorrectionSchema.class {}
CorrectionSchema.setClass(Correction);

const PromptPinSchema = defineEntity({
  name: "PromptPin",
  tableName: "prompt_pins",
  properties: { campaign_id: key(), prompt_id: key(), version: text() },
});
/** A campaign's pinned version of a prompt. */
export class PromptPin extends PromptPinSchema.class {}
PromptPinSchema.setClass(PromptPin);

import { defineEntity, p } from "@mikro-orm/core";
import type { StateRow } from "freeform-rpg/schemas";
import { integer, json, key, maybeInteger, maybeText, provenance, text } from "./columns.ts";

const FactSchema = defineEntity({
  name: "Fact",
  tableName: "facts",
  properties: {
    campaign_id: key(),
    id: key(),
    subject_id: text(),
    predicate: text(),
    object: json<StateRow<"facts">["object"]>(),
    visibility: text(),
    confidence: p.double(),
    tags: json<string[]>(),
    discovered_turn: maybeInteger(),
    discovery_method: maybeText(),
    turn_no: integer(),
    ended_turn: maybeInteger(),
    ...provenance(),
  },
});
/** Something that is true, independent of who knows it. */
export class Fact extends FactSchema.class {}
FactSchema.setClass(Fact);

const ThreadSchema = defineEntity({
  name: "Thread",
  tableName: "threads",
  properties: {
    campaign_id: key(),
    id: key(),
    title: text(),
    type: text(),
    urgency: text(),
    status: text(),
    stakes: json<StateRow<"threads">["stakes"]>(),
    related_entity_ids: json<string[]>(),
    tags: json<string[]>(),
    visibility: text(),
    resolved_when: json<StateRow<"threads">["resolved_when"]>().nullable(),
    failed_when: json<StateRow<"threads">["failed_when"]>().nullable(),
    progressed_turn: integer(),
    ...provenance(),
  },
});
/** A question or aim that the story has not settled. */
export class Thread extends ThreadSchema.class {}
ThreadSchema.setClass(Thread);

const ClockSchema = defineEntity({
  name: "Clock",
  tableName: "clocks",
  properties: {
    campaign_id: key(),
    id: key(),
    name: text(),
    value: integer(),
    max: integer(),
    direction: text(),
    triggers: json<StateRow<"clocks">["triggers"]>(),
    moves: json<StateRow<"clocks">["moves"]>().defaultRaw("'[]'"),
    deadline: json<StateRow<"clocks">["deadline"]>().nullable(),
    tags: json<string[]>(),
    visibility: text(),
    ...provenance(),
  },
});
/** Pressure that rises or runs out. */
export class Clock extends ClockSchema.class {}
ClockSchema.setClass(Clock);

const ThreatSchema = defineEntity({
  name: "Threat",
  tableName: "threats",
  properties: {
    campaign_id: key(),
    id: key(),
    text: text(),
    source_entity_id: maybeText(),
    hardness: text(),
    status: text(),
    created_turn: integer(),
    hardened_turn: maybeInteger(),
  },
});
/** A danger announced and not yet landed. */
export class Threat extends ThreatSchema.class {}
ThreatSchema.setClass(Threat);

const DirectorSchema = defineEntity({
  name: "Director",
  tableName: "director",
  properties: {
    campaign_id: key(),
    id: key(),
    failure_streak: json<StateRow<"director">["failure_streak"]>(),
    recent_moves: json<string[]>(),
    investigation_progress: json<StateRow<"director">["investigation_progress"]>(),
    counters: json<Record<string, number>>(),
    fired: json<string[]>().defaultRaw("'[]'"),
  },
});
/** The engine's memory between turns. */
export class Director extends DirectorSchema.class {}
DirectorSchema.setClass(Director);

const SummarySchema = defineEntity({
  name: "Summary",
  tableName: "summaries",
  properties: { campaign_id: key(), id: key(), scope: text(), scope_id: text(), text: text(), from_turn: integer(), to_turn: integer() },
});
/** A summary of several turns. */
export class Summary extends SummarySchema.class {}
SummarySchema.setClass(Summary);

const OutlookSchema = defineEntity({
  name: "Outlook",
  tableName: "outlooks",
  properties: {
    campaign_id: key(),
    character_id: key(),
    table_name: key(),
    row_key: key(),
    known: json<Record<string, unknown>>().nullable(),
  },
});
const PluginStateSchema = defineEntity({
  name: "PluginState",
  tableName: "plugin_states",
  properties: { campaign_id: key(), plugin: key(), name: key(), version: integer(), value: json<Record<string, unknown>>() },
});
/** A document that a plugin keeps of a campaign. */
export class PluginState extends PluginStateSchema.class {}
PluginStateSchema.setClass(PluginState);

/** A row as a character still knows it. */
export class Outlook extends OutlookSchema.class {}
OutlookSchema.setClass(Outlook);

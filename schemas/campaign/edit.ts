import { z } from "zod";
import { EntityType, ThreadStatus, ThreadType, Urgency, Visibility } from "../values/enums.ts";
import { Id, JsonObject } from "../values/json.ts";
import { EffectDraft } from "../rules/effect.ts";

const ref = z.string().trim().min(1).max(200);
const name = z.string().trim().min(1).max(200);
const text = z.string().trim().min(1).max(4000);
const maybeText = z.string().trim().max(4000);
const tags = z.array(z.string().trim().min(1).max(100)).max(100);
/** An id that the DM chooses; without one, it is made of the name. */
const newId = Id.optional();

const stakes = z.strictObject({ success: maybeText.optional(), failure: maybeText.optional() });

/**
 * What a DM can set by hand, beside the effects that everybody can bring about: `schemas/rules/effect.ts`. A field that is left out
 * stays as it is.
 */
export const Edit = z.discriminatedUnion("kind", [
  /** A person, place, thing or group that the campaign did not have. `at` is where it is; a person's id puts an item into their hands. */
  z.strictObject({
    kind: z.literal("add_entity"),
    id: newId,
    type: EntityType,
    name,
    description: maybeText.default(""),
    attrs: JsonObject.default({}),
    tags: tags.default([]),
    visibility: Visibility.default("known"),
    at: ref.optional(),
  }),
  /** Any field of an entity but its name, which corrections change. Attributes merge; `null` takes one away. */
  z.strictObject({
    kind: z.literal("edit_entity"),
    entity: ref,
    description: maybeText.optional(),
    attrs: JsonObject.optional(),
    tags: tags.optional(),
    visibility: Visibility.optional(),
  }),
  /** Takes an entity out of play: it is nowhere, no one meets it, and what is known of it stays known. */
  z.strictObject({ kind: z.literal("retire"), entity: ref }),
  /** Brings a retired entity back; `at` is where it is. */
  z.strictObject({ kind: z.literal("bring_back"), entity: ref, at: ref.optional() }),
  /** How many of an item someone has; 0 takes it away. */
  z.strictObject({ kind: z.literal("set_item"), item: ref, owner: ref, quantity: z.number().int().min(0).max(100_000) }),
  z.strictObject({
    kind: z.literal("add_fact"),
    id: newId,
    subject: ref,
    predicate: z.string().trim().min(1).max(100).default("note"),
    text,
    visibility: Visibility.default("known"),
    tags: tags.default([]),
  }),
  z.strictObject({
    kind: z.literal("edit_fact"),
    fact: ref,
    text: text.optional(),
    visibility: Visibility.optional(),
    tags: tags.optional(),
  }),
  /** Removes a fact as if it had never been. */
  z.strictObject({ kind: z.literal("strike_fact"), fact: ref }),
  z.strictObject({
    kind: z.literal("add_clock"),
    id: newId,
    name,
    value: z.number().int().min(0).default(0),
    max: z.number().int().min(1).max(100_000),
    direction: z.enum(["up", "down"]).default("up"),
    visibility: Visibility.default("known"),
  }),
  /** Sets a clock without its triggers; `advance` moves it with them. */
  z.strictObject({
    kind: z.literal("set_clock"),
    clock: ref,
    name: name.optional(),
    value: z.number().int().min(0).optional(),
    max: z.number().int().min(1).max(100_000).optional(),
    visibility: Visibility.optional(),
  }),
  z.strictObject({ kind: z.literal("strike_clock"), clock: ref }),
  z.strictObject({
    kind: z.literal("add_thread"),
    id: newId,
    title: name,
    type: ThreadType,
    urgency: Urgency.default("MEDIUM"),
    visibility: Visibility.default("known"),
    stakes: stakes.default({}),
    related: z.array(ref).max(50).default([]),
  }),
  /** A thread of the story. Its status here is the DM's word: conditions are not asked. */
  z.strictObject({
    kind: z.literal("edit_thread"),
    thread: ref,
    title: name.optional(),
    status: ThreadStatus.optional(),
    urgency: Urgency.optional(),
    visibility: Visibility.optional(),
    stakes: stakes.optional(),
  }),
  /** How two stand to each other, from -10 to 10. */
  z.strictObject({
    kind: z.literal("set_relationship"),
    from: ref,
    to: ref,
    type: z.string().trim().min(1).max(50).default("trust"),
    intensity: z.number().int().min(-10).max(10),
    visibility: Visibility.optional(),
  }),
  /** The scene: the place, who is there, what holds in it. `move` takes the party along and clears what does not follow. */
  z.strictObject({
    kind: z.literal("set_scene"),
    location: ref.optional(),
    present: z.array(ref).max(200).optional(),
    constraints: z.array(z.string().trim().min(1).max(100)).max(20).optional(),
    visibility_conditions: z.string().trim().max(200).optional(),
    noise_level: z.string().trim().max(200).optional(),
  }),
  /** Characters of players, and who is to come `along`, leave those they are with and go to a place. */
  z.strictObject({
    kind: z.literal("move_characters"),
    who: z.array(ref).min(1).max(50),
    to: ref,
    along: z.array(ref).max(50).default([]),
  }),
  /** Lets characters of players know a fact, or know of someone or something; without `with` all of them. */
  z.strictObject({ kind: z.literal("share"), target: ref, with: z.array(ref).max(50).default([]) }),
  /** The time of the story. `pass_time` lets time pass with what happens meanwhile. */
  z.strictObject({
    kind: z.literal("set_time"),
    day: z.number().int().min(1).max(100_000).optional(),
    hour: z.number().int().min(0).max(23).optional(),
    minute: z.number().int().min(0).max(59).optional(),
    weather: z.string().trim().min(1).max(100).optional(),
  }),
  /** Ends a situation of anybody. */
  z.strictObject({ kind: z.literal("end_situation"), situation: ref }),
  /** Announces a danger. */
  z.strictObject({ kind: z.literal("add_threat"), text, source: ref.optional(), hardness: z.enum(["soft", "hard"]).default("soft") }),
  z.strictObject({ kind: z.literal("end_threat"), threat: ref }),
]);
export type Edit = z.infer<typeof Edit>;
export type EditKind = Edit["kind"];

/** The kinds of edits. */
export const editKinds: ReadonlySet<string> = new Set(Edit.options.map(({ shape }) => shape.kind.value));

/** A change by the DM: an edit, or an effect of any kind. */
export const Change = z.union([Edit, EffectDraft]);
export type Change = z.infer<typeof Change>;

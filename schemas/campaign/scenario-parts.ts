import { z } from "zod";
import { EntityType, ThreadStatus, ThreadType, TimePeriod, Urgency, Visibility } from "../values/enums.ts";
import { JsonObject } from "../values/json.ts";
import { Condition } from "../rules/condition.ts";
import { ClockMove, ClockTrigger, StoryTime } from "../rules/trigger.ts";
import { EntityAttrs } from "./entity.ts";
import { describeForm, hasForm } from "./thread-forms.ts";

const snake = "lower-case letters, digits and underscores";

/** An id inside a scenario: bare, or `pack:entity` for something that a content pack brings. */
export const ScenarioId = z
  .string()
  .regex(/^[a-z0-9_][a-z0-9_-]*(:[a-z0-9_][a-z0-9_-]*)?$/, `must be ${snake}, or "pack:entity" for something from a content pack`);

const text = z.string().trim().min(1);
const tags = z.array(text).default([]);
const share = z.number().min(0).max(1);

/** A clock. `time` counts down unless it says otherwise, every other clock up. */
export const ScenarioClock = z
  .strictObject({
    id: ScenarioId,
    name: text,
    value: z.number().int().min(0),
    max: z.number().int().positive(),
    direction: z.enum(["up", "down"]).optional(),
    triggers: z
      .record(z.string().regex(/^-?\d+$/, "must be a whole number: the value at which the trigger happens"), ClockTrigger)
      .default({}),
    /** The events that move it. */
    moves: z.array(ClockMove).default([]),
    /** The time of the story at which it runs out. */
    deadline: StoryTime.nullable().default(null),
    tags,
    visibility: Visibility.default("known"),
  })
  .transform((clock) => ({ ...clock, direction: clock.direction ?? (clock.id === "time" ? ("down" as const) : ("up" as const)) }));
export type ScenarioClock = z.infer<typeof ScenarioClock>;

const people = ["pc", "npc"] as const;

/**
 * An entity. `pc` and `npc` become `character` and stay on as tags; a `pc` is a seat for a player.
 * What a content pack brings (`pack:entity`) may leave out `type` and `name`: the pack's are taken.
 */
export const ScenarioEntity = z
  .strictObject({
    id: ScenarioId,
    type: z.union([EntityType, z.enum(people)], `must be one of ${[...EntityType.options, ...people].join(", ")}`).optional(),
    name: text.optional(),
    attrs: EntityAttrs.default({}),
    tags,
    visibility: Visibility.default("known"),
  })
  .superRefine((entity, context) => {
    if (entity.id.includes(":")) return;
    for (const field of ["type", "name"] as const)
      if (entity[field] === undefined)
        context.addIssue({ code: "custom", path: [field], message: `is missing; only what a content pack brings may leave it out` });
  })
  .transform(({ type, tags: given, ...rest }) => {
    if (type !== "pc" && type !== "npc") return { ...rest, type, tags: given };
    return { ...rest, type: "character" as const, tags: given.includes(type) ? given : [...given, type] };
  });
export type ScenarioEntity = z.infer<typeof ScenarioEntity>;

/** A fact. `object` may be a bare sentence. `visibility` is never guessed. */
export const ScenarioFact = z.strictObject({
  id: ScenarioId,
  subject_id: ScenarioId,
  predicate: text,
  object: z.preprocess((value) => (typeof value === "string" ? { text: value } : value), z.object({ text }).catchall(z.json())),
  visibility: Visibility,
  confidence: share.default(1),
  tags,
});
export type ScenarioFact = z.infer<typeof ScenarioFact>;

/** A relationship, from -10 to 10. `notes` may be a bare sentence. */
export const ScenarioRelationship = z.strictObject({
  a_id: ScenarioId,
  b_id: ScenarioId,
  rel_type: text,
  intensity: z.number().int().min(-10).max(10).default(0),
  notes: z.preprocess((value) => (typeof value === "string" ? { text: value } : value), JsonObject).default({}),
  visibility: Visibility.default("known"),
});
export type ScenarioRelationship = z.infer<typeof ScenarioRelationship>;

/** A thread of the story, its title in the form of its type. */
export const ScenarioThread = z
  .strictObject({
    id: ScenarioId,
    title: text,
    type: ThreadType,
    urgency: Urgency.default("MEDIUM"),
    status: ThreadStatus.default("active"),
    stakes: z.strictObject({ success: z.string().default(""), failure: z.string().default("") }).prefault({}),
    related_entity_ids: z.array(ScenarioId).default([]),
    tags,
    visibility: Visibility.default("known"),
    resolved_when: Condition.nullable().default(null),
    failed_when: Condition.nullable().default(null),
  })
  .superRefine(({ type, title }, context) => {
    if (!hasForm(type, title))
      context.addIssue({
        code: "custom",
        path: ["title"],
        message: `"${title}" does not have the form of a ${type} thread. ${describeForm(type)}`,
      });
  });
export type ScenarioThread = z.infer<typeof ScenarioThread>;

/** Something that someone carries when play begins. */
export const ScenarioItem = z.strictObject({
  owner_id: ScenarioId,
  item_id: ScenarioId,
  qty: z.number().int().positive().default(1),
  flags: JsonObject.default({}),
});
export type ScenarioItem = z.infer<typeof ScenarioItem>;

/** The part of the day that an hour (0 to 23) belongs to; DEFINITIONS section 2. */
export const periodOfHour = (hour: number): TimePeriod => {
  if (hour === 5) return "pre_dawn";
  if (hour === 6 || hour === 7) return "dawn";
  if (hour >= 8 && hour <= 11) return "morning";
  if (hour >= 12 && hour <= 16) return "afternoon";
  return hour >= 17 && hour <= 19 ? "evening" : "night";
};

const ScenarioTime = z
  .strictObject({
    day: z.number().int().min(1).default(1),
    hour: z.number().int().min(0).max(23),
    minute: z.number().int().min(0).max(59).default(0),
    period: TimePeriod.optional(),
    weather: text.default("clear"),
  })
  .superRefine(({ hour, period }, context) => {
    if (period === undefined || period === periodOfHour(hour)) return;
    const message = `is "${period}", but hour ${hour} is "${periodOfHour(hour)}"; leave the period out, the hour decides it`;
    context.addIssue({ code: "custom", path: ["period"], message });
  })
  .transform((time) => ({ ...time, period: periodOfHour(time.hour) }));

const namesThatHold = (value: unknown): unknown =>
  typeof value !== "object" || value === null || Array.isArray(value)
    ? value
    : Object.entries(value).flatMap(([name, holds]) => (holds === false ? [] : [name]));

const sceneParts = {
  location_id: ScenarioId,
  present_entity_ids: z.array(ScenarioId),
  time: ScenarioTime,
  constraints: z.preprocess(namesThatHold, z.array(text)),
  visibility_conditions: text.nullable(),
  noise_level: text.nullable(),
  obscured_entity_ids: z.array(ScenarioId),
};

/** Any part of a scene; what is left out stays left out. */
export const ScenarioSceneDraft = z.strictObject(sceneParts).partial();
export type ScenarioSceneDraft = z.infer<typeof ScenarioSceneDraft>;

/** Where and when play begins. `constraints` is a list of names, or a map whose `false` entries do not hold. */
export const ScenarioScene = z.strictObject({
  ...sceneParts,
  present_entity_ids: sceneParts.present_entity_ids.default([]),
  constraints: sceneParts.constraints.default([]),
  visibility_conditions: sceneParts.visibility_conditions.default(null),
  noise_level: sceneParts.noise_level.default(null),
  obscured_entity_ids: sceneParts.obscured_entity_ids.default([]),
});
export type ScenarioScene = z.infer<typeof ScenarioScene>;

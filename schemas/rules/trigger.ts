import { z } from "zod";
import { EngineEventType } from "../values/enums.ts";
import { Condition } from "./condition.ts";
import { EffectDraft } from "./effect.ts";

const text = z.string().trim().min(1);

/** A time of the story, on a clock of 24 hours. */
export const StoryTime = z.strictObject({
  day: z.number().int().min(1),
  hour: z.number().int().min(0).max(23),
  minute: z.number().int().min(0).max(59).default(0),
});
export type StoryTime = z.infer<typeof StoryTime>;

/** What the fields of an event, or of the effect behind it, must be. A list allows each of its values. */
export const EventFields = z.record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.array(z.string()).min(1)]));
export type EventFields = z.infer<typeof EventFields>;

/** Moves a clock when an event of this type happens. */
export const ClockMove = z.strictObject({
  on: EngineEventType,
  where: EventFields.default({}),
  by: z
    .number()
    .int()
    .refine((by) => by !== 0, "must not be 0"),
});
export type ClockMove = z.infer<typeof ClockMove>;

const consequence = {
  effects: z.array(EffectDraft).default([]),
  /** Whether it ends a wait. By default it does when its effects concern the party or the place where the party is. */
  interrupts: z.boolean().optional(),
};

/** What happens when a clock reaches a value: a sentence, or a sentence with effects. A sentence alone changes nothing. */
export const ClockTrigger = z.union([text, z.strictObject({ text, ...consequence })]);
export type ClockTrigger = z.infer<typeof ClockTrigger>;

/** Something that happens in a story at an event (`on`), at a time (`at`), or as soon as a condition is met (`when`). Where several are given, all must hold. */
export const StoryTrigger = z
  .strictObject({
    id: text,
    on: EngineEventType.optional(),
    where: EventFields.default({}),
    at: StoryTime.optional(),
    when: Condition.optional(),
    text: z.string().trim().default(""),
    /** Whether it can happen more than once; never more than once a turn. */
    repeats: z.boolean().default(false),
    ...consequence,
  })
  .refine(({ on, at, when }) => on !== undefined || at !== undefined || when !== undefined, {
    message: "needs one of: on, at, when",
  })
  .refine(({ on, at }) => on === undefined || at === undefined, { message: "takes either on or at, not both" })
  .refine((trigger) => trigger.text !== "" || trigger.effects.length > 0, { message: "needs a text or effects" });
export type StoryTrigger = z.infer<typeof StoryTrigger>;

/** A way in which a story ends. */
export const StoryEnding = z.strictObject({ id: text, when: Condition, kind: z.enum(["won", "lost", "neutral"]), text });
export type StoryEnding = z.infer<typeof StoryEnding>;

/** The part of a scenario that its campaign reads every turn: triggers and endings. */
export const Story = z.object({ triggers: z.array(StoryTrigger).default([]), endings: z.array(StoryEnding).default([]) });
export type Story = z.infer<typeof Story>;

import { ActionFamily } from "freeform-rpg/schemas/rules";
import { z } from "zod";
import { EngineEventType, OutcomeBand, TimePeriod } from "freeform-rpg/schemas/values";

const Named = { id: z.string(), name: z.string(), aliases: z.array(z.string()).default([]) };

/** A person, monster or deity. `present` is true when they are in the scene before or after the turn. */
export const Person = z.object({
  ...Named,
  type: z.string().default("character"),
  present: z.boolean().default(true),
  dead: z.boolean().default(false),
  /** False while the players do not know of this person. */
  known: z.boolean().default(true),
  capabilities: z.array(z.string()).default([]),
  limits: z.array(z.string()).default([]),
});
export type Person = z.infer<typeof Person>;

/** The facts of a turn that its narration is checked against. */
export const NarrationFacts = z.object({
  actor: z.object({ ...Named, dead: z.boolean().default(false) }).prefault({ id: "player", name: "you" }),
  people: z.array(Person).default([]),
  items: z
    .array(
      z.object({
        ...Named,
        carried: z.boolean().default(false),
        here: z.boolean().default(false),
        known: z.boolean().default(true),
        uses: z.array(z.string()).default([]),
      }),
    )
    .default([]),
  places: z.array(z.object({ ...Named, known: z.boolean().default(true) })).default([]),
  outcomes: z
    .array(
      z.object({
        action: z.string(),
        family: ActionFamily.optional(),
        target: z.string().default(""),
        band: OutcomeBand,
        rolled: z.boolean().default(true),
      }),
    )
    .default([]),
  events: z
    .array(
      z.object({
        type: EngineEventType,
        text: z.string().default(""),
        entity_id: z.string().optional(),
        binding: z.boolean().default(false),
      }),
    )
    .default([]),
  time: z
    .object({ day: z.number().int().default(1), hour: z.number().int(), minute: z.number().int().default(0), period: TimePeriod })
    .optional(),
  /** Texts that no player may read this turn. */
  secrets: z.array(z.object({ text: z.string() })).default([]),
  /** Facts that the players know. `alone`: only their characters found it out; `shared_with`: ids of people who know it too. */
  known: z
    .array(
      z.object({
        text: z.string(),
        alone: z.boolean().default(false),
        shared_with: z.array(z.string()).default([]),
        told_now: z.boolean().default(false),
      }),
    )
    .default([]),
  /** The player character's speech in this turn. */
  speech: z.string().default(""),
  lines: z.array(z.string()).default([]),
  veils: z.array(z.string()).default([]),
  /** Words of the scene that may be used freely: features, descriptions, what was done. */
  scenery: z.string().default(""),
});
export type NarrationFacts = z.infer<typeof NarrationFacts>;
